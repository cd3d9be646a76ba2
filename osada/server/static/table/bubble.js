// A bubble beside an element: why not, what a rule says, what the hint is, what a piece is.

/** @import { Refusal } from "../page/ask.js" */

import { $, $$, around, make } from "../page/dom.js";
import { mark } from "../picture/marks.js";

const EDGE = 8; // pixels to the edge of the window
const AWAY = 10; // pixels to the element
const KEPT = ".hinted, [data-buttons] button"; // what a bubble leaves free if it can

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
   * @param {string} rule whose chapter a link opens
   */
  show(element, message, help = "", rule = "") {
    const { box } = this;
    box.replaceChildren(message);
    if (help) box.append(make("small", { textContent: help }));
    if (rule) box.append(chapterOf(rule));
    box.hidden = false;
    const { x, y } = beside(element.getBoundingClientRect(), box.getBoundingClientRect());
    box.style.left = `${x}px`;
    box.style.top = `${y}px`;
  }

  /**
   * Say something that stays until the next click.
   * @param {Element} element
   * @param {Refusal} said
   * @param {"refused" | "told" | "hint"} kind
   * @param {string[]} places that are marked
   */
  tell(element, said, kind = "refused", places = []) {
    this.told = element;
    mark(places);
    this.show(element, said.error, said.help, said.rule);
    this.box.dataset.stay = kind;
    $("[data-announce]").textContent = said.error;
  }

  /**
   * Say what something would bring, while somebody points at it.
   * @param {Element} element
   * @param {string} words
   */
  offer(element, words) {
    if (this.box.dataset.stay === "hint") return;
    delete this.box.dataset.stay;
    this.show(element, words);
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
    if (found && (long || matchMedia("(hover: hover)").matches)) {
      delete box.dataset.stay; // a refusal has been read
      this.show(found.piece, found.about);
    } else if (!long && !stay) box.hidden = true;
  }
}

/**
 * A link to the chapter of a rule, at the rule.
 * @param {string} rule
 */
function chapterOf(rule) {
  const { game, table } = $("main").dataset;
  const href = `/rules/${game}${table ? `?table=${table}` : ""}#${encodeURIComponent(rule)}`;
  return make("a", { href, target: "_blank", textContent: $("[data-bubble]").dataset.opens ?? rule });
}

/**
 * Where a bubble stands: above what it speaks about, below it or at its side, wherever it covers least
 * of that, of what is marked and of the buttons.
 * @param {DOMRect} at
 * @param {DOMRect} size
 */
function beside(at, size) {
  const [right, bottom] = [innerWidth - size.width - EDGE, innerHeight - size.height - EDGE];
  const middle = { x: at.left + at.width / 2 - size.width / 2, y: at.top + at.height / 2 - size.height / 2 };
  const wishes = [
    { x: middle.x, y: at.top - size.height - AWAY },
    { x: middle.x, y: at.bottom + AWAY },
    { x: at.right + AWAY, y: middle.y },
    { x: at.left - size.width - AWAY, y: middle.y },
  ];
  const kept = [at, ...$$(KEPT, Element).map((element) => element.getBoundingClientRect())];
  let best = { x: EDGE, y: EDGE };
  let least = Infinity;
  for (const wish of wishes) {
    const x = Math.max(EDGE, Math.min(right, wish.x));
    const y = Math.max(EDGE, Math.min(bottom, wish.y));
    const place = new DOMRect(x, y, size.width, size.height);
    const hidden = kept.reduce((sum, other) => sum + covered(place, other), 0);
    if (hidden < least) [best, least] = [{ x, y }, hidden];
  }
  return best;
}

/**
 * How much of a box another one covers.
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function covered(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
