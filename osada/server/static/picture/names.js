// Names on a board for phones keep their size on the screen: where the board is small, one that would lie
// over another moves up or down a little, or gives way if it matters less.

import { $$ } from "../page/dom.js";

const RESTED = 60; // milliseconds until a board that glides has come to rest
const APART = 2; // pixels that the boxes of two names may share
const ASIDE = [0, -7, 7, -14, 14, -21, 21]; // pixels that a name may move by

export class Names {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.waiting = 0;
  }

  /** Once the board rests. */
  later() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.part(), RESTED);
  }

  part() {
    const minor = new Set($$(".names .minor text", SVGElement, this.svg));
    const names = $$(".names text", SVGElement, this.svg);
    for (const name of names) {
      name.classList.remove("gives-way");
      name.style.transform = "";
    }
    const unit = this.svg.getScreenCTM()?.a ?? 1;
    /** @type {DOMRect[]} */
    const laid = [];
    /** @type {[SVGElement, number | undefined][]} */
    const moves = names.map((name) => {
      const at = name.getBoundingClientRect();
      const ways = ASIDE.map((by) => new DOMRect(at.x, at.y + by, at.width, at.height));
      const free = ways.find((way) => !laid.some((other) => meet(way, other)));
      if (free || !minor.has(name)) laid.push(free ?? at);
      return [name, free ? free.y - at.y : minor.has(name) ? undefined : 0];
    });
    for (const [name, by] of moves) {
      if (by === undefined) name.classList.add("gives-way");
      else if (by) name.style.transform = `translateY(${by / unit}px)`;
    }
  }
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 */
function meet(a, b) {
  const across = a.left < b.right - APART && b.left < a.right - APART;
  return across && a.top < b.bottom - APART && b.top < a.bottom - APART;
}
