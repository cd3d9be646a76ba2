// Arrows at the edge of a board that is seen in part: to what can be chosen out of sight, and to what
// the others have just done there.

/** @import { Board } from "./board.js" */
/** @import { Update } from "../table/sent.js" */

import { $$, find, make, still } from "../page/dom.js";
import { markOf } from "../table/players.js";

/** @typedef {"left" | "right" | "top" | "bottom"} Side */

const EDGE = 8; // pixels between an arrow and the edge
const ARROWS = { left: "←", right: "→", top: "↑", bottom: "↓" };

export class Edges {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.box = find("[data-edges]");
    /** @type {Element[]} */
    this.offered = [];
    /** The places of the others' last turns, by seats. @type {Map<number, Element[]>} */
    this.others = new Map();
    this.drawing = 0;
    if (!this.box) return;
    board.moved = () => this.later();
    for (const room of [board.box, board.box.closest(".middle")])
      room?.addEventListener("scroll", () => this.later(), { passive: true });
    this.box.addEventListener("click", (event) => {
      const arrow = event.target instanceof Element ? event.target.closest("button") : null;
      if (arrow) this.follow(arrow);
    });
  }

  /**
   * @param {Update} update
   * @param {SVGElement[]} offered
   */
  show(update, offered) {
    if (!this.box) return;
    this.offered = offered.filter((element) => this.board.svg.contains(element));
    this.others = new Map();
    for (const { seat, places } of update.turns)
      this.others.set(seat, [...(this.others.get(seat) ?? []), ...this.found(places)]);
    this.later();
  }

  /** @param {string[]} places */
  found(places) {
    return places.flatMap((place) => $$(`[data-place="${place}"]`, SVGElement, this.board.svg));
  }

  /** Once the view rests: to measure at every step of a glide costs time. */
  later() {
    clearTimeout(this.drawing);
    this.drawing = setTimeout(() => this.draw(), 60);
  }

  draw() {
    const seen = this.offered.map((element) => element.getBoundingClientRect());
    const arrows = this.arrows(this.offered, "offer", "");
    for (const [seat, elements] of this.others) arrows.push(...this.arrows(elements, "other", markOf(seat)));
    this.box?.replaceChildren(...arrows);
    const choices = seen.filter((at) => this.sees(at));
    /** @type {DOMRect[]} */
    const laid = [];
    for (const arrow of arrows) laid.push(this.put(arrow, laid, choices));
  }

  /**
   * An arrow for each side that some of these elements lie at.
   * @param {Element[]} elements
   * @param {string} kind
   * @param {string} mark
   */
  arrows(elements, kind, mark) {
    /** @type {Map<Side, Element[]>} */
    const hidden = new Map();
    for (const element of elements) {
      const side = this.side(element.getBoundingClientRect());
      if (side) hidden.set(side, [...(hidden.get(side) ?? []), element]);
    }
    return [...hidden].map(([side, there]) => {
      const arrow = make("button", { className: `edge ${kind}`, type: "button" }, { side });
      const sign = make("span", { textContent: ARROWS[side] });
      sign.ariaHidden = "true";
      arrow.append(sign, ...seatMark(mark), make("b", { textContent: String(there.length) }));
      targets.set(arrow, there);
      return arrow;
    });
  }

  /** What is seen of the board: a small window scrolls it, or what it stands in. */
  get frame() {
    const { left, right, top, bottom } = this.board.box.getBoundingClientRect();
    const room = this.board.box.closest(".middle")?.getBoundingClientRect();
    if (!room?.height) return new DOMRect(left, top, right - left, bottom - top);
    const [from, to] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    return new DOMRect(left, from, right - left, Math.max(0, to - from));
  }

  /** @param {DOMRect} at */
  sees(at) {
    const box = this.frame;
    return at.right > box.left && at.left < box.right && at.bottom > box.top && at.top < box.bottom;
  }

  /**
   * The side beyond which the middle of an element lies, if it is not seen.
   * @param {DOMRect} at
   * @returns {Side | null}
   */
  side(at) {
    const box = this.frame;
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const beyond = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
    if (beyond <= 0) return null;
    if (beyond === box.left - x) return "left";
    if (beyond === x - box.right) return "right";
    return beyond === box.top - y ? "top" : "bottom";
  }

  /**
   * Put an arrow at its side, beside what it leads to, and slide it along the edge to where it
   * covers nothing; or where there is no such place, no other arrow.
   * @param {HTMLElement} arrow
   * @param {DOMRect[]} laid
   * @param {DOMRect[]} choices
   */
  put(arrow, laid, choices) {
    const box = this.frame;
    const drawn = this.board.box.getBoundingClientRect();
    const to = targets.get(arrow)?.[0]?.getBoundingClientRect() ?? box;
    const size = arrow.getBoundingClientRect();
    const upright = arrow.dataset.side === "left" || arrow.dataset.side === "right";
    const length = upright ? box.height - size.height : box.width - size.width;
    const wish = upright ? to.top - box.top : to.left - box.left;
    const start = Math.min(Math.max(wish, EDGE), length - EDGE);
    const far = upright ? box.width - size.width - EDGE : box.height - size.height - EDGE;
    const across = arrow.dataset.side === "left" || arrow.dataset.side === "top" ? EDGE : far;
    const ways = [...slid(start, length)].map((along) => (upright ? [across, along] : [along, across]));
    const free = [[...laid, ...choices], laid].flatMap((taken) =>
      ways.filter(([left = 0, top = 0]) => {
        const at = new DOMRect(box.left + left, box.top + top, size.width, size.height);
        return !taken.some((other) => overlap(at, other));
      }),
    );
    const [left = 0, top = 0] = free[0] ?? (upright ? [across, start] : [start, across]);
    arrow.style.left = `${left + box.left - drawn.left + this.board.box.scrollLeft}px`;
    arrow.style.top = `${top + box.top - drawn.top + this.board.box.scrollTop}px`;
    return arrow.getBoundingClientRect();
  }

  /** @param {HTMLElement} arrow */
  follow(arrow) {
    const [element] = targets.get(arrow) ?? [];
    if (!element) return;
    if (this.board.steady) {
      element.scrollIntoView({ block: "center", behavior: still() ? "auto" : "smooth" });
      return;
    }
    const { x, y, w, h } = this.board.at(element);
    const view = this.board.view;
    this.board.glide(
      this.board.held({ x: x + w / 2 - view.w / 2, y: y + h / 2 - view.h / 2, w: view.w, h: view.h }),
    );
  }
}

/** What each arrow leads to. @type {WeakMap<HTMLElement, Element[]>} */
const targets = new WeakMap();

/** @param {string} mark */
function seatMark(mark) {
  if (!mark) return [];
  const holder = make("span");
  holder.innerHTML = `<svg width="20" height="20" viewBox="0 0 34 34" aria-hidden="true">${mark}</svg>`;
  return [holder];
}

/**
 * Places along an edge, the nearest to a start first.
 * @param {number} start
 * @param {number} length
 */
function* slid(start, length) {
  for (let far = 0; far <= length; far += 12) {
    if (start + far <= length - EDGE) yield start + far;
    if (far && start - far >= EDGE) yield start - far;
  }
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
