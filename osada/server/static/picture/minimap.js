// A small map of the board with a frame around what is seen, while that is not the whole.

/** @import { Box } from "./boxes.js" */

import { $, draw, setAttributes } from "../page/dom.js";

export class Minimap {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    this.frame = $("[data-frame]", SVGRectElement, this.svg);
  }

  /**
   * @param {Box} view
   * @param {Box} whole
   * @param {boolean} closer whether the view is closer than the whole
   */
  show(view, whole, closer) {
    this.svg.toggleAttribute("hidden", !closer);
    if (closer && this.frame === this.svg.firstElementChild) this.fill();
    this.svg.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.w} ${whole.h}`);
    const x = Math.max(view.x, whole.x);
    const y = Math.max(view.y, whole.y);
    setAttributes(this.frame, {
      x,
      y,
      width: Math.min(view.x + view.w, whole.x + whole.w) - x,
      height: Math.min(view.y + view.h, whole.y + whole.h) - y,
      "stroke-width": Math.max(whole.w, whole.h) / 50,
    });
  }

  /** The board itself, drawn when the map is first seen: it costs time. */
  fill() {
    for (const layer of ["#board-still", "#board-live"]) this.frame.before(draw("use", { href: layer }));
  }
}
