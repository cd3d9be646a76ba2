// Moments that nobody misses: a new year, the last round. A sign over the board says so for a while.

/** @import { Update } from "./sent.js" */

import { $ } from "../page/dom.js";

const STAYS = 3200; // ms; a moment is read aloud with the log

export class Moments {
  constructor() {
    this.sign = $("[data-moment]", HTMLElement);
    this.ends = 0;
  }

  /**
   * @param {Update} update
   * @param {number} seen the newest entry that was shown before
   */
  show(update, seen) {
    const said = update.log.filter(([number, , , , moment]) => moment && number > seen);
    if (!said.length) return;
    clearTimeout(this.ends);
    this.sign.textContent = said.map(([, , text]) => text).join("\n");
    this.sign.hidden = false;
    this.ends = setTimeout(() => {
      this.sign.hidden = true;
    }, STAYS);
  }
}
