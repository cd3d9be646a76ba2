// Where the places of a lesson are on the screen: places of the picture, or pieces that it explains.

/** @import { TablePage } from "../table.js" */
/** @import { Box } from "../picture/boxes.js" */

import { $$, find } from "../page/dom.js";

const NEAR = { wide: 76, tall: 44 }; // pixels that what matters is wide at least
const EDGE = 12; // pixels of it that have to be seen
const ROOM = 1.5; // times as much is seen as is in the light

/**
 * The elements of a place that can be seen, those in drawers left out.
 * @param {string} place
 * @param {boolean} anywhere whether those in tabs that are not open count
 */
export function elementsOf(place, anywhere = false) {
  for (const name of ["place", "about"]) {
    const found = $$(`.pane [data-${name}="${place}"]`, SVGGraphicsElement).filter(
      (element) => !element.closest("dialog") && (anywhere || isSeen(element)),
    );
    if (found.length) return found;
  }
  return [];
}

/**
 * Whether something of an element is on the screen: not scrolled out of the room that it lies in.
 * @param {Element} element
 */
function isSeen(element) {
  const { width, height, top, bottom } = element.getBoundingClientRect();
  const room = element.closest(".middle, [data-side]")?.getBoundingClientRect();
  const seen = !room?.height || (bottom > room.top + EDGE && top < room.bottom - EDGE);
  return seen && width * height > 0;
}

/**
 * The element that the number of a place stands at: where one chooses, if that is not the board itself.
 * @param {string} place
 */
export function markedOf(place) {
  const found = elementsOf(place);
  const beside = (/** @type {SVGElement} */ element) =>
    element.dataset.place && !element.closest("[data-board]");
  return found.find(beside) ?? found[0];
}

/**
 * Where somebody would click for a place: in the picture, or its button.
 * @param {string} place
 */
export function targetOf(place) {
  return elementsOf(place)[0] ?? find(`[data-buttons] [data-place="${place}"]`);
}

/**
 * Bring places into view: open their tab, move the board, scroll what is longer than its room.
 * @param {TablePage} page
 * @param {string[]} places
 */
export function lookAt(page, places) {
  const all = places.flatMap((place) => elementsOf(place, true));
  const tab = all.find((element) => element.closest("[data-part]"))?.closest("[data-part]");
  if (tab instanceof HTMLElement && tab.hidden) page.parts.open(tab.dataset.part ?? "");
  const { board } = page;
  const drawn = all.filter((element) => board.svg.contains(element));
  if (drawn.length && !board.steady) camera(page, drawn);
  else if (!board.steady && page.layout === "wide") board.glide(board.all());
  for (const room of $$("[data-side], .middle")) room.scrollTo(0, 0);
  const outside = all.find((element) => !board.svg.contains(element)) ?? (board.steady ? all[0] : null);
  outside?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * So close that what matters is large, so far that all of it is seen.
 * @param {TablePage} page
 * @param {Element[]} elements
 */
function camera({ board, layout }, elements) {
  const boxes = elements.map((element) => board.at(element)).filter((box) => box.w > 0);
  if (!boxes.length) return;
  const all = board.all();
  const union = around(boxes);
  const near = NEAR[layout === "tall" ? "tall" : "wide"];
  const least = Math.min(...boxes.map((box) => box.w));
  const closest = (board.svg.getBoundingClientRect().width / near) * least;
  const w = Math.min(all.w, Math.max(closest, union.w * ROOM, (union.h * ROOM * all.w) / all.h));
  if (w > all.w * 0.9) {
    board.glide(board.all());
    return;
  }
  const h = (w * all.h) / all.w;
  const [x, y] = [union.x + union.w / 2 - w / 2, union.y + union.h / 2 - h / 2];
  board.glide(board.held({ x, y, w, h }));
}

/**
 * @param {Box[]} boxes
 * @returns {Box}
 */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
