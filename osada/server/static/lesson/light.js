// A veil over the board with a hole in the shape of what matters; what matters elsewhere has a ring.

import { $, draw, find } from "../page/dom.js";

const ALIKE = 0.8; // of the size of an element
const AIR = 5; // pixels between a thing and its ring

export class Light {
  constructor() {
    this.layer = $("[data-veil]", SVGSVGElement);
    this.board = $("[data-pane=board]", SVGSVGElement);
  }

  /**
   * @param {Element[]} lit
   */
  show(lit) {
    const inside = lit.filter((element) => this.board.contains(element));
    const outside = lit.filter((element) => !this.board.contains(element));
    const mask = draw("mask", { id: "holes", maskUnits: "userSpaceOnUse" });
    mask.append(draw("rect", { width: "100%", height: "100%", fill: "#fff" }), ...inside.map(hole));
    const { left, top, right, bottom } = this.seen();
    const veil = draw("rect", { class: "veil", x: left, y: top, width: right - left, height: bottom - top });
    veil.setAttribute("mask", "url(#holes)");
    this.layer.replaceChildren(
      mask,
      ...(lit.length ? [veil] : []),
      ...outside.map((one) => ring(one, "lit")),
    );
  }

  /**
   * A wrong click: a red ring there, and a dotted way to where one may click.
   * @param {Element} element
   * @param {Element[]} offered
   */
  wrong(element, offered) {
    for (const old of this.layer.querySelectorAll(".wrong")) old.remove();
    if (!(element instanceof SVGGraphicsElement)) return;
    const from = middle(element);
    const [nearest] = offered.map(middle).sort((a, b) => far(a, from) - far(b, from));
    const made = draw("g", { class: "wrong" });
    if (nearest && far(nearest, from) > 40) made.append(draw("path", { d: way(from, nearest) }));
    made.append(outlined(element) ?? ring(element, ""));
    this.layer.append(made);
  }

  /** The part of the board that is on the screen. */
  seen() {
    const box = this.board.getBoundingClientRect();
    const room = find(".middle")?.getBoundingClientRect();
    if (!room?.height) return box;
    return {
      left: box.left,
      right: box.right,
      top: Math.max(box.top, room.top),
      bottom: Math.min(box.bottom, room.bottom),
    };
  }
}

/**
 * Scroll the room that an element beside the board is in, if it goes on below; whether it does.
 * @param {Element} element
 */
export function bring(element) {
  const room = element.closest(".more-below");
  if (!room || element.closest("[data-board]")) return false;
  const box = element.getBoundingClientRect();
  const seen = room.getBoundingClientRect();
  room.scrollTop += Math.max(0, box.bottom + AIR - seen.bottom) - Math.max(0, seen.top + AIR - box.top);
  return true;
}

/** @param {Element} element */
function hole(element) {
  const made = (element instanceof SVGGraphicsElement && outlined(element)) || ring(element, "");
  made.setAttribute("class", "hole");
  return made;
}

/**
 * What gives an element its outline: itself, or a path within it that is as large.
 * @param {SVGGraphicsElement} element
 */
function shapeOf(element) {
  if (element.getAttribute("d")) return element;
  const whole = element.getBoundingClientRect();
  return [...element.querySelectorAll("path")].find((path) => {
    const { width, height } = path.getBoundingClientRect();
    return width > whole.width * ALIKE && height > whole.height * ALIKE;
  });
}

/**
 * The outline of an element that has one, where it is on the screen.
 * @param {SVGGraphicsElement} element
 */
function outlined(element) {
  const shape = shapeOf(element);
  const outline = shape?.getAttribute("d");
  const matrix = shape?.getScreenCTM();
  if (!outline || !matrix) return null;
  const { a, b, c, d, e, f } = matrix;
  return draw("path", { d: outline, transform: `matrix(${[a, b, c, d, e, f]})` });
}

/**
 * @param {Element} element
 * @param {string} kind
 * @returns {SVGElement}
 */
function ring(element, kind) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const air = kind ? AIR : 0;
  return draw("rect", {
    x: left - air,
    y: top - air,
    width: width + 2 * air,
    height: height + 2 * air,
    rx: kind ? 10 : Math.min(24, width * 0.3, height * 0.3),
    class: kind,
  });
}

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * @param {{x: number, y: number}} a
 * @param {{x: number, y: number}} b
 */
function far(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/**
 * A bent way between two points that ends before the second.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 */
function way(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const short = Math.max(0.5, 1 - 24 / length);
  const bend = { x: from.x + dx / 2 - dy * 0.15, y: from.y + dy / 2 + dx * 0.15 };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${from.x + dx * short} ${from.y + dy * short}`;
}
