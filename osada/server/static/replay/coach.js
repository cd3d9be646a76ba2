// The coach of a replay: everybody's chances turn by turn, and turns that could have been better.

/** @import { ReplayPage } from "../replay.js" */
/** @import { Answer } from "../page/ask.js" */

import { ask } from "../page/ask.js";
import { $, make } from "../page/dom.js";
import { curve } from "../picture/curve.js";
import { mark } from "../picture/marks.js";

/**
 * A turn that the coach names.
 * @typedef {object} Turn
 * @property {number} at
 * @property {number} seat
 * @property {string} title
 * @property {string} played
 * @property {string} better
 * @property {string[]} places
 */
/**
 * @typedef {object} Said
 * @property {boolean} begun
 * @property {boolean} ready
 * @property {boolean} failed
 * @property {number} done
 * @property {number} count
 * @property {[at: number, ...shares: number[]][]} chances
 * @property {Turn[]} named
 */

const AGAIN = 700; // milliseconds
const CHANCES = { most: 100, least: 0, unit: " %" };

export class Coach {
  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    $("[data-do=coach]").addEventListener("click", () => this.ask("POST"));
    this.ask(location.hash === "#coach" ? "POST" : "GET");
  }

  /**
   * Ask the coach, and again while it is at work.
   * @param {"GET" | "POST"} method a POST lets it begin
   */
  async ask(method) {
    /** @type {Answer<Said> | null} */
    const answer = await ask(`${this.page.base}/coach`, { method });
    if (!answer) return;
    $("[data-refused]").textContent = answer.ok ? "" : answer.said.error;
    if (!answer.ok) return;
    this.show(answer.said);
    if (answer.said.begun && !answer.said.ready) setTimeout(() => this.ask("GET"), AGAIN);
  }

  /** @param {Said} said */
  show(said) {
    $("[data-do=coach]").hidden = said.begun;
    $("[data-coach-progress]").hidden = !said.begun || said.ready;
    $("[data-coach-progress] progress", HTMLProgressElement).value = said.count ? said.done / said.count : 0;
    $("[data-failed]").hidden = !said.failed;
    $("[data-nothing]").hidden = !said.ready || said.named.length > 0;
    this.showChances(said);
    $("[data-named]").replaceChildren(...said.named.map((turn, index) => this.named(turn, index + 1)));
  }

  /** @param {Said} said */
  showChances({ chances, named }) {
    const svg = $("[data-chances]", SVGSVGElement);
    svg.toggleAttribute("hidden", chances.length < 2);
    $("[data-chances-title]").hidden = chances.length < 2;
    if (chances.length < 2) return;
    const percents = chances.map(([, ...shares]) => shares.map((share) => 100 * share));
    const marked = named.map(({ at, seat }) => ({ turn: chances.findIndex(([one]) => one === at), seat }));
    curve(svg, percents, CHANCES, marked);
  }

  /**
   * @param {Turn} turn
   * @param {number} number
   */
  named(turn, number) {
    const item = make("li");
    const look = make("button", { textContent: `${number}. ${turn.title}` });
    look.addEventListener("click", () => this.look(turn));
    const text = make("small", { textContent: `${turn.played}\n${turn.better}` });
    const on = make("button", { textContent: $("[data-named]").dataset.playOn ?? "" });
    on.addEventListener("click", () => this.page.playOn({ at: turn.at, seat: turn.seat }));
    item.append(look, text, on);
    return item;
  }

  /** @param {Turn} turn */
  async look(turn) {
    if (await this.page.go(turn.at, `?seat=${turn.seat}`)) mark(turn.places);
  }
}
