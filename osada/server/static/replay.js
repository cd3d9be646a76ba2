// A replay: any position of a game, and a table to play on from there.

/** @import { Answer } from "./page/ask.js" */
/** @import { Drawn } from "./picture/panes.js" */

import { ask, post } from "./page/ask.js";
import { banner } from "./page/banner.js";
import { $, $$, find } from "./page/dom.js";
import { Board } from "./picture/board.js";
import { mark } from "./picture/marks.js";
import { show } from "./picture/panes.js";
import { Coach } from "./replay/coach.js";
import { logLines } from "./table/log.js";
import { wholeLog } from "./table/sent.js";

/** @typedef {Drawn & {number: number, seat: number | null}} Position */

export class ReplayPage {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.base = `/t/${main.dataset.table}`;
    this.count = Number(main.dataset.count);
    this.last = Number(main.dataset.last); // from where something can be played
    this.scrub = $("[data-scrub]", HTMLInputElement);
    this.board = new Board();
    /** @type {Map<string, Position>} */
    this.known = new Map();
    this.wanted = "";
    this.lines = logLines(wholeLog());
    $("[data-log]").replaceChildren(...this.lines);
    this.bind();
    this.go(this.count);
    if (find("[data-coach]")) this.coach = new Coach(this);
  }

  bind() {
    this.scrub.addEventListener("input", () => this.go(this.at));
    for (const button of $$("[data-step]"))
      button.addEventListener("click", () => this.go(this.at + Number(button.dataset.step)));
    $("[data-do=play-on]").addEventListener("click", () => this.playOn({ at: this.at }));
    document.addEventListener("keydown", (event) => this.key(event));
  }

  get at() {
    return Number(this.scrub.value);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.target === this.scrub) return;
    /** @type {Record<string, number>} */
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      PageUp: -10,
      PageDown: 10,
      Home: -this.count,
      End: this.count,
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    this.go(this.at + step);
  }

  /**
   * Show a position, as somebody has seen it or as whoever looks on.
   * False if another one is wanted meanwhile.
   * @param {number} wanted
   * @param {string} as
   */
  async go(wanted, as = "") {
    const number = Math.max(0, Math.min(this.count, wanted));
    const address = `${number}${as}`;
    this.scrub.value = String(number);
    mark([]);
    $("[data-do=play-on]", HTMLButtonElement).disabled = number > this.last;
    $("[data-at]").textContent = `${number} / ${this.count}`;
    this.wanted = address;
    const position = await this.position(address);
    if (!position || this.wanted !== address) return false;
    this.show(position);
    if (number < this.count) this.position(String(number + 1));
    return true;
  }

  /** @param {Position} position */
  show(position) {
    show(position, this.board);
    const list = $("[data-log]");
    for (const line of this.lines) line.hidden = Number(line.dataset.number) > position.number;
    list.scrollTop = list.scrollHeight;
    for (const row of $$("[data-players] > li"))
      row.classList.toggle("deciding", Number(row.dataset.seat) === position.seat);
  }

  /**
   * @param {string} address
   * @returns {Promise<Position | undefined>}
   */
  async position(address) {
    if (!this.known.has(address)) {
      /** @type {Answer<Position> | null} */
      const answer = await ask(`${this.base}/at/${address}`);
      if (answer?.ok) this.known.set(address, answer.said);
    }
    return this.known.get(address);
  }

  /** @param {{at: number, seat?: number}} from */
  async playOn(from) {
    /** @type {Answer<{address: string}> | null} */
    const answer = await post(`${this.base}/play-on`, from);
    if (answer?.ok) location.href = answer.said.address;
    else if (answer) banner(answer.said.error);
  }
}

new ReplayPage($("main.play"));
