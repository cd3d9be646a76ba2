// What a choice would bring: a pill with the points on every place of the board that brings some, and
// where they come from for whoever points there.

/** @import { TablePage } from "../table.js" */

import { $$, draw, find } from "../page/dom.js";

const PILL = { width: 30, height: 18 }; // pixels
const REST = 60; // milliseconds until a board that glides has come to rest

export class Gains {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** Whether only the best are shown. */
    this.crowded = false;
    this.fitting = 0;
    const { board } = page;
    const moved = board.moved;
    board.moved = () => {
      moved();
      this.later();
    };
  }

  /** Whether the picture shows by itself what is brought. */
  get own() {
    return find("[data-gains]", Element) !== null;
  }

  /** Once the board rests: it is seen larger or smaller, and there may be room for other pills. */
  later() {
    clearTimeout(this.fitting);
    this.fitting = setTimeout(() => {
      const [first] = this.pills();
      if (first && narrow(first.element) !== this.crowded) this.show();
    }, REST);
  }

  /** Draw the pills of what is offered now. */
  show() {
    const { board } = this.page;
    for (const old of $$(".gain", SVGElement)) old.remove();
    const pills = this.pills();
    // on places that are narrower than a pill they would lie over each other: there are the best alone
    this.crowded = pills[0] !== undefined && narrow(pills[0].element);
    const best = this.crowded ? Math.max(...pills.map(({ points }) => points)) : 0;
    const shown = pills.filter(({ points }) => points >= best);
    // all are measured before the first is drawn: else the page would be laid out anew for each
    board.svg.append(...shown.map(({ element, points }) => pill(board.at(element), points)));
  }

  /** The places of the board that bring something. */
  pills() {
    const { board, places } = this.page;
    if (this.own) return [];
    return places.offered
      .filter((element) => board.svg.contains(element))
      .map((element) => ({ element, points: this.points(element.dataset.place ?? "") }))
      .filter(({ points }) => points > 0);
  }

  /**
   * The most that an action at a place would bring.
   * @param {string} place
   */
  points(place) {
    const { gains, places } = this.page.update;
    return Math.max(0, ...(places[place] ?? []).map(([action]) => gains[action]?.[0] ?? 0));
  }

  /**
   * What a place is for and would bring, in words; nothing where it offers nothing.
   * @param {string | undefined} place
   */
  words(place) {
    const { gains, places } = this.page.update;
    const [only, ...others] = places[place ?? ""] ?? [];
    if (!only || others.length) return "";
    const [points, lines] = gains[only[0]] ?? [0, ""];
    if (!points && !lines) return "";
    const sign = points > 0 ? "+" : "\u2212";
    return points ? `${only[1]}: ${sign}${Math.abs(points)} (${lines})` : `${only[1]}: ${lines}`;
  }
}

/** @param {Element} element */
function narrow(element) {
  return element.getBoundingClientRect().width < PILL.width;
}

/**
 * @param {import("../picture/boxes.js").Box} at
 * @param {number} points
 */
function pill(at, points) {
  const holder = draw("g", { class: "gain", "pointer-events": "none" });
  holder.style.transform = `translate(${at.x + at.w * 0.72}px, ${at.y + at.h * 0.14}px) scale(var(--unit))`;
  const { width, height } = PILL;
  holder.append(
    draw("rect", { x: -width / 2, y: -height / 2, width, height, rx: height / 2 }),
    draw("text", { y: 4.5, "text-anchor": "middle", class: "sans bold" }),
  );
  if (holder.lastChild) holder.lastChild.textContent = `+${points}`;
  return holder;
}
