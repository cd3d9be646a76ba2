// The places of the picture at which something can be chosen.

/** @import { Board } from "../picture/board.js" */
/** @import { Update } from "./sent.js" */

import { $$, setAttributes } from "../page/dom.js";

export class Places {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** The places that are offered and drawn: all others are buttons. @type {Set<string>} */
    this.drawn = new Set();
    /** The elements of these places. @type {SVGElement[]} */
    this.offered = [];
    /** The update whose choices the board was moved for. @type {number | null} */
    this.attended = null;
  }

  /** @param {Update} update */
  show(update) {
    const offered = $$("svg [data-place]", SVGElement).filter((element) => offer(element, update));
    if (update.yours && this.attended !== update.number) this.attend(offered);
    this.attended = update.number; // news of the same position leave the view where a person has put it
    this.drawn = new Set(offered.map(placeOf));
    this.offered = offered;
  }

  /**
   * Look at what can be chosen.
   * @param {SVGElement[]} offered
   */
  attend(offered) {
    this.board.attend(offered.filter((element) => this.board.svg.contains(element)));
    // What is wider than the screen is looked at from its beginning, or where something can be chosen.
    for (const room of $$("[data-hand], .part")) {
      room.scrollTo(0, 0);
      const held = offered.find((element) => room.contains(element));
      if (room.scrollWidth > room.clientWidth) held?.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }
}

/** @param {SVGElement} element */
function placeOf(element) {
  return element.dataset.place ?? "";
}

/**
 * Let a place be chosen, or not; whether it can be.
 * Only what has changed is touched: a place may be a symbol of many parts.
 * @param {SVGElement} element
 * @param {Update} update
 */
function offer(element, update) {
  const actions = update.places[placeOf(element)];
  const label = actions?.map(([, text]) => text).join(", ") ?? null;
  if (element.getAttribute("aria-label") === label) return label !== null;
  element.classList.toggle("offered", label !== null);
  if (label !== null) setAttributes(element, { tabindex: 0, role: "button", "aria-label": label });
  else for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
  return label !== null;
}
