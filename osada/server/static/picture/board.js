// The board: which part of it is seen, and how that changes.

import { $, $$, find, still } from "../page/dom.js";
import { Gestures } from "./gestures.js";
import { Minimap } from "./minimap.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

const CLOSEST = 12; // at most this many times larger than the whole
const GLIDE = 300; // milliseconds
const FAR = 2; // units of a pixel, from where on only the names that matter are shown
const LEAST = 0.92; // pixels of a unit, on a board drawn for a phone 360 wide
const FINGER = 44; // pixels that something to choose is wide at least on a phone

export class Board {
  constructor() {
    this.box = $("[data-board]");
    /** Whether the board is drawn for a phone: then it is zoomed so that a finger can choose. */
    this.tall = $("main.play").dataset.layout === "tall";
    /** Whether it stays as it is: drawn in the size of the screen. */
    this.steady = this.box.hasAttribute("data-steady");
    this.svg = $("[data-pane=board]", SVGSVGElement);
    const { x, y, width, height } = this.svg.viewBox.baseVal;
    /** @type {Box} */
    this.whole = { x, y, w: width, h: height };
    this.view = this.whole;
    this.fitted = true;
    this.gliding = 0;
    const map = find(".minimap", SVGSVGElement);
    this.map = map ? new Minimap(map) : null;
    this.gestures = new Gestures(this);
    /** Called whenever another part of the board is seen. */
    this.moved = () => {};
    for (const button of $$("[data-zoom]"))
      button.addEventListener("click", () => {
        const by = Number(button.dataset.zoom);
        if (by) this.zoom(by);
        else this.fit();
      });
    new ResizeObserver(() => this.look(this.fitted ? this.all() : this.view)).observe(this.box);
    this.fit();
  }

  /**
   * The whole board, in the shape of the box that it is shown in.
   * @returns {Box}
   */
  all() {
    const { width, height } = this.box.getBoundingClientRect();
    const { x, y, w, h } = this.whole;
    const scale = Math.max(w / Math.max(1, width), h / Math.max(1, height));
    return {
      x: x + (w - width * scale) / 2,
      y: y + (h - height * scale) / 2,
      w: width * scale,
      h: height * scale,
    };
  }

  fit() {
    this.look(this.all());
  }

  /**
   * Look at a part of the board: not beyond its edges, and not too closely.
   * @param {Box} view
   */
  look(view) {
    const all = this.all();
    if (this.steady) {
      const { w: across, h: down } = this.whole;
      this.box.style.setProperty("--shape", `${across} / ${down}`);
      this.box.style.setProperty("--least", `${down * LEAST}px`);
      this.fitted = true;
      this.frame(this.whole);
      return;
    }
    const w = Math.min(all.w, Math.max(view.w, all.w / CLOSEST));
    const h = (w * all.h) / all.w;
    cancelAnimationFrame(this.gliding);
    this.fitted = w >= all.w * 0.999;
    this.frame({
      x: within(view.x, w, this.whole.x, this.whole.w),
      y: within(view.y, h, this.whole.y, this.whole.h),
      w,
      h,
    });
  }

