// Keys of a replay: arrows go by turns, with Shift by single actions; the space bar plays.

/** @import { ReplayPage } from "../replay.js" */

import { elementOf, find } from "../page/dom.js";

const FAR = 5; // turns
const OWN = "input, select, textarea, button, a, [role=tab]"; // what has keys of its own

/** @param {ReplayPage} page */
export function bindKeys(page) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || find("dialog[open]")) return;
    const does = meant(page, event);
    if (!does) return;
    event.preventDefault();
    page.playing.stop();
    does();
  });
}

/**
 * @param {ReplayPage} page
 * @param {KeyboardEvent} event
 * @returns {(() => unknown) | undefined}
 */
function meant(page, event) {
  const target = elementOf(event);
  const own = target?.closest(OWN) ?? null;
  if (event.key === " ") return own ? undefined : () => page.playing.toggle();
  if (own?.matches("input, select, textarea, [role=tab]")) return undefined;
  const arrow = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (arrow && event.shiftKey) return () => page.go(page.at + arrow);
  if (arrow) return () => page.stepTurn(arrow);
  /** @type {Record<string, () => unknown>} */
  const far = {
    PageUp: () => page.goToTurn(page.turn - FAR),
    PageDown: () => page.goToTurn(page.turn + FAR),
    Home: () => page.goToTurn(0),
    End: () => page.goToTurn(page.turns.length),
  };
  return far[event.key];
}
