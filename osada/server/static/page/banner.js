// A line at the bottom of the page: what is wrong with the connection or the table.

import { $ } from "./dom.js";

/** @param {string} message empty: all is well again */
export function banner(message) {
  const box = $("[data-banner]");
  box.textContent = message;
  box.hidden = !message;
}
