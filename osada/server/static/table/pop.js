// The menu of a place that offers several actions.

/** @import { Offer } from "./sent.js" */

import { $, make } from "../page/dom.js";

const MANY = 6; // actions that stand below each other; more stand in columns
const EDGE = 8; // pixels to the edge of the window
const AWAY = 6; // pixels to the place

export class Pop {
  constructor() {
    this.box = $("[data-pop]");
    /** The place that it belongs to. @type {Element | null} */
    this.place = null;
  }

  /**
   * @param {Offer[]} offers
   * @param {Element} element
   * @param {boolean} instead whether they are chosen instead of what is half done
   */
  open(offers, element, instead = false) {
    const { box } = this;
    this.place = element;
    const lines = offers.map(([action, label]) =>
      make("button", { role: "menuitem", textContent: label }, { action: String(action) }),
    );
    if (instead) for (const line of lines) line.dataset.instead = "";
    box.replaceChildren(...lines);
    box.classList.toggle("many", offers.length > MANY);
    box.hidden = false;
    box.scrollTop = 0;
    const at = element.getBoundingClientRect();
    const bottom = innerHeight - box.offsetHeight - EDGE;
    const [above, below] = [at.top - box.offsetHeight - AWAY, at.bottom + AWAY];
    const otherwise = Math.max(EDGE, above >= EDGE ? above : bottom);
    const left = Math.max(EDGE, Math.min(innerWidth - box.offsetWidth - EDGE, at.left));
    box.style.setProperty("--left", `${left}px`); // a phone has a place of its own for it
    box.style.setProperty("--top", `${below <= bottom ? below : otherwise}px`);
    lines[0]?.focus();
  }

  close() {
    this.box.hidden = true;
  }

  /** Close it; its place has the keyboard again. */
  letGo() {
    this.close();
    if (this.place instanceof SVGElement || this.place instanceof HTMLElement) this.place.focus();
  }

  get isOpen() {
    return !this.box.hidden;
  }

  /** @param {Element | null} element */
  contains(element) {
    return this.box.contains(element);
  }
}
