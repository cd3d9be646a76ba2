// The board of a score sheet: its layers, what was just painted, and where something cannot be.

/** @import { Board } from "../picture/board.js" */
/** @import { Update } from "./sent.js" */

import { $, $$, draw, parsed } from "../page/dom.js";
import { mark } from "../picture/marks.js";

export class Picture {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** The still layer that this page has. */
    this.key = "";
    this.live = "";
  }

  /**
   * Show the board as it is now; whether it is another board than before.
   * @param {Update} update
   */
  show({ board, offers, marks }) {
    // a page comes with its first board
    const fresh = board.key !== this.key && (!this.key || board.still !== undefined);
    if (fresh) {
      if (this.key) {
        if (board.symbols) $("[data-symbols]", SVGDefsElement).replaceChildren(...parsed(board.symbols));
        $("[data-pane=board] .still", SVGGElement).replaceChildren(...parsed(board.still ?? ""));
      }
      this.key = board.key;
    }
    if (this.live !== board.live) {
      $("[data-pane=board] .live", SVGGElement).replaceChildren(...parsed(board.live));
      this.live = board.live;
    }
    this.board.resize(board.box);
    for (const old of $$(".ghost, .asks", SVGElement)) old.remove();
    for (const place of $$("[data-pane=board] [data-place]", SVGElement))
      place.classList.toggle("offered", (place.dataset.place ?? "") in offers);
    for (const place of marks) this.question(place);
    return fresh;
  }

  /**
   * What a finger has just painted, until the server has it.
   * @param {string} place
   * @param {string} value
   */
  ghost(place, value) {
    const at = this.middle(place);
    if (!at) return;
    const style = value ? `ghost seat-${value}` : "ghost";
    this.board.svg.append(draw("circle", { cx: at.x, cy: at.y, r: at.size * 0.3, class: style }));
  }

  /**
   * A question at the place where something cannot be.
   * @param {string} place
   */
  question(place) {
    const at = this.middle(place);
    if (!at) return;
    const sign = draw("g", { class: "asks", "data-place": place });
    const letter = draw("text", { x: at.x, y: at.y });
    letter.textContent = "?";
    sign.append(draw("circle", { cx: at.x, cy: at.y }), letter);
    this.board.svg.append(sign);
  }

  /** @param {string} place */
  light(place) {
    mark([place]);
    setTimeout(() => mark([]), 2500);
  }

  /**
   * @param {string} place
   * @returns {{x: number, y: number, size: number} | null}
   */
  middle(place) {
    const [element] = $$(`[data-pane=board] [data-place="${place}"]`, SVGGraphicsElement);
    if (!element) return null;
    const { x, y, w, h } = this.board.at(element);
    return { x: x + w / 2, y: y + h / 2, size: Math.min(w, h) };
  }
}
