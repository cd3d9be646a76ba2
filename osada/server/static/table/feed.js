// Updates are shown one after the other, none after a newer one, those of others at this person's pace.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */
/** @import { Update } from "./sent.js" */

import { ask } from "../page/ask.js";
import { $, still } from "../page/dom.js";

const A_MOMENT = 20; // milliseconds

export class Feed {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Update[]} */
    this.queue = [];
    this.busy = false;
  }

  /** @param {Update} update */
  receive(update) {
    this.queue.push(update);
    if (!this.busy) this.next();
  }

  next() {
    const { page } = this;
    if (this.queue.length && page.pointer.pressing()) {
      this.busy = true; // a click is lost if what is pressed is replaced
      setTimeout(() => this.next(), A_MOMENT);
      return;
    }
    const update = this.queue.shift();
    if (!update) {
      this.busy = false;
    } else if (update.number < page.update.number) {
      this.next();
    } else if (update.curtain !== null && update.curtain === page.curtain.uncovered) {
      this.busy = false;
      this.uncover(update.curtain);
    } else {
      this.busy = true;
      const wait = this.pauseAfter(update);
      page.apply(update);
      setTimeout(() => this.next(), wait);
    }
  }

  /**
   * How long an update is looked at before the next one is shown.
   * @param {Update} update
   */
  pauseAfter(update) {
    const { number, seat } = this.page.update;
    const others = update.number > number && seat !== null && !this.page.seats.includes(seat);
    if (!others || still() || document.hidden) return 0;
    return Number($("[data-preference=pace]", HTMLSelectElement).value);
  }

  /** The table as it is now. */
  async refresh() {
    const { uncovered } = this.page.curtain;
    const update = await this.now(uncovered === null ? "" : `&uncover=${uncovered}`);
    if (update) this.receive(update);
  }

  /** While nobody looks: only what is new is shown, so that the title tells whose turn it is. */
  async glance() {
    const update = await this.now();
    if (update && update.number > this.page.update.number) this.page.apply(update);
  }

  /**
   * Somebody has come to a screen that people share.
   * @param {number} seat
   */
  async uncover(seat) {
    const update = await this.now(`&uncover=${seat}`);
    if (!update) return;
    this.page.curtain.uncovered = seat;
    this.receive(update);
    this.page.curtain.close();
  }

  /**
   * @param {string} further
   * @returns {Promise<Update | null>}
   */
  async now(further = "") {
    /** @type {Answer<Update> | null} */
    const answer = await ask(`${this.page.base}/now?since=${this.page.update.number}${further}`);
    return answer?.ok ? answer.said : null;
  }
}
