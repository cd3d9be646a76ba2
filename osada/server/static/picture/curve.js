// A diagram with a line for each seat.

import { draw, setAttributes } from "../page/dom.js";

const LEFT = 54;
const RIGHT = 470;
const TOP = 15;
const BOTTOM = 180;

/**
 * @typedef {object} Scale
 * @property {number} most
 * @property {number} least
 * @property {string} unit
 */

/**
 * Draw a line for each seat, and numbers at some turns.
 * @param {SVGSVGElement} svg
 * @param {number[][]} values of every turn, by seats
 * @param {Scale} scale
 * @param {{turn: number, seat: number}[]} marked
 */
export function curve(svg, values, { most, least, unit }, marked = []) {
  /** @param {number} turn */
  const x = (turn) => (LEFT + ((RIGHT - LEFT) * turn) / Math.max(1, values.length - 1)).toFixed(1);
  /** @type {(turn: number, seat: number) => string} */
  const y = (turn, seat) => {
    const value = values[turn]?.[seat] ?? least;
    return (BOTTOM - ((BOTTOM - TOP) * (value - least)) / (most - least)).toFixed(1);
  };
  const seats = (values[0] ?? []).map((_, seat) => seat);
  svg.replaceChildren(
    draw("path", { d: `M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`, class: "axis", fill: "none" }),
    written(`${most}${unit}`, { x: LEFT - 6, y: TOP + 5, "text-anchor": "end" }),
    written(`${least}${unit}`, { x: LEFT - 6, y: BOTTOM + 4, "text-anchor": "end" }),
    ...seats.map((seat) => {
      const points = values.map((_, turn) => `${x(turn)},${y(turn, seat)}`).join(" ");
      return draw("polyline", { "data-seat": seat, fill: "none", points });
    }),
    ...marked.map(({ turn, seat }, number) => numbered(number + 1, x(turn), y(turn, seat))),
  );
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} attributes
 */
function written(text, attributes) {
  const element = draw("text", attributes);
  element.textContent = text;
  return element;
}

/**
 * A number in a circle.
 * @param {number} number
 * @param {string} x
 * @param {string} y
 */
function numbered(number, x, y) {
  const group = draw("g", {});
  setAttributes(group, { transform: `translate(${x} ${y})` });
  group.append(draw("circle", { r: 10 }), written(String(number), { y: 4.5, "text-anchor": "middle" }));
  return group;
}