  /** @param {Box} view */
  frame(view) {
    this.view = view;
    this.svg.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${view.h}`);
    const closer = !this.fitted && view.w <= this.all().w * 0.98;
    this.box.classList.toggle("closer", closer);
    const width = this.svg.clientWidth;
    const unit = width ? view.w / width : 1; // a window without room for a board shows none
    this.svg.style.setProperty("--unit", String(unit));
    this.svg.classList.toggle("far", unit > FAR);
    this.map?.show(view, this.whole, closer);
    this.moved();
  }

  /**
   * A board that grows stays in view as a whole, if it was.
   * @param {[number, number, number, number]} box
   */
  resize([x, y, w, h]) {
    const old = this.whole;
    if (x === old.x && y === old.y && w === old.w && h === old.h) return;
    this.whole = { x, y, w, h };
    if (this.fitted) this.glide(this.all());
    else this.look(this.view);
  }

  /** @param {Box} to */
  glide(to) {
    const from = this.view;
    const began = performance.now();
    /** @param {number} now */
    const step = (now) => {
      const passed = still() ? 1 : Math.min(1, Math.max(0, now - began) / GLIDE);
      this.frame(between(from, to, passed * (2 - passed)));
      if (passed < 1) this.gliding = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.gliding);
    this.gliding = requestAnimationFrame(step);
  }

  /**
   * Zoom around a point of the screen, or around the middle.
   * @param {number} by
   * @param {{x: number, y: number}} [around]
   */
  zoom(by, around) {
    const box = this.svg.getBoundingClientRect();
    const { x, y, w, h } = this.view;
    const across = around ? (around.x - box.left) / box.width : 0.5;
    const down = around ? (around.y - box.top) / box.height : 0.5;
    this.look({ x: x + (w - w / by) * across, y: y + (h - h / by) * down, w: w / by, h: h / by });
  }

  /**
   * Move what is seen, by pixels of the screen.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    const scale = this.view.w / this.svg.getBoundingClientRect().width;
    this.look({ ...this.view, x: this.view.x - dx * scale, y: this.view.y - dy * scale });
  }

  /**
   * Where an element is, as the board measures.
   * @param {Element} element
   * @returns {Box}
   */
  at(element) {
    const box = element.getBoundingClientRect();
    const origin = this.svg.getBoundingClientRect();
    const scale = this.view.w / Math.max(1, origin.width);
    return {
      x: this.view.x + (box.left - origin.left) * scale,
      y: this.view.y + (box.top - origin.top) * scale,
      w: box.width * scale,
      h: box.height * scale,
    };
  }

  /**
   * Bring an element into view that a key has led to.
   * @param {Element} element
   */
  reveal(element) {
    if (!this.svg.contains(element)) return;
    const at = this.at(element);
    const { w, h } = this.view;
    if (!inside(at, this.view)) this.look({ x: at.x + (at.w - w) / 2, y: at.y + (at.h - h) / 2, w, h });
  }

  /**
   * On a phone look at what can be chosen, so large that a finger can; but stay where something of
   * it is seen already.
   * @param {Element[]} elements
   * @param {number} finger pixels that each of them is wide at least
   */
  attend(elements, finger = FINGER) {
    if (!this.tall || this.steady || !elements.length) return;
    const boxes = elements.map((element) => this.at(element));
    const all = this.all();
    const least = Math.min(...boxes.map((box) => box.w));
    const w = Math.min(all.w, (this.svg.getBoundingClientRect().width / finger) * least);
    const h = (w * all.h) / all.w;
    if (w > 0.98 * all.w) {
      this.fit();
      return;
    }
    const near = this.view.w <= w * 1.01;
    if (near && boxes.some((box) => inside(box, this.view))) return;
    const { x, y } = centre(worthLookingAt(boxes, w, h, centre(near ? this.view : all)));
    this.glide(this.held({ x: x - w / 2, y: y - h / 2, w, h }));
  }

  /**
   * A view that does not reach beyond the board.
   * @param {Box} view
   * @returns {Box}
   */
  held({ x, y, w, h }) {
    this.fitted = false;
    return {
      x: within(x, w, this.whole.x, this.whole.w),
      y: within(y, h, this.whole.y, this.whole.h),
      w,
      h,
    };
  }
}

/**
 * Where a part begins so that it does not reach beyond the whole; one that is larger has it in its middle.
 * @param {number} at
 * @param {number} size
 * @param {number} start
 * @param {number} length
 */
function within(at, size, start, length) {
  if (size >= length) return start + (length - size) / 2;
  return Math.min(Math.max(at, start), start + length - size);
}

/**
 * @param {Box} from
 * @param {Box} to
 * @param {number} part
 * @returns {Box}
 */
function between(from, to, part) {
  /** @type {(a: number, b: number) => number} */
  const mix = (a, b) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) };
}

/** @param {Box} box */
function centre({ x, y, w, h }) {
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
function worthLookingAt(boxes, w, h, point) {
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
function inside(box, view) {
  return (
    box.x >= view.x && box.y >= view.y && box.x + box.w <= view.x + view.w && box.y + box.h <= view.y + view.h
  );
}
