// Numbers on the things that a step speaks of; at a desk each has its words beside it, out of the light.

import { $, draw, make } from "../page/dom.js";
import { written } from "./card.js";

/** @typedef {{element: Element, number: number, text: string}} Mark */

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.8, 0.8],
  [-0.8, 0.8],
  [0.8, -0.8],
  [-0.8, -0.8],
];
const AWAY = [26, 70, 120, 190];
const EDGE = 10;

export class Callouts {
  /** @param {boolean} labelled whether the words stand beside the numbers */
  constructor(labelled) {
    this.labelled = labelled;
    this.box = $("[data-callouts]");
    this.layer = $("[data-veil]", SVGSVGElement);
  }

  /**
   * @param {Mark[]} marks
   * @param {Element[]} free what is not covered
   */
  show(marks, free) {
    this.box.replaceChildren();
    const taken = [...free, $("[data-lesson-card]")].map((element) => element.getBoundingClientRect());
    for (const { element, number, text } of marks) {
      const at = element.getBoundingClientRect();
      const label = this.labelled ? this.label(text) : null;
      const spot = label ? put(label, at, taken) : null;
      if (spot) taken.push(spot);
      const point = edgeOf(at, spot ?? corner(at));
      if (spot) this.layer.append(leader(point, spot));
      const disc = make("b", { className: "disc", textContent: String(number) });
      disc.style.left = `${point.x}px`;
      disc.style.top = `${point.y}px`;
      this.box.append(disc);
    }
  }

  /** @param {string} text */
  label(text) {
    const label = make("p", { className: "callout" });
    label.append(...written(text));
    this.box.append(label);
    return label;
  }
}

/**
 * Put a label where it covers least of what is taken, and near.
 * @param {HTMLElement} label
 * @param {DOMRect} at
 * @param {DOMRect[]} taken
 */
function put(label, at, taken) {
  const { offsetWidth: w, offsetHeight: h } = label;
  let best = new DOMRect(EDGE, EDGE, w, h);
  let least = Infinity;
  for (const away of AWAY)
    for (const [dx = 0, dy = 0] of DIRECTIONS) {
      const x = at.left + at.width / 2 + dx * (at.width / 2 + w / 2 + away) - w / 2;
      const y = at.top + at.height / 2 + dy * (at.height / 2 + h / 2 + away) - h / 2;
      const held = new DOMRect(hold(x, w, innerWidth), hold(y, h, innerHeight), w, h);
      const moved = Math.abs(held.x - x) + Math.abs(held.y - y);
      const cost = taken.reduce((sum, other) => sum + covered(held, other), 4 * covered(held, at));
      const total = cost + 20 * moved + 4 * away;
      if (total < least) [best, least] = [held, total];
    }
  label.style.left = `${best.x}px`;
  label.style.top = `${best.y}px`;
  return best;
}

/**
 * @param {number} at
 * @param {number} size
 * @param {number} room
 */
function hold(at, size, room) {
  return Math.max(EDGE, Math.min(room - size - EDGE, at));
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function covered(a, b) {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @param {DOMRect} box */
function corner({ left, top }) {
  return new DOMRect(left - 4, top - 4, 0, 0);
}

/**
 * The point at the rim of a box towards another one.
 * @param {DOMRect} box
 * @param {DOMRect} to
 */
function edgeOf(box, to) {
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const reach = Math.min(
    box.width / 2 / Math.max(1, Math.abs(dx)),
    box.height / 2 / Math.max(1, Math.abs(dy)),
    1,
  );
  return { x: x + dx * reach * 0.86, y: y + dy * reach * 0.86 };
}

/**
 * @param {{x: number, y: number}} from
 * @param {DOMRect} to
 */
function leader(from, to) {
  const x = Math.max(to.left, Math.min(to.right, from.x));
  const y = Math.max(to.top, Math.min(to.bottom, from.y));
  const line = draw("g", { class: "leader" });
  const ends = { x1: from.x, y1: from.y, x2: x, y2: y };
  line.append(draw("line", ends), draw("line", ends));
  return line;
}
