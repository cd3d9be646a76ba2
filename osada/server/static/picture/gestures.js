// What hands do with the board: wheel and pinch zoom, dragging pans.

/** @import { Board } from "./board.js" */
/** @import { Point } from "./panes.js" */

const STEADY = 7; // pixels: a press that moves no further is a click

export class Gestures {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<number, Point>} */
    this.pointers = new Map();
    /** Whether the last press has moved the board: then it was no click. */
    this.moved = false;
    /** Whether one finger does something else than moving the board. */
    this.paints = false;
    if (board.steady) return;
    board.box.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    board.svg.addEventListener("pointerdown", (event) => {
      this.pointers.set(event.pointerId, pointOf(event));
      this.moved = false;
    });
    addEventListener("pointermove", (event) => this.drag(event));
    addEventListener("pointerup", (event) => this.pointers.delete(event.pointerId));
    addEventListener("pointercancel", (event) => this.pointers.delete(event.pointerId));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    this.board.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event));
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const other = this.other(event.pointerId);
    if (other) {
      const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
      this.board.zoom(distance(to, other) / Math.max(1, distance(from, other)), middle);
    } else if (this.paints) return;
    else if (this.moved || distance(from, to) > STEADY) this.board.pan(to.x - from.x, to.y - from.y);
    else return;
    this.moved = true;
    this.pointers.set(event.pointerId, to);
  }

  /**
   * The other one of two fingers.
   * @param {number} pointer
   */
  other(pointer) {
    if (this.pointers.size !== 2) return undefined;
    return [...this.pointers].find(([id]) => id !== pointer)?.[1];
  }
}

/**
 * @param {MouseEvent} event
 * @returns {Point}
 */
function pointOf(event) {
  return { x: event.clientX, y: event.clientY };
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
