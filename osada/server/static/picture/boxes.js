// Boxes on the board: where they are, and what is in them.

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/**
 * Where a part begins so that it does not reach beyond the whole; one that is larger has it in its middle.
 * @param {number} at
 * @param {number} size
 * @param {number} start
 * @param {number} length
 */
export function within(at, size, start, length) {
  if (size >= length) return start + (length - size) / 2;
  return Math.min(Math.max(at, start), start + length - size);
}

/**
 * @param {Box} from
 * @param {Box} to
 * @param {number} part
 * @returns {Box}
 */
export function between(from, to, part) {
  /** @type {(a: number, b: number) => number} */
  const mix = (a, b) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) };
}

/** @param {Box} box */
export function centre({ x, y, w, h }) {
  return { x: x + w / 2, y: y + h / 2 };
}

/**
 * All boxes if they fit into a view, else the one that is next to a point.
 * @param {Box[]} boxes
 * @param {number} w
 * @param {number} h
 * @param {{x: number, y: number}} point
 * @returns {Box}
 */
export function worthLookingAt(boxes, w, h, point) {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  const all = { x: left, y: top, w: right - left, h: bottom - top };
  if (all.w <= w && all.h <= h) return all;
  /** @param {Box} box */
  const far = (box) => Math.hypot(centre(box).x - point.x, centre(box).y - point.y);
  return boxes.reduce((nearest, box) => (far(box) < far(nearest) ? box : nearest));
}

/**
 * @param {Box} box
 * @param {Box} view
 */
export function inside(box, view) {
  return (
    box.x >= view.x && box.y >= view.y && box.x + box.w <= view.x + view.w && box.y + box.h <= view.y + view.h
  );
}
