// What the others did since one's last turn: a line each, and a walk over the places where it was.

/** @import { TablePage } from "../table.js" */
/** @import { Turn, Update } from "./sent.js" */

import { $$, find, make } from "../page/dom.js";
import { mark } from "../picture/marks.js";
import { markOf } from "./players.js";

const LOOK = 1500; // milliseconds that a turn is looked at

export class Turns {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.box = find("[data-turns]");
    /** @type {Turn[]} */
    this.turns = [];
    this.walking = 0;
  }

  /** @param {Update} update */
  show(update) {
    this.turns = update.turns;
    if (!this.box) return;
    this.stop();
    const most = update.players.length - 1;
    this.box.replaceChildren(...this.turns.slice(-most).map(lineOf));
    this.box.closest("[data-recent]")?.classList.toggle("quiet", !this.turns.length);
    for (const tool of $$("[data-do=walk]", HTMLButtonElement)) tool.disabled = !this.turns.length;
  }

  /** Look at turn after turn; another click stops it. */
  walk() {
    if (this.walking) this.stop();
    else this.look(0);
  }

  /** @param {number} number */
  look(number) {
    const turn = this.turns[number];
    this.stop();
    if (!turn) return;
    mark(turn.places);
    const [place] = turn.places;
    const element = find(`[data-board] [data-place="${place}"]`, SVGElement);
    if (element) this.page.board.reveal(element);
    this.box?.children[number - Math.max(0, this.turns.length - this.box.children.length)]?.classList.add(
      "now",
    );
    this.walking = setTimeout(() => this.look(number + 1), LOOK);
  }

  stop() {
    clearTimeout(this.walking);
    if (this.walking) mark([]);
    this.walking = 0;
    for (const line of this.box?.children ?? []) line.classList.remove("now");
  }
}

/** @param {Turn} turn */
function lineOf({ seat, text, gain, places }) {
  const line = make("li", {}, { seat: String(seat), places: places.join(" ") });
  line.innerHTML = `<svg width="18" height="18" viewBox="0 0 34 34" aria-hidden="true">${markOf(seat)}</svg>`;
  line.append(make("span", { textContent: text }));
  const loss = (gain ?? 0) < 0;
  if (gain)
    line.append(
      make("b", { className: loss ? "loss" : "", textContent: loss ? `\u2212${-gain}` : `+${gain}` }),
    );
  return line;
}
