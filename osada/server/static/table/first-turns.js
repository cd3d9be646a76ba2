// The first three turns of a newcomer explain themselves; then never again.

/** @import { Update } from "./sent.js" */

import { $, find } from "../page/dom.js";
import { prefer, preference } from "../page/preferences.js";

/** @typedef {{titles: string[], good: string[]}} Advice */

export class FirstTurns {
  /** @param {string | undefined} game */
  constructor(game) {
    this.key = `first-turns-${game}`;
    this.box = find("[data-first-turn]");
    /** @type {Advice} */
    this.advice = JSON.parse(find("#advice")?.textContent ?? '{"titles": [], "good": []}');
    this.asked = "";
    if (!this.box) return;
    $("[data-first-close]").addEventListener("click", () => this.hide());
    $("[data-first-known]").addEventListener("click", () => {
      prefer(this.key, String(this.advice.good.length));
      this.hide();
    });
  }

  /** How many turns have been explained. */
  get told() {
    return Number(preference(this.key, "0"));
  }

  /**
   * A turn begins: it is explained if it is one of the first.
   * @param {Update} update
   */
  begin(update) {
    const turn = this.told;
    const good = this.advice.good[turn];
    if (!this.box || good === undefined || this.asked === turnOf(update)) return;
    this.asked = turnOf(update);
    prefer(this.key, String(turn + 1));
    const happened = update.turns
      .map(({ seat, text }) => `${update.players[seat]?.name}: ${text}`)
      .join(" · ");
    $("[data-first-title]").textContent = this.advice.titles[turn] ?? "";
    $("[data-first-asked]").textContent = update.prompt;
    $("[data-first-good]").textContent = good;
    const line = $("[data-first-happened]");
    line.textContent = happened;
    if (line.parentElement) line.parentElement.hidden = !happened;
    this.box.hidden = false;
  }

  hide() {
    if (this.box) this.box.hidden = true;
  }
}

/**
 * Which turn of this person an update is of: that after these entries of others.
 * @param {Update} update
 */
function turnOf(update) {
  return `${update.last_turn}-${update.turns.map(({ number }) => number).join("-")}`;
}
