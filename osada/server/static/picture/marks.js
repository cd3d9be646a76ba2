// Rings around the places of a turn, on top of all that is drawn there.

import { $$, draw } from "../page/dom.js";

/**
 * Mark places instead of those that were marked; the first one most.
 * @param {string[]} places
 */
export function mark(places) {
  for (const old of $$(".hinted", SVGElement)) old.remove();
  const found = [...new Set(places)]
    .flatMap((place) => $$(`.pane [data-place="${place}"]`, SVGGraphicsElement))
    .filter((element) => element.getBoundingClientRect().width);
  for (const element of found) {
    const first = element.dataset.place === found[0]?.dataset.place;
    ring(element, first ? "hinted first" : "hinted");
  }
}

/**
 * @param {SVGGraphicsElement} element
 * @param {string} style
 */
function ring(element, style) {
  const pane = element.ownerSVGElement;
  const screen = pane?.getScreenCTM();
  const own = element.getScreenCTM();
  if (!pane || !screen || !own) return;
  const outline = element.getAttribute("d");
  const to = screen.inverse();
  pane.append(outline ? traced(outline, to.multiply(own), style) : boxed(element, to, style));
}

/**
 * A ring that follows an outline.
 * @param {string} outline
 * @param {DOMMatrix} matrix
 * @param {string} style
 */
function traced(outline, { a, b, c, d, e, f }, style) {
  return draw("path", { d: outline, transform: `matrix(${[a, b, c, d, e, f]})`, class: style });
}

/**
 * A rectangle around an element.
 * @param {Element} element
 * @param {DOMMatrix} to from the screen to the pane
 * @param {string} style
 */
function boxed(element, to, style) {
  const box = element.getBoundingClientRect();
  const { x, y } = new DOMPoint(box.left, box.top).matrixTransform(to);
  const [width, height] = [box.width * to.a, box.height * to.d];
  return draw("rect", { x, y, width, height, rx: Math.min(width, height) / 8, class: style });
}
