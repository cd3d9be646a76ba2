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
 * Show which place has the keyboard, instead of the one that had it.
 * @param {SVGGraphicsElement | null} element
 */
export function markFocus(element) {
  for (const old of $$(".focus-ring", SVGElement)) old.remove();
  if (!element) return;
  ring(element, "focus-ring under");
  ring(element, "focus-ring");
}

/**
 * Number places of the board, instead of those that were numbered: the steps of a turn. Of several at
 * one place the last is seen.
 * @param {string[]} places
 */
export function numberPlaces(places) {
  for (const old of $$(".numbered", SVGElement)) old.remove();
  places.forEach((place, index) => {
    if (places.indexOf(place, index + 1) >= 0) return;
    const [element] = $$(`[data-pane=board] [data-place="${place}"]`, SVGGraphicsElement);
    if (element?.getBoundingClientRect().width) badge(element, String(index + 1), "numbered");
  });
}

/**
 * Letter places that would have been better, instead of those that were lettered.
 * @param {string[]} places
 */
export function letterPlaces(places) {
  for (const old of $$(".better", SVGElement)) old.remove();
  places.forEach((place, index) => {
    const [element] = $$(`[data-pane=board] [data-place="${place}"]`, SVGGraphicsElement);
    if (!element?.getBoundingClientRect().width) return;
    ring(element, "better ring");
    badge(element, letter(index), "numbered better");
  });
}

/**
 * Arrows on the board from where to where something better would have moved, below the letters.
 * @param {[from: string, to: string][]} moves
 */
export function drawMoves(moves) {
  for (const places of moves) {
    const ends = places.map(
      (place) => $$(`[data-pane=board] [data-place="${place}"]`, SVGGraphicsElement)[0],
    );
    const [from, to] = ends.map((element) => element && middle(element));
    const pane = ends[0]?.ownerSVGElement;
    if (pane && from && to && Math.hypot(to.x - from.x, to.y - from.y) > 0) pane.append(...arrow(from, to));
  }
}

/**
 * The middle of an element in its pane, and how large it is; nothing for what is not to be seen.
 * @param {SVGGraphicsElement} element
 */
function middle(element) {
  const to = element.ownerSVGElement?.getScreenCTM()?.inverse();
  const box = element.getBoundingClientRect();
  if (!to || !box.width) return undefined;
  const { x, y } = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(to);
  return { x, y, size: Math.min(box.width, box.height) * to.a };
}

/**
 * A bent arrow between two things, from the rim of one to the rim of the other.
 * @param {{x: number, y: number, size: number}} from
 * @param {{x: number, y: number, size: number}} to
 */
function arrow(from, to) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const bend = { x: (from.x + to.x) / 2 + down * far * 0.2, y: (from.y + to.y) / 2 - across * far * 0.2 };
  const end = { x: to.x - across * to.size * 0.4, y: to.y - down * to.size * 0.4 };
  const [head, away] = [Math.min(from.size, to.size) / 4, Math.hypot(end.x - bend.x, end.y - bend.y) || 1];
  const [right, below] = [((end.x - bend.x) / away) * head, ((end.y - bend.y) / away) * head];
  const tip = [`M${end.x - right - below} ${end.y - below + right}`, `L${end.x} ${end.y}`];
  tip.push(`L${end.x - right + below} ${end.y - below - right}`);
  return [
    draw("path", { d: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, class: "better arrow" }),
    draw("path", { d: tip.join(""), class: "better arrow head" }),
  ];
}

/**
 * The letter of something: A, B and so on.
 * @param {number} index
 */
export function letter(index) {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

/**
 * A number or a letter in a circle, at the upper right corner.
 * @param {SVGGraphicsElement} element
 * @param {string} number
 * @param {string} style
 */
function badge(element, number, style) {
  const pane = element.ownerSVGElement;
  const screen = pane?.getScreenCTM();
  if (!pane || !screen) return;
  const box = element.getBoundingClientRect();
  const corner = new DOMPoint(box.right - box.width * 0.14, box.top + box.height * 0.2);
  const { x, y } = corner.matrixTransform(screen.inverse());
  const text = draw("text", { x, y });
  text.textContent = number;
  const group = draw("g", { class: style });
  group.append(draw("circle", { cx: x, cy: y }), text);
  pane.append(group);
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
