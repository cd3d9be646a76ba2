// The score sheet of a game that is over, and the curve of its scores.

/** @import { Over, Update } from "./sent.js" */

import { $, $$, make, still } from "../page/dom.js";
import { curve } from "../picture/curve.js";
import { markOf } from "./players.js";

let shown = "";

/**
 * @param {Update} update
 * @param {boolean} first whether the page was opened like this: then nothing moves
 */
export function showScores(update, first) {
  const { over } = update;
  const sheet = JSON.stringify(over);
  if (!over || sheet === shown) return; // the answer and the stream say the same
  shown = sheet;
  $("[data-winner]").textContent = update.prompt;
  const table = $("[data-sheet-table]", HTMLTableElement);
  table.replaceChildren(head(over), body(over));
  if (!first && !still()) rowAfterRow(table);
  const totals = over.curve.flat();
  const scale = { most: Math.max(10, ...totals), least: Math.min(0, ...totals), unit: "" };
  curve($("[data-curve]", SVGSVGElement), over.curve, scale);
  const dialog = $("#over", HTMLDialogElement);
  if (dialog.open || dialog.dataset.seen) return;
  dialog.dataset.seen = "1";
  dialog.showModal();
}

/** @param {Over} over */
function head({ names }) {
  const row = make("tr");
  row.append(make("td"));
  names.forEach((name, seat) => {
    const cell = make("th", { scope: "col" });
    cell.innerHTML = `<svg class="mark" width="22" height="22" viewBox="0 0 34 34">${markOf(seat)}</svg>`;
    cell.append(make("span", { textContent: name }));
    row.append(cell);
  });
  const made = make("thead");
  made.append(row);
  return made;
}

/** @param {Over} over */
function body({ rows, winners }) {
  const made = make("tbody");
  rows.forEach(([name, ...points], index) => {
    const total = index === rows.length - 1;
    const row = make("tr", { className: total ? "total" : "" });
    row.append(make("th", { scope: "row", textContent: String(name) }));
    points.forEach((point, seat) => {
      const cell = make("td", { textContent: String(point).replace("-", "−") });
      cell.classList.toggle("winner", total && winners.includes(seat));
      row.append(cell);
    });
    made.append(row);
  });
  return made;
}

/** @param {HTMLElement} table */
function rowAfterRow(table) {
  const appear = [
    { opacity: 0, transform: "translateY(6px)" },
    { opacity: 1, transform: "none" },
  ];
  $$("tbody tr", HTMLElement, table).forEach((row, index) => {
    row.animate(appear, { duration: 300, delay: 250 * index, fill: "backwards" });
  });
}
