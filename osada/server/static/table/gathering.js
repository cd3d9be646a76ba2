// Questions that are answered by several places at once: each tap takes one or lets it go, a button answers.

/** @import { TablePage } from "../table.js" */

import { $$, find, setAttributes } from "../page/dom.js";
import { showQuestion } from "./buttons.js";

export class Gathering {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {SVGElement | null} */
    this.box = null;
    /** @type {Set<string>} */
    this.taken = new Set();
    this.number = -1;
  }

  /** How many are asked for: at least, and at most. */
  get bounds() {
    const [least = 0, most] = (this.box?.dataset.gathers ?? "").split("-").map(Number);
    return { least, most: most ?? least };
  }

  /** Whether there is such a question; then it has the button. */
  show() {
    const { update } = this.page;
    this.box = update.yours ? find(".pane [data-gathers]", SVGElement) : null;
    if (this.number !== update.number) this.taken.clear();
    this.number = update.number;
    if (!this.box) return;
    // one question for all of them, not one after the other
    showQuestion(this.box.dataset.question ?? update.prompt);
    for (const place of this.places())
      setAttributes(place, { tabindex: 0, role: "checkbox", "aria-label": place.dataset.label ?? "" });
    this.tell();
  }

  places() {
    return this.box ? $$("[data-place]", SVGElement, this.box) : [];
  }

  /**
   * Take a place or let it go; whether it is one of these.
   * @param {HTMLElement | SVGElement} element
   */
  tap(element) {
    const place = element.dataset.place ?? "";
    if (!this.box?.contains(element)) return false;
    if (this.taken.has(place)) this.taken.delete(place);
    else if (this.taken.size < this.bounds.most) this.taken.add(place);
    this.tell();
    return true;
  }

  tell() {
    const { least, most } = this.bounds;
    const { buttons, says } = this.page;
    for (const place of this.places()) {
      const taken = this.taken.has(place.dataset.place ?? "");
      place.classList.toggle("gathered", taken);
      place.ariaChecked = String(taken);
    }
    const label = says.gather.replace("%s", String(this.taken.size)).replace("%m", String(most));
    buttons.confirm(label, this.taken.size < least);
  }

  /** @param {Element} element */
  answer(element) {
    const { commands, update } = this.page;
    if (commands.waiting) return;
    commands.give("play", { seat: update.viewer, places: [...this.taken] }, element);
  }
}
