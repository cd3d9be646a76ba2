// A hint: what a bot would do, with its reasons, at the place where it would do it.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */

import { ask } from "../page/ask.js";
import { find } from "../page/dom.js";

/** @typedef {{label: string, why: string, better: string, places: string[]}} Advice */

/**
 * @param {TablePage} page
 * @param {Element} tool
 */
export async function hint(page, tool) {
  if (tool.hasAttribute("aria-busy")) return;
  tool.setAttribute("aria-busy", "true");
  const asked = page.update.number;
  /** @type {Answer<{advice: Advice[]}> | null} */
  const answer = await ask(`${page.base}/hint`);
  tool.removeAttribute("aria-busy");
  if (!answer) page.bubble.tell(tool, { error: page.says.offline });
  else if (page.update.number !== asked)
    return; // whoever has played meanwhile asks about another position
  else if (!answer.ok) page.bubble.tell(tool, answer.said);
  else show(page, tool, answer.said.advice);
}

/**
 * @param {TablePage} page
 * @param {Element} tool
 * @param {Advice[]} advice
 */
function show(page, tool, [best, ...others]) {
  if (!best) return;
  const { board } = page;
  const element = find(`[data-place="${best.places[0]}"]`, Element) ?? tool;
  if (board.svg.contains(element)) board.reveal(element);
  else element.scrollIntoView({ block: "nearest", inline: "nearest" });
  // On a phone the tool is below the board: there the words leave the board free.
  const below = tool.getBoundingClientRect().top > board.svg.getBoundingClientRect().bottom;
  const said = { error: line(best), help: others.map(line).join("\n") };
  page.bubble.tell(below ? tool : element, said, "hint", best.places);
}

/** @param {Advice} advice */
function line({ label, why, better }) {
  return `${label} – ${why} (${better})`;
}
