// What people say to each other: sentences that are ready, what was said lately, and whom one hears.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */
/** @typedef {[number: number, seat: number, text: string]} Saying when, in milliseconds since 1970 */
/**
 * @typedef {object} Said
 * @property {number} number the newest, also if it is not to be heard
 * @property {boolean} talks whether there is somebody to talk to
 * @property {Saying[]} lately
 * @property {[seat: number, heard: boolean][]} others
 * @property {boolean} silent whether nobody is to be heard
 */

import { ask, post } from "../page/ask.js";
import { $, $$, around, draw, elementOf, find, make } from "../page/dom.js";
import { markOf } from "./players.js";

const SEEN = 8000; // milliseconds that a sentence is seen at the table
const MARK = 26;

export class Sayings {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.box = $("#say", HTMLDialogElement);
    this.spoken = $("[data-spoken]");
    this.fault = $("[data-say-fault]");
    /** The newest that this page knows of. */
    this.number = Number(this.box.dataset.number);
    /** @type {number | undefined} */
    this.timer = undefined;
    this.box.addEventListener("click", (event) => {
      const button = around(elementOf(event), "[data-sentence]");
      if (button) this.say(button.dataset.sentence ?? "");
    });
    this.box.addEventListener("change", (event) => {
      if (event.target instanceof HTMLInputElement) this.mute(event.target);
    });
    if (page.people) page.people.onNews = () => this.refresh();
  }

  open() {
    $("#menu", HTMLDialogElement).close();
    this.complain("");
    this.refresh();
    this.box.showModal();
  }

  async refresh() {
    /** @type {Answer<Said> | null} */
    const answer = await ask(`${this.page.base}/said`);
    if (answer?.ok) this.show(answer.said);
  }

  /** @param {string} sentence */
  async say(sentence) {
    const { base, seats, update } = this.page;
    /** @type {Answer<Said> | null} */
    const answer = await post(`${base}/say`, { seat: update.viewer ?? seats[0], sentence });
    this.complain(answer ? (answer.ok ? "" : answer.said.error) : this.page.says.offline);
    if (!answer?.ok) return;
    this.box.close();
    this.show(answer.said);
  }

  /** @param {HTMLInputElement} box */
  async mute(box) {
    const seat = Number(box.dataset.hearsSeat);
    /** @type {Answer<Said> | null} */
    const answer = await post(`${this.page.base}/mute`, { seat, yes: seat < 0 ? box.checked : !box.checked });
    if (answer?.ok) this.show(answer.said);
  }

  /** @param {string} sentence */
  complain(sentence) {
    this.fault.textContent = sentence;
    this.fault.hidden = !sentence;
  }

  /** @param {Said} said */
  show({ number, talks, lately, others, silent }) {
    for (const tool of $$("[data-do=say].round, [data-talk]")) tool.hidden = !talks;
    const list = $("[data-lately]");
    list.replaceChildren(...lately.map((saying) => this.line("li", saying)));
    list.hidden = !lately.length;
    this.hears(others, silent);
    const last = lately.findLast(([at]) => at > this.number);
    if (last) this.speak(last);
    this.number = Math.max(this.number, number);
  }

  /**
   * Whom this person hears.
   * @param {[number, boolean][]} others
   * @param {boolean} silent
   */
  hears(others, silent) {
    const box = $("[data-hears]");
    const focused = find("[data-hears-seat]:focus", HTMLInputElement, box)?.dataset.hearsSeat;
    box.replaceChildren(
      ...others.map(([seat, heard]) => {
        const tick = make("input", { type: "checkbox", checked: heard, disabled: silent });
        tick.dataset.hearsSeat = String(seat);
        const label = make("label");
        label.append(tick, " ", this.page.update.players[seat]?.name ?? "");
        return label;
      }),
    );
    find(`[data-hears-seat="${focused}"]`, HTMLInputElement, box)?.focus();
    $("[data-hears-seat='-1']", HTMLInputElement).checked = silent;
  }

  /**
   * Somebody has said this just now: it is seen for a while.
   * @param {Saying} saying
   */
  speak(saying) {
    this.spoken.replaceChildren(...this.line("p", saying).childNodes);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.spoken.replaceChildren(), SEEN);
  }

  /**
   * Who has said what, and when.
   * @param {"li" | "p"} kind
   * @param {Saying} saying
   */
  line(kind, [at, seat, text]) {
    const mark = draw("svg", {
      class: "mark",
      width: MARK,
      height: MARK,
      viewBox: "0 0 34 34",
      "aria-hidden": "true",
    });
    mark.innerHTML = markOf(seat);
    const line = make(kind);
    const name = make("b", { textContent: this.page.update.players[seat]?.name ?? "" });
    line.append(mark, name, make("span", { textContent: text }), make("small", { textContent: timeOf(at) }));
    return line;
  }
}

/** @param {number} at */
function timeOf(at) {
  const then = new Date(at);
  /** @type {Intl.DateTimeFormatOptions} */
  const parts = { hour: "numeric", minute: "2-digit" };
  if (then.toDateString() !== new Date().toDateString()) parts.weekday = "short";
  return then.toLocaleString(document.documentElement.lang, parts);
}
