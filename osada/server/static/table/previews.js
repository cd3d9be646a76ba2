// Previews: what an action would bring is hidden until somebody points at its place, its button or its line
// of a menu.

/** @import { TablePage } from "../table.js" */

import { $$, around, find } from "../page/dom.js";

const POINTED = ["[data-place]", "[data-action]"];

export class Previews {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {{place?: string | undefined, action?: string | undefined}} */
    this.pointed = {};
    /** Whether a finger has shown a preview that a second tap would play. */
    this.looking = false;
  }

  /**
   * Show the previews of what is pointed at, with the pointer or else the keyboard; whether there are any.
   * @param {Element | null} element
   */
  point(element) {
    const focused = document.querySelector(POINTED.map((query) => `${query}:focus-visible`).join());
    const at = around(element, POINTED.join()) ?? around(focused, POINTED.join());
    this.pointed = { place: at?.dataset.place, action: at?.dataset.action };
    if (this.looking) this.page.buttons.show(this.page.update, this.page.places.drawn);
    this.looking = false;
    return this.show();
  }

  /** Show the previews of what is pointed at; whether there are any. */
  show() {
    const { place, action } = this.pointed;
    const offers = this.page.update.places[place ?? ""];
    const only = offers?.length === 1 ? String(offers[0]?.[0]) : undefined;
    const meant = action ?? only;
    let found = false;
    for (const preview of $$(".pane .preview", SVGElement)) {
      const { for: ofPlace, forAction: ofAction } = preview.dataset;
      const seen = (place !== undefined && ofPlace === place) || (meant !== undefined && ofAction === meant);
      preview.classList.toggle("seen", seen);
      found ||= seen;
    }
    return found;
  }

  /**
   * Fingers cannot hover: the first tap shows a preview if there is one, the second one plays, and
   * so does a button. Whether this was a first tap.
   * @param {HTMLElement | SVGElement} element
   * @param {string} label
   */
  looks(element, label) {
    const { place, action } = this.pointed;
    const again = this.looking && element.dataset.place === place && element.dataset.action === action;
    const seen = this.point(element);
    this.looking = seen && this.page.pointer.finger && !again;
    if (!this.looking) return false;
    this.page.buttons.confirm(label);
    const shown = find("[data-board] .preview.seen", SVGElement);
    // A place would move away from the finger, a line of a menu does not.
    if (element.dataset.action && shown) this.page.board.reveal(shown);
    return true;
  }

  /** The action that is looked at. */
  get action() {
    const { place, action } = this.pointed;
    return action === undefined ? this.page.update.places[place ?? ""]?.[0]?.[0] : Number(action);
  }
}
