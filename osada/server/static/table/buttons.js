// Buttons: places that the picture does not show, and what can be done when there are none.

/** @import { Says, Update } from "./sent.js" */

import { $, make } from "../page/dom.js";

const MANY = 2; // more have less room each

export class Buttons {
  /**
   * @param {boolean} sits whether this person sits here
   * @param {Says} says
   */
  constructor(sits, says) {
    this.sits = sits;
    this.says = says;
    this.box = $("[data-buttons]");
    /** Whether a button was pressed that asks once more. */
    this.asking = false;
    this.number = -1;
    this.faces = "";
  }

  /**
   * @param {Update} update
   * @param {Set<string>} drawn the places that the picture shows
   */
  show(update, drawn) {
    const made = this.made(update, drawn);
    const faces = made.map((button) => button.outerHTML).join("");
    if (this.number !== update.number || this.faces !== faces) {
      // else it is the same position: focus and question stay
      this.asking = false;
      this.box.replaceChildren(...made);
      this.box.classList.toggle("several", made.length > MANY);
    }
    this.number = update.number;
    this.faces = faces;
    $("[data-do=undo]", HTMLButtonElement).disabled = !update.undo;
    $("[data-do=hint]", HTMLButtonElement).disabled = !update.yours;
  }

  /**
   * @param {Update} update
   * @param {Set<string>} drawn
   */
  made(update, drawn) {
    const { says } = this;
    const made = Object.entries(update.places)
      .filter(([place]) => !drawn.has(place))
      .map(([place, offers]) =>
        make("button", { className: "gold large", textContent: offers[0]?.[1] ?? "" }, { place }),
      );
    if (update.seat === null)
      made.push(make("button", { className: "large", textContent: says.scoreSheet }, { do: "score-sheet" }));
    if (!made.length && this.sits)
      made.push(make("button", { className: "large", disabled: true, textContent: says.end }));
    if (update.diverged !== null && this.sits)
      made.push(make("button", { className: "gold", textContent: says.goOn }, { do: "go-on" }));
    return made;
  }

  /**
   * A person who wants to be asked is asked before a button plays; whether that has just been done.
   * @param {Element} button
   */
  ask(button) {
    this.asking = !this.asking;
    if (this.asking) button.textContent = this.says.really;
    return this.asking;
  }
}
