// A finger on the picture: it paints all places that it passes, or taps one. Two fingers move the board.

/** @import { Board } from "../picture/board.js" */
/** @import { Action, Paint } from "./sent.js" */
/**
 * @typedef {object} Page
 * @property {() => Paint | null} paint
 * @property {() => Record<string, string>} values
 * @property {(actions: Action[]) => void} done
 * @property {(place: string, at: {x: number, y: number}) => void} tapped
 * @property {(place: string, value: string) => void} ghost
 */

const STEADY = 9; // pixels: a finger that moves no further taps
const APART = 6; // pixels between two points that are looked at on the way of a finger

export class Painting {
  /**
   * @param {Board} board
   * @param {Page} page
   */
  constructor(board, page) {
    this.board = board;
    this.page = page;
    /** The fingers on the picture. @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    /** The places that the stroke has passed. @type {Set<string>} */
    this.passed = new Set();
    this.strokes = false;
    this.moved = false;
    /** Where the stroke has come to. */
    this.last = { x: 0, y: 0 };
    board.svg.addEventListener("pointerdown", (event) => this.touch(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.leave(event, true));
    addEventListener("pointercancel", (event) => this.leave(event, false));
  }

  /** One finger moves the board only where nothing is painted. */
  follow() {
    this.board.gestures.paints = this.page.paint() !== null;
  }

  /** @param {PointerEvent} event */
  touch(event) {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.passed.clear();
    this.moved = false;
    this.strokes = this.fingers.size === 1;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const from = this.fingers.get(event.pointerId);
    if (!from || !this.strokes) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STEADY && !this.moved) {
      this.moved = true;
      this.last = from;
      this.pass(from.x, from.y);
    }
    if (!this.moved || !this.page.paint()) return;
    const points = event.getCoalescedEvents?.() ?? [];
    for (const point of points.length ? points : [event]) this.go(point.clientX, point.clientY);
  }

  /**
   * A fast finger is told of at points far apart: it has passed all that lies between them.
   * @param {number} x
   * @param {number} y
   */
  go(x, y) {
    const from = this.last;
    const parts = Math.ceil(Math.hypot(x - from.x, y - from.y) / APART);
    for (let part = 1; part <= parts; part += 1)
      this.pass(from.x + ((x - from.x) * part) / parts, from.y + ((y - from.y) * part) / parts);
    this.last = { x, y };
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  pass(x, y) {
    const paint = this.page.paint();
    const place = placeAt(x, y);
    if (!paint || !place?.startsWith(paint.prefix) || paint.barred.includes(place)) return;
    const there = this.page.values()[place];
    if (this.passed.has(place) || (there && paint.value) || (!there && !paint.value)) return;
    this.passed.add(place);
    this.page.ghost(place, paint.value);
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} done
   */
  leave(event, done) {
    if (!this.fingers.delete(event.pointerId) || !this.strokes || !done) return;
    this.strokes = false;
    if (this.moved) this.end();
    else this.tap(placeAt(event.clientX, event.clientY), { x: event.clientX, y: event.clientY });
  }

  end() {
    const paint = this.page.paint();
    if (!paint || !this.passed.size) return;
    this.set([...this.passed], paint.value);
  }

  /**
   * A tap gives a place the value, or takes it away where it is there already.
   * @param {string | null} place
   * @param {{x: number, y: number}} at
   */
  tap(place, at) {
    const paint = this.page.paint();
    if (!place) return;
    if (!paint || !place.startsWith(paint.prefix) || paint.barred.includes(place)) {
      this.page.tapped(place, at);
      return;
    }
    const value = this.page.values()[place] === paint.value ? "" : paint.value;
    this.page.ghost(place, value);
    this.set([place], value);
  }

  /**
   * @param {string[]} places
   * @param {string} value
   */
  set(places, value) {
    const values = this.page.values();
    for (const place of places) {
      if (value) values[place] = value;
      else delete values[place];
    }
    this.page.done(places.map((place) => [place, value]));
  }
}

/**
 * The place of the board that is shown at a point of the screen.
 * @param {number} x
 * @param {number} y
 */
function placeAt(x, y) {
  const found = document.elementFromPoint(x, y)?.closest("[data-pane=board] [data-place]");
  return found?.getAttribute("data-place") ?? null;
}
