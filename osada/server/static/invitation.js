// The invitation to a table: it becomes the table when everybody has come.

import { $ } from "./page/dom.js";
import { People } from "./page/people.js";

const AGAIN = 3000; // milliseconds

const main = $("[data-table]");
const base = `/t/${main.dataset.table}`;
const people = new People(base, main.dataset.copied ?? "");
people.onNews = (told) => {
  if (told.waiting === 0) location.replace(base);
};

/** @type {EventSource | null} */
let source = null;

/** While somebody looks, the server says who comes. */
function listen() {
  source?.close();
  source = null;
  if (document.hidden) return;
  source = new EventSource(`${base}/stream?since=${main.dataset.number}&people=${people.changes}`);
  source.addEventListener("people", () => people.refresh());
  source.addEventListener("here", () => people.refresh());
  source.onerror = () => {
    if (source?.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  };
}

document.addEventListener("visibilitychange", listen);
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
listen();
