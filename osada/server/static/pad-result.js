// The result of a score sheet: every number shows where it comes from.

import { copyLink } from "./page/copy.js";
import { $, $$, around, elementOf, find } from "./page/dom.js";
import { Board } from "./picture/board.js";
import { mark } from "./picture/marks.js";

/** @type {Record<string, string[]>} */
const sources = JSON.parse($("#sources").textContent);
/** The rule of each line in short. @type {Record<string, string>} */
const titles = JSON.parse($("#titles").textContent);
const hint = find("[data-where]");
new Board();

/** @param {HTMLElement} number */
function light(number) {
  const on = number.getAttribute("aria-pressed") !== "true";
  for (const other of $$("[data-source]")) other.setAttribute("aria-pressed", "false");
  number.setAttribute("aria-pressed", String(on));
  const places = sources[number.dataset.source ?? ""] ?? [];
  mark(on ? places : []);
  if (!hint) return;
  const { where = "", typed = "", nothing = "" } = hint.dataset;
  const [line = ""] = (number.dataset.source ?? "").split(" ");
  const whence = places.length ? "" : number.textContent === "0" ? nothing : typed;
  hint.textContent = (on && [titles[line], whence].filter(Boolean).join(" ")) || where;
}

/** @param {HTMLElement} button */
async function share(button) {
  const { share: url = "", title = "", copied = "" } = button.dataset;
  if (navigator.share) await navigator.share({ url, title }).catch(() => {});
  else if (await copyLink(url, title)) button.textContent = copied;
}

$("main").addEventListener("click", (event) => {
  const number = around(elementOf(event), "[data-source]");
  const shared = around(elementOf(event), "[data-share]");
  if (number instanceof HTMLElement) light(number);
  if (shared instanceof HTMLElement) void share(shared);
});
