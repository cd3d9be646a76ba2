// The score sheet of a game that is over, and the curve of its scores.

/** @import { Over, Says, Update } from "./sent.js" */

import { $, $$, make, still } from "../page/dom.js";
import { curve } from "../picture/curve.js";
import { mark } from "../picture/marks.js";
import { markOf } from "./players.js";

let shown = "";

/**
 * @param {Update} update
 * @param {Says} says
 * @param {boolean} first whether the page was opened like this: then nothing moves
 */
export function showScores(update, says, first) {
  const { over } = update;
  const sheet = JSON.stringify(over);
  if (!over || sheet === shown) return; // the answer and the stream say the same
  shown = sheet;
  $("[data-winner]").textContent = update.prompt;
  const table = $("[data-sheet-table]", HTMLTableElement);
  table.replaceChildren(head(over, says), ...bodies(over, says));
  if (!first && !still()) rowAfterRow(table);
  const totals = over.curve.flat();
  const scale = { most: Math.max(10, ...totals), least: Math.min(0, ...totals), unit: "" };
  curve($("[data-curve]", SVGSVGElement), over.curve, scale);
  const dialog = $("#over", HTMLDialogElement);
  if (dialog.open || dialog.dataset.seen) return;
  dialog.dataset.seen = "1";
  dialog.showModal();
}

/**
 * @param {Over} over
 * @param {Says} says
 */
function head({ names, resigned }, says) {
  const row = make("tr");
  row.append(make("td"));
  names.forEach((name, seat) => {
    const cell = make("th", { scope: "col" });
    cell.innerHTML = `<svg class="mark" width="22" height="22" viewBox="0 0 34 34">${markOf(seat)}</svg>`;
    cell.append(make("span", { textContent: name }));
    if (resigned.includes(seat)) cell.append(make("small", { textContent: says.resigned }));
    row.append(cell);
  });
  const made = make("thead");
  made.append(row);
  return made;
}

/**
 * A group of rows for each line of the sheet: the points, and below them what they are made of.
 * @param {Over} over
 * @param {Says} says
 */
function bodies({ rows, parts, sources, winners }, says) {
  return rows.map(([name, ...points], index) => {
    const total = index === rows.length - 1;
    const made = make("tbody");
    const row = make("tr", { className: total ? "total" : "" });
    row.append(make("th", { scope: "row", textContent: String(name) }));
    points.forEach((point, seat) => {
      const cell = make("td");
      cell.append(pointsOf(signed(point), sources[index]?.[seat] ?? [], says));
      cell.classList.toggle("winner", total && winners.includes(seat));
      row.append(cell);
    });
    made.append(row);
    const details = parts[index] ?? [];
    if (details.some((own) => own.length)) made.append(partsRow(details));
    return made;
  });
}

/**
 * Points; if they come from places of the table, a button that shows them there.
 * @param {string} points
 * @param {string[]} places
 * @param {Says} says
 */
function pointsOf(points, places, says) {
  if (!places.length) return points;
  const button = make("button", { className: "plain", textContent: points, title: says.sheetWhere });
  button.addEventListener("click", (event) => {
    event.stopPropagation(); // any other click forgets what is marked
    $("#over", HTMLDialogElement).close();
    mark(places);
  });
  return button;
}

/** @param {[string, number][][]} details */
function partsRow(details) {
  const row = make("tr", { className: "parts-of" });
  row.append(make("td"));
  for (const own of details) {
    const cell = make("td");
    for (const [name, points] of own) {
      const line = make("span");
      line.append(make("span", { textContent: name }), make("b", { textContent: signed(points) }));
      cell.append(line);
    }
    row.append(cell);
  }
  return row;
}

/** @param {string | number} points */
function signed(points) {
  return String(points).replace("-", "−");
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
