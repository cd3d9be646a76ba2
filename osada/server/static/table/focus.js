// The keyboard stays where the person was: at its place, though nothing can be chosen there any more, or else
// at the choice that is nearest. And one sees which place has it.

/** @import { TablePage } from "../table.js" */

import { $$, around, elementOf } from "../page/dom.js";
import { markFocus } from "../picture/marks.js";

export const CHOICES = '[data-place][tabindex="0"], [data-buttons] button:not(:disabled)';

export class Focus {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** Whether this person has used keys last. */
    this.keys = false;
    /** The place that has the keyboard, or had it last. @type {string | undefined} */
    this.place = undefined;
    /** Where that was on the screen. */
    this.at = { x: 0, y: 0 };
    document.addEventListener("keydown", () => this.turnTo(true), true);
    document.addEventListener("pointerdown", () => this.turnTo(false), true);
    document.addEventListener("focusin", (event) => this.note(elementOf(event)));
    document.addEventListener("focusout", () => markFocus(null));
  }

  /** @param {boolean} keys */
  turnTo(keys) {
    this.keys = keys;
    if (!keys) markFocus(null);
  }

  /** @param {Element | null} element */
  note(element) {
    const place = around(element, "[data-place]");
    if (!place) return;
    this.place = place.dataset.place;
    this.at = middle(place);
    if (this.keys && place instanceof SVGGraphicsElement) markFocus(place);
  }

  /** After the picture has changed. */
  keep() {
    if (!this.keys || this.place === undefined) return;
    const now = document.activeElement;
    const elsewhere = now && now !== document.body && now.isConnected && !around(now, "[data-place]");
    if (elsewhere && !now.matches(":disabled") && now.checkVisibility()) return;
    const same = $$(`[data-place="${this.place}"]`, Element).find((element) => element.checkVisibility());
    const found = same ?? this.nearest();
    if (!(found instanceof HTMLElement || found instanceof SVGElement)) return;
    if (!found.matches("button, [tabindex]")) found.tabIndex = -1;
    const { place, at } = this;
    found.focus({ preventScroll: true });
    if (same) this.note(found);
    else [this.place, this.at] = [found.dataset.place ?? place, at];
  }

  /** The choice that is nearest to where the keyboard was. */
  nearest() {
    /** @param {Element} element */
    const far = (element) => Math.hypot(middle(element).x - this.at.x, middle(element).y - this.at.y);
    return $$(CHOICES, Element)
      .filter((element) => element.checkVisibility())
      .toSorted((one, other) => far(one) - far(other))[0];
  }
}

/** @param {Element} element */
export function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
