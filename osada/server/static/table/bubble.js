// A bubble beside an element: why not, what a rule says, what the hint is, what a piece is.

/** @import { Refusal } from "../page/ask.js" */

import { $, around, make } from "../page/dom.js";
import { mark } from "../picture/marks.js";

const EDGE = 8; // pixels to the edge of the window
const AWAY = 10; // pixels to the element

export class Bubble {
  /** @param {Record<string, string>} abouts what is known about pieces and places */
  constructor(abouts) {
    this.abouts = abouts;
    this.box = $("[data-bubble]");
    /** @type {Element | null} */
    this.told = null;
  }

  /**
   * @param {Element} element
   * @param {string} message
   * @param {string} help
   */
  show(element, message, help = "") {
    const { box } = this;
    box.replaceChildren(message);
    if (help) box.append(make("small", { textContent: help }));
    box.hidden = false;
    const at = element.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const [right, bottom] = [innerWidth - size.width - EDGE, innerHeight - size.height - EDGE];
    const above = at.top - size.height - AWAY;
    const below = Math.max(EDGE, Math.min(bottom, at.bottom + AWAY));
    box.style.left = `${Math.min(right, Math.max(EDGE, at.left + at.width / 2 - size.width / 2))}px`;
    box.style.top = `${above > EDGE ? Math.min(above, bottom) : below}px`;
  }

  /**
   * Say something that stays until the next click.
   * @param {Element} element
   * @param {Refusal} said
   * @param {"refused" | "told" | "hint"} kind
   */
  tell(element, said, kind = "refused") {
    this.told = element;
    mark([]);
    this.show(element, said.error, said.help);
    this.box.dataset.stay = kind;
    $("[data-announce]").textContent = said.error;
  }

  hush() {
    this.box.hidden = true;
    delete this.box.dataset.stay;
    mark([]);
  }

  /** What was a hint belongs to another position. */
  hushHint() {
    if (this.box.dataset.stay === "hint") this.hush();
  }

  /**
   * The piece there that something is known about, by its data-about or by its place; and what.
   * @param {Element | null} target
   * @returns {{piece: Element, about: string} | null}
   */
  known(target) {
    let piece = around(target, "[data-about], [data-place]");
    while (piece) {
      const about = this.abouts[piece.dataset.about ?? piece.dataset.place ?? ""];
      if (about) return { piece, about };
      piece = around(piece.parentElement, "[data-about], [data-place]");
    }
    return null;
  }

  /**
   * Say what somebody points at, or has pressed for long.
   * @param {Element | null} target
   * @param {boolean} long
   */
  explain(target, long) {
    const found = this.known(target);
    const { box } = this;
    const { stay } = box.dataset;
    if (stay === "hint" || (found && stay && found.piece === this.told)) return; // it has just been said
    if (found && (long || matchMedia("(hover: hover)").matches)) this.show(found.piece, found.about);
    else if (!long && !stay) box.hidden = true;
  }
}
