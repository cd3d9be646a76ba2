// What a choice would bring: a pill with the points on every place of the board that brings some, and
// where they come from for whoever points there.

/** @import { TablePage } from "../table.js" */

import { $$, draw, find } from "../page/dom.js";

const PILL = { width: 30, height: 18 }; // pixels

export class Gains {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.own = find("[data-gains]") !== null; // the picture shows them itself
  }

  /** Draw the pills of what is offered now. */
  show() {
    const { board, places } = this.page;
    for (const old of $$(".gain", SVGElement)) old.remove();
    if (this.own) return;
    for (const element of places.offered)
      if (board.svg.contains(element)) {
        const points = this.points(element.dataset.place ?? "");
        if (points > 0) board.svg.append(pill(board.at(element), points));
      }
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

/**
 * @param {import("../picture/board.js").Box} at
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
