// The log.

/** @import { LogLine, Update } from "./sent.js" */

import { $, $$, make } from "../page/dom.js";

const SPOKEN = 6; // lines that are read aloud at a time

/**
 * Lines of which all are news, but for what was there before the first action.
 * @param {LogLine[]} lines
 */
export function logLines(lines) {
  return lines.map(([number, seat, text, places]) => {
    const line = make("li", { textContent: text }, { number: String(number) });
    if (places) line.dataset.places = places.join(" ");
    if (seat !== null) line.dataset.seat = String(seat);
    line.classList.toggle("since", number > 0);
    return line;
  });
}

/** @param {Update} update */
export function showLog(update) {
  const list = $("[data-log]");
  for (const number of update.undone)
    for (const line of $$(`li[data-number="${number}"]`, HTMLElement, list)) line.remove();
  const known = linesByNumber(list);
  const fresh = update.log.filter(([number]) => !known.has(number));
  list.append(...logLines(fresh));
  retell(known, update.log);
  for (const line of $$("li", HTMLElement, list))
    line.classList.toggle("since", Number(line.dataset.number) > update.last_turn);
  announce(fresh, update);
}

/** @param {HTMLElement} list */
function linesByNumber(list) {
  /** @type {Map<number, HTMLElement[]>} */
  const found = new Map();
  for (const line of $$("li", HTMLElement, list)) {
    const number = Number(line.dataset.number);
    found.set(number, [...(found.get(number) ?? []), line]);
  }
  return found;
}

/**
 * Tell anew what was told otherwise: whoever is at the screen now may know more, or less.
 * @param {Map<number, HTMLElement[]>} known
 * @param {LogLine[]} log
 */
function retell(known, log) {
  for (const [number, old] of known) {
    const told = log.filter(([one]) => one === number);
    const same = told.map(([, , text]) => text).join() === old.map((line) => line.textContent).join();
    if (!told.length || same) continue;
    old[0]?.before(...logLines(told));
    for (const line of old) line.remove();
  }
}

/**
 * For screen readers.
 * @param {LogLine[]} fresh
 * @param {Update} update
 */
function announce(fresh, update) {
  const said = fresh.slice(-SPOKEN).map(([, , text]) => text);
  if (update.yours) said.push(update.prompt);
  const text = said.filter(Boolean).join(" ");
  if (text) $("[data-announce]").textContent = text;
}
