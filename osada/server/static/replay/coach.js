// The coach of a replay: everybody's chances turn by turn, and turns that could have been better.

/** @import { ReplayPage } from "../replay.js" */
/** @import { Answer } from "../page/ask.js" */

import { ask } from "../page/ask.js";
import { $, $$, make } from "../page/dom.js";
import { drawMoves, letter, letterPlaces, mark } from "../picture/marks.js";

/**
 * A turn that the coach names.
 * @typedef {object} Named
 * @property {number} at
 * @property {number} seat
 * @property {number} cost
 * @property {string} title
 * @property {string} played
 * @property {string} better
 * @property {string[]} places
 * @property {[place: string, label: string][]} differs what the coach would do otherwise
 * @property {[from: string, to: string][]} moves where something would have gone
 * @property {string[]} more what that would bring
 */
/**
 * @typedef {object} Said
 * @property {boolean} begun
 * @property {boolean} ready
 * @property {boolean} failed
 * @property {number} done
 * @property {number} count
 * @property {[at: number, ...shares: number[]][]} chances
 * @property {Named[]} named
 * @property {string[]} seats how everybody has played, once all is looked at
 */

const AGAIN = 700; // milliseconds

export class Coach {
  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    /** @type {Named[]} */
    this.named = [];
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
    $("[data-coached]").textContent = said.seats.join("\n");
    this.named = said.named;
    this.showLine(said);
    $("[data-named]").replaceChildren(...said.named.map((turn, index) => this.item(turn, index + 1)));
    this.attend();
    this.letter();
  }

  /** @param {Said} said */
  showLine({ chances, named }) {
    const { line, list, says } = this.page;
    /** @type {[number, number[]][]} */
    const shares = chances.map(([at, ...all]) => [this.far(at), all.map((share) => 100 * share)]);
    const turns = named.map(({ at }) => this.turnOf(at));
    const moments = named.map(({ cost }, index) => ({
      turn: turns[index] ?? 0,
      cost: `\u2212${cost}`,
      label: says.moment.replace("%t", String(turns[index])),
    }));
    line.tell(shares.length > 1 ? shares : [], moments);
    list.mark(turns);
  }

  /**
   * The turn that begins or goes on after so many actions.
   * @param {number} at
   */
  turnOf(at) {
    return this.page.turnAt(at + 1);
  }

  /**
   * How far the game is before an action, in turns.
   * @param {number} at
   */
  far(at) {
    const number = this.turnOf(at);
    const turn = this.page.turns[number - 1];
    return turn ? number - 1 + Math.max(0, at - turn.from) / Math.max(1, turn.to - turn.from) : 0;
  }

  /** What the coach would have done in the turn that is shown, on the board. */
  letter() {
    const named = this.named.find(({ at }) => this.turnOf(at) === this.page.turn);
    letterPlaces(named?.differs.map(([place]) => place) ?? []);
    drawMoves(named?.moves ?? []);
  }

  /** What the coach says of the turn that is shown is open. */
  attend() {
    $$("[data-named] > li").forEach((item, index) => {
      const turn = this.turnOf(this.named[index]?.at ?? -1);
      item.classList.toggle("now", turn === this.page.turn);
    });
  }

  /**
   * @param {Named} turn
   * @param {number} number
   */
  item(turn, number) {
    const item = make("li");
    const look = make("button", { className: "plain look" });
    look.append(make("i", { className: "moment", textContent: String(number) }), turn.title);
    look.addEventListener("click", () => this.look(turn));
    const text = make("small", { textContent: turn.played });
    const otherwise = make("ol", { className: "otherwise" });
    otherwise.append(...turn.differs.map(([, label], index) => step(label, index)));
    const more = make("p", { className: "more" });
    more.append(...turn.more.map((gain) => make("b", { textContent: gain })));
    const on = make("button", { textContent: $("[data-named]").dataset.playOn ?? "" });
    on.addEventListener("click", () => this.page.playOn.ask({ at: turn.at, seat: turn.seat }));
    item.append(look, text, otherwise, more, on);
    return item;
  }

  /** @param {Named} turn */
  async look(turn) {
    this.page.playing.stop();
    const shown = { as: `&seat=${turn.seat}`, turn: this.turnOf(turn.at), keep: true };
    if (await this.page.go(turn.at, shown)) mark(turn.places);
  }
}

/**
 * Something that the coach would do, with its letter.
 * @param {string} label
 * @param {number} index
 */
function step(label, index) {
  const line = make("li");
  line.append(make("i", { className: "dot letter", textContent: letter(index) }), label);
  return line;
}
