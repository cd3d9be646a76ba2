// The parts of a picture. Only the live layer is replaced, so that focus, hover and zoom stay; its pieces
// travel from where they were.

/** @import { Board } from "./board.js" */

import { $, $$, find, parsed, still } from "../page/dom.js";
import { Symbols } from "./symbols.js";

/**
 * The live layers of a picture and the boxes of its panes.
 * @typedef {{panes: Record<string, string>, boxes: Record<string, [number, number, number, number]>}} Drawn
 */
/** @typedef {{x: number, y: number}} Point */

const PHONE = 374; // units of a pane that fills a phone; a wider one is scrolled sideways
const A_POINT = /^([\d.-]+) ([\d.-]+)$/;
const POP_UP = [
  { transform: "scale(.2)", opacity: 0 },
  { transform: "scale(1.12)", opacity: 1, offset: 0.7 },
  { transform: "none" },
];

const symbols = new Symbols();
for (const layer of $$(".still", SVGGElement)) symbols.bring(layer.innerHTML);
/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * @param {Drawn} drawn
 * @param {Board} board
 */
export function show({ panes, boxes }, board) {
  for (const [name, markup] of Object.entries(panes)) {
    const pane = find(`[data-pane="${name}"]`, SVGSVGElement);
    const box = boxes[name];
    if (!pane || !box) continue;
    patch($(".live", SVGGElement, pane), markup);
    if (pane.matches(".part > *, .drawer > *"))
      pane.setAttribute("width", `${Math.max(100, (100 * box[2]) / PHONE)}%`);
    if (name === "board") {
      board.resize(box);
      board.names.later();
    } else if (pane.getAttribute("viewBox") !== box.join(" ")) pane.setAttribute("viewBox", box.join(" "));
  }
  requestAnimationFrame(reach); // to measure now would lay the page out once more
}

/** Keys scroll what is larger than its room, and one sees that it goes on. */
function reach() {
  const rooms = $$("[data-side], [data-hand], .middle, .parts, .part, .facts, .below, [data-steady]");
  const larger = rooms.map(
    (room) => room.scrollHeight > room.clientHeight + 1 || room.scrollWidth > room.clientWidth + 1,
  );
  const further = rooms.map(goesOn);
  rooms.forEach((room, index) => {
    if (larger[index]) room.tabIndex = 0;
    else room.removeAttribute("tabindex");
    room.onscroll = () => fade(room, goesOn(room));
    fade(room, further[index] ?? goesOn(room));
  });
}

/** @typedef {{below: boolean, beside: boolean}} Further where a room goes on */

/**
 * @param {HTMLElement} room
 * @returns {Further}
 */
function goesOn(room) {
  return {
    below: room.scrollTop + room.clientHeight < room.scrollHeight - 4,
    beside: room.scrollLeft + room.clientWidth < room.scrollWidth - 4,
  };
}

/**
 * @param {HTMLElement} room
 * @param {Further} further
 */
function fade(room, { below, beside }) {
  room.classList.toggle("more-below", below);
  room.classList.toggle("more-beside", beside);
}

/**
 * @param {SVGElement} live
 * @param {string} markup
 */
function patch(live, markup) {
  if (shown.get(live) === markup) return; // what moves goes on moving
  shown.set(live, markup);
  const before = new Map(pieces(live).map((piece) => [keyOf(piece), at(piece)]));
  const first = !live.hasChildNodes();
  symbols.bring(markup);
  live.replaceChildren(...parsed(markup));
  if (first || still()) return;
  queueMicrotask(() => travel(live, before)); // what measures the picture now finds everything in its place
}

/** @param {SVGElement} live */
function pieces(live) {
  return $$(".pieces > *", SVGElement, live);
}

/**
 * @param {SVGElement} piece
 * @returns {Point}
 */
function at(piece) {
  return { x: Number(piece.getAttribute("x") ?? 0), y: Number(piece.getAttribute("y") ?? 0) };
}

/** @param {SVGElement} piece */
function keyOf(piece) {
  const { x, y } = at(piece);
  return piece.dataset.key ?? `${x} ${y}`;
}

/**
 * Let pieces come from where they were; new ones pop up.
 * @param {SVGElement} live
 * @param {Map<string, Point>} before
 */
function travel(live, before) {
  for (const piece of pieces(live)) {
    const { x, y } = at(piece);
    const from = origin(piece, before);
    if (!from) {
      piece.style.transformOrigin = `${x}px ${y}px`;
      piece.animate(POP_UP, { duration: 240, easing: "ease-out" });
    } else if (from.x !== x || from.y !== y) {
      const start = { transform: `translate(${from.x - x}px, ${from.y - y}px)` };
      piece.animate([start, { transform: "none" }], { duration: 280, easing: "ease-out" });
    }
  }
}

/**
 * Where a piece was: itself, or the piece or the point that it says it has come from.
 * @param {SVGElement} piece
 * @param {Map<string, Point>} before
 * @returns {Point | undefined}
 */
function origin(piece, before) {
  const from = piece.dataset.from ?? "";
  const point = A_POINT.exec(from);
  return (
    before.get(keyOf(piece)) ??
    before.get(from) ??
    (point ? { x: Number(point[1]), y: Number(point[2]) } : undefined)
  );
}
