// What this person points with, and whether they are pressing it.

const LONGEST_PRESS = 700; // milliseconds
const LONG = 500; // milliseconds after which a finger asks what something is
const STEADY = 10; // pixels: a finger that moves further drags

export class Pointer {
  constructor() {
    this.finger = false;
    this.down = -Infinity;
    /** Whether the last press was long: then it was no click. */
    this.long = false;
    /** Called with what is pressed for long; whether it is answered. @type {(at: Element) => boolean} */
    this.asks = () => false;
    this.timer = 0;
    this.from = { x: 0, y: 0 };
    addEventListener("pointermove", (event) => this.move(event), true);
    document.addEventListener("pointerdown", (event) => this.press(event), true);
    addEventListener("pointerup", () => this.release(), true);
    addEventListener("pointercancel", () => this.release(), true);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.finger = event.pointerType === "touch";
    this.down = this.finger ? -Infinity : performance.now();
    this.long = false;
    clearTimeout(this.timer);
    const { target } = event;
    if (!this.finger || !event.isPrimary || !(target instanceof Element)) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.long = this.asks(target);
    }, LONG);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STEADY)
      clearTimeout(this.timer);
  }

  /** The click comes first. */
  release() {
    clearTimeout(this.timer);
    setTimeout(() => {
      this.down = -Infinity;
    });
  }

  pressing() {
    return performance.now() - this.down < LONGEST_PRESS;
  }
}
