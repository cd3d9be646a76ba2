// What this person points with, and whether they are pressing it.

const LONGEST_PRESS = 700; // milliseconds

export class Pointer {
  constructor() {
    this.finger = false;
    this.down = -Infinity;
    document.addEventListener("pointerdown", (event) => this.press(event), true);
    addEventListener("pointerup", () => this.release(), true);
    addEventListener("pointercancel", () => this.release(), true);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.finger = event.pointerType === "touch";
    this.down = this.finger ? -Infinity : performance.now();
  }

  /** The click comes first. */
  release() {
    setTimeout(() => {
      this.down = -Infinity;
    });
  }

  pressing() {
    return performance.now() - this.down < LONGEST_PRESS;
  }
}
