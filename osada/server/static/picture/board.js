// The board: which part of it is seen, and how that changes.

/** @import { Box } from "./boxes.js" */

import { $, $$, find, still } from "../page/dom.js";
import { between, centre, inside, within, worthLookingAt } from "./boxes.js";
import { Gestures } from "./gestures.js";
import { Minimap } from "./minimap.js";
import { Names } from "./names.js";

const CLOSEST = 12; // at most this many times larger than the whole
const GLIDE = 300; // milliseconds
const FAR = 2; // units of a pixel, from where on only the names that matter are shown
const LEAST = 0.92; // pixels of a unit, on a board drawn for a phone 360 wide
const FINGER = 44; // pixels that something to choose is wide at least on a phone
const BESIDE = 6; // pixels that stay free beside what is scrolled to
const MOSTLY = 0.6; // of the board's width

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
    /** Pixels at the bottom of the box that tools lie on: the board can be moved out from under them. */
    this.foot = 0;
    this.gliding = 0;
    const map = find(".minimap", SVGSVGElement);
    this.map = map ? new Minimap(map) : null;
    this.names = new Names(this.svg);
    this.gestures = new Gestures(this);
    /** Called whenever another part of the board is seen. */
    this.moved = () => {};
    for (const button of $$("[data-zoom]"))
      button.addEventListener("click", () => {
        const by = Number(button.dataset.zoom);
        if (by) this.zoom(by);
        else this.fit();
      });
    /** What is looked at, until somebody looks elsewhere. @type {Element[]} */
    this.attended = [];
    this.finger = FINGER;
    new ResizeObserver(() => this.resized()).observe(this.box);
    this.fit();
  }

  /**
   * The whole board, in the shape of the box that it is shown in.
   * @returns {Box}
   */
  all() {
    const { width, height } = this.box.getBoundingClientRect();
    const { x, y, w, h } = this.whole;
    const free = Math.max(1, height - this.foot);
    const scale = Math.max(w / Math.max(1, width), h / free);
    return {
      x: x + (w - width * scale) / 2,
      y: y + (h - free * scale) / 2,
      w: width * scale,
      h: height * scale,
    };
  }

  fit() {
    this.look(this.all());
  }

  /** The box has got another size: what was looked at is looked at again. */
  resized() {
    const attended = this.attended.filter((element) => element.isConnected);
    this.look(this.fitted ? this.all() : this.view);
    this.attend(attended, this.finger, true);
  }

  /**
   * Look at a part of the board: not beyond its edges, and not too closely.
   * @param {Box} view
   */
  look(view) {
    const all = this.all();
    this.attended = [];
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
    const foot = this.foot * (h / Math.max(1, this.box.clientHeight));
    cancelAnimationFrame(this.gliding);
    this.fitted = w >= all.w * 0.999;
    this.frame({
      x: within(view.x, w, this.whole.x, this.whole.w),
      y: within(view.y, h, this.whole.y, this.whole.h + foot),
      w,
      h,
    });
  }

  /** @param {Box} view */
  frame(view) {
    const width = this.svg.clientWidth; // asked first: after a change the page would be laid out once more
    const unit = width ? view.w / width : 1; // a window without room for a board shows none
    const box = `${view.x} ${view.y} ${view.w} ${view.h}`;
    const closer = !this.fitted && view.w <= this.all().w * 0.98;
    this.view = view;
    if (this.svg.getAttribute("viewBox") !== box) this.svg.setAttribute("viewBox", box);
    this.box.classList.toggle("closer", closer);
    this.svg.style.setProperty("--unit", String(unit));
    this.svg.classList.toggle("far", unit > FAR);
    this.map?.show(view, this.whole, closer);
    this.names.later();
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
   * Where an element is, as the board measures; also while the board has not yet got the shape of its box.
   * @param {Element} element
   * @returns {Box}
   */
  at(element) {
    const box = element.getBoundingClientRect();
    const drawn = this.svg.getScreenCTM();
    if (!drawn?.a) return { x: 0, y: 0, w: 0, h: 0 }; // a board that is not shown
    return {
      x: (box.left - drawn.e) / drawn.a,
      y: (box.top - drawn.f) / drawn.a,
      w: box.width / drawn.a,
      h: box.height / drawn.a,
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
   * @param {boolean} anew whether to move though something of it is seen
   */
  attend(elements, finger = FINGER, anew = false) {
    if (!this.tall || !elements.length) return;
    if (this.steady) {
      this.scroll(elements);
      return;
    }
    this.approach(elements, finger, anew);
    this.attended = elements;
    this.finger = finger;
  }

  /**
   * Where a window has no room for a board that stays as it is: scroll to what can be chosen.
   * @param {Element[]} elements
   */
  scroll(elements) {
    const rooms = [this.box, this.box.closest(".middle")];
    const room = rooms.find((one) => one && scrolls(one));
    if (!room) return;
    const { top, bottom } = room.getBoundingClientRect();
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const above = Math.min(...boxes.map((box) => box.top)) - top - BESIDE;
    const below = Math.max(...boxes.map((box) => box.bottom)) - bottom + BESIDE;
    if (above < 0) room.scrollTop += above;
    else if (below > 0) room.scrollTop += Math.min(above, below);
  }

  /**
   * @param {Element[]} elements
   * @param {number} finger
   * @param {boolean} anew
   */
  approach(elements, finger, anew) {
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
    if (!anew && near && boxes.some((box) => inside(box, this.view))) return;
    const seen = worthLookingAt(boxes, w, h, centre(near ? this.view : all));
    // nearly all of the board is seen: then its middle stays in the middle, as far as that can be
    const { x, y } = centre(w > MOSTLY * all.w ? all : seen);
    const across = Math.min(Math.max(x - w / 2, seen.x + seen.w - w), seen.x);
    const down = Math.min(Math.max(y - h / 2, seen.y + seen.h - h), seen.y);
    this.glide(this.held({ x: across, y: down, w, h }));
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

/** @param {Element} room */
function scrolls(room) {
  return room.scrollHeight > room.clientHeight + 1 && getComputedStyle(room).overflowY === "auto";
}
