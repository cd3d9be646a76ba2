// A game that plays by itself, turn after turn.

/** @import { ReplayPage } from "../replay.js" */

import { $$ } from "../page/dom.js";

const LOOK = 2000; // milliseconds that a turn is looked at

export class Playing {
  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    this.timer = 0;
    document.addEventListener("visibilitychange", () => document.hidden && this.stop());
  }

  toggle() {
    if (this.timer) this.stop();
    else this.next(this.page.at >= this.page.count ? 0 : undefined);
  }

  /**
   * The next turn now, and the one after it in a while; from its start a game that is at its end.
   * @param {number} [from]
   */
  next(from) {
    const { page } = this;
    this.timer = setTimeout(() => this.next(), LOOK);
    if (from === undefined) page.stepTurn(1);
    else page.goToTurn(from);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.show();
  }

  /** The button says what it would do; at the end there is nothing more to play. */
  show() {
    const { at, count, says } = this.page;
    if (this.timer && at >= count) {
      this.stop();
      return;
    }
    for (const button of $$("[data-do=play]")) {
      button.classList.toggle("playing", this.timer > 0);
      button.ariaLabel = this.timer ? says.pause : says.play;
    }
  }
}
