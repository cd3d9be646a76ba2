// Taps that a browser makes no click of: Chromium can take one right after a stroke for the end of a fling.

const NEAR = 10; // pixels that a finger moves at most while it taps

/**
 * What a finger has pressed, where, and whether a click has come or was made.
 * @typedef {{button: HTMLButtonElement | null, x: number, y: number, clicked: boolean, made: boolean}} Press
 */

export class Clicks {
  /** @param {HTMLElement} root */
  constructor(root) {
    /** @type {Press | null} */
    this.press = null;
    root.addEventListener("pointerdown", (event) => this.begin(event), true);
    root.addEventListener("click", (event) => this.hear(event), true);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const button = event.pointerType === "touch" ? buttonOf(event) : null;
    this.press = { button, x: event.clientX, y: event.clientY, clicked: false, made: false };
  }

  /**
   * A click is heard once: one that comes after all, for a tap that was answered already, is none.
   * @param {MouseEvent} event
   */
  hear(event) {
    const { press } = this;
    if (!press || press.button !== buttonOf(event)) return;
    if (press.made && event.isTrusted) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    press.clicked = true;
  }

  /**
   * What a finger has pressed that has just left, if it was a tap on a button.
   * @param {PointerEvent} event
   */
  end(event) {
    const { press } = this;
    const tap = press?.button && Math.hypot(event.clientX - press.x, event.clientY - press.y) < NEAR;
    return tap && event.type === "pointerup" ? press : null;
  }

  /**
   * Make the click that has not come.
   * @param {Press | null} press
   */
  make(press) {
    if (!press?.button?.isConnected || press.clicked) return;
    press.made = true;
    press.button.click();
  }
}

/** @param {Event} event */
function buttonOf(event) {
  return event.target instanceof Element ? event.target.closest("button") : null;
}
