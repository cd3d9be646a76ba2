// The log by turns: a line for each with what it brought, then the details of the one that is shown. A
// line lights its places when it is pointed at; chosen, it shows the table as it was then.

/** @import { ReplayPage } from "../replay.js" */
/** @import { Turn } from "./sent.js" */

import { $, around, elementOf, find, make } from "../page/dom.js";
import { mark } from "../picture/marks.js";
import { markOf } from "../table/players.js";
import { signed } from "./sent.js";

/**
 * A line of the turn that is shown: with a number if it has places.
 * @typedef {{number: number, at: number, text: string, places: string[]}} Step
 */

export class TurnList {
  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    this.box = $("[data-turns]");
    this.dots = find("[data-steps]");
    this.rows = page.turns.map((turn, index) => this.row(turn, index + 1));
    this.box.append(...this.rows);
    for (const box of [this.box, this.dots]) {
      box?.addEventListener("pointerover", (event) => light(elementOf(event)));
      box?.addEventListener("pointerleave", () => mark([]));
      box?.addEventListener("focusin", (event) => light(elementOf(event)));
      box?.addEventListener("click", (event) => this.choose(elementOf(event)));
    }
  }

  /**
   * @param {Turn} turn
   * @param {number} number
   */
  row(turn, number) {
    const row = make("li", {}, { seat: String(turn.seat), number: String(number) });
    const line = make("button", { className: "plain turn" }, { shows: String(number) });
    const places = turn.lines.flatMap(([, , where]) => where);
    if (places.length) line.dataset.places = [...new Set(places)].join(" ");
    line.append(make("span", { className: "number", textContent: `${number}.` }), seatMark(turn.seat));
    const text = make("span", { className: "text" });
    text.append(make("b", { textContent: this.page.names[turn.seat] ?? "" }), ` ${turn.text}`);
    line.append(text, make("i", { className: "moment", hidden: true }));
    line.append(make("b", { className: "gain", textContent: signed(turn.gain) }));
    row.append(line);
    return row;
  }

  /** The lines of the turn that is shown. @returns {Step[]} */
  steps() {
    const { turn, turns, opening } = this.page;
    let number = 0;
    return (turns[turn - 1]?.lines ?? opening).map(([at, text, places]) => {
      if (places.length) number += 1;
      return { number: places.length ? number : 0, at, text, places };
    });
  }

  show() {
    const { turn, at } = this.page;
    const steps = this.steps();
    const last = steps.findLast((step) => step.at <= at);
    for (const row of this.rows) {
      const now = Number(row.dataset.number) === turn;
      row.classList.toggle("now", now);
      $(".turn", HTMLElement, row).ariaExpanded = String(now);
      find("ol", HTMLElement, row)?.remove();
      if (now) row.append(detailsOf(steps, last));
    }
    if (this.dots) this.showDots(steps, last);
    requestAnimationFrame(() => this.reveal());
  }

  /**
   * On a phone: a dot for each step, and what is told by the last of them.
   * @param {Step[]} steps
   * @param {Step | undefined} last
   */
  showDots(steps, last) {
    const numbered = steps.filter(({ number }) => number);
    this.dots?.replaceChildren(...numbered.map((step) => stepLine(step, step === last, false)));
    const text = this.page.turns[this.page.turn - 1]?.text ?? last?.text ?? "";
    const whole = this.page.at === this.page.endOf(this.page.turn);
    $("[data-told]").textContent = whole ? text : (last?.text ?? text);
  }

  /** The turn that is shown is in sight, with its details as far as there is room. */
  reveal() {
    const row = this.rows[this.page.turn - 1];
    if (!row) {
      this.box.scrollTop = 0;
      return;
    }
    const { top, bottom, height } = row.getBoundingClientRect();
    const box = this.box.getBoundingClientRect();
    if (bottom > box.bottom || top < box.top)
      this.box.scrollTop += top - box.top - Math.max(0, (box.height - height) / 3);
  }

  /**
   * The turns that the coach names have its number.
   * @param {number[]} turns
   */
  mark(turns) {
    this.rows.forEach((row, index) => {
      const sign = $(".moment", HTMLElement, row);
      const number = turns.indexOf(index + 1) + 1;
      sign.hidden = !number;
      sign.textContent = number ? String(number) : "";
    });
  }

  /** @param {Element | null} target */
  choose(target) {
    const line = around(target, "[data-shows], [data-at-step]");
    if (!line) return;
    this.page.playing.stop();
    const { shows, atStep } = line.dataset;
    if (shows) this.page.goToTurn(Number(shows), true);
    else this.page.go(Number(atStep), { turn: this.page.turn });
    if (shows) find("#turns", HTMLDialogElement)?.close();
  }
}

/** @param {Element | null} target */
function light(target) {
  mark(around(target, "[data-places]")?.dataset.places?.split(" ") ?? []);
}

/**
 * @param {Step[]} steps
 * @param {Step | undefined} last
 */
function detailsOf(steps, last) {
  const list = make("ol");
  list.append(...steps.map((step) => stepLine(step, step === last, true)));
  return list;
}

/**
 * @param {Step} step
 * @param {boolean} now
 * @param {boolean} worded
 */
function stepLine({ number, at, text, places }, now, worded) {
  const line = make("li", { className: now ? "now" : "" });
  const button = make("button", { className: "plain step" }, { atStep: String(at) });
  if (places.length) button.dataset.places = places.join(" ");
  button.append(make("i", { className: "dot", textContent: number ? String(number) : "" }));
  button.append(make("span", { className: worded ? "" : "unseen", textContent: text }));
  if (now) button.ariaCurrent = "step";
  line.append(button);
  return line;
}

/**
 * @param {number} seat
 * @param {number} size
 */
export function seatMark(seat, size = 20) {
  const holder = make("span", { className: "seat" });
  const box = `width="${size}" height="${size}" viewBox="0 0 34 34"`;
  holder.innerHTML = `<svg ${box} aria-hidden="true">${markOf(seat)}</svg>`;
  return holder;
}
