// The feed of this page: by its name the server knows what has been told here and who has come to the screen.
// Updates are shown one after the other, none after a newer one, those of others at this person's pace.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */
/** @import { Update } from "./sent.js" */

import { ask, post } from "../page/ask.js";
import { $, still } from "../page/dom.js";

const A_MOMENT = 20; // milliseconds

export class Feed {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.name = Math.random().toString(36).slice(2);
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
    const update = this.following();
    this.busy = Boolean(update);
    if (!update) return;
    const wait = this.pauseAfter(update);
    page.apply(update);
    setTimeout(() => this.next(), wait);
  }

  /**
   * The update that goes on where the page stands. The stream can be faster than the answer to a command:
   * what comes after that answer waits for it. Where something was lost, the stream begins anew.
   */
  following() {
    const { number } = this.page.update;
    this.queue = this.queue.filter((update) => update.number >= number);
    const at = this.queue.findIndex((update) => update.since <= number);
    if (at < 0 && this.queue.length && !this.page.commands.waiting) {
      this.queue = [];
      this.page.stream?.open();
    }
    return at < 0 ? undefined : this.queue.splice(at, 1)[0];
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

  /** While nobody looks: only what is new is shown, so that the title tells whose turn it is. */
  async glance() {
    const answer = await this.now();
    if (answer?.ok && answer.said.number > this.page.update.number) this.page.apply(answer.said);
  }

  /**
   * Somebody has come to a screen that people share.
   * @param {number} seat
   */
  async uncover(seat) {
    const { base, layout, update, curtain } = this.page;
    /** @type {Answer<Update> | null} */
    const answer = await post(`${base}/uncover?layout=${layout}`, {
      seat,
      since: update.number,
      feed: this.name,
    });
    if (!answer?.ok) return;
    this.receive(answer.said);
    curtain.close();
  }

  /**
   * The table as it is, for a page without a stream.
   * @returns {Promise<Answer<Update> | null>}
   */
  now() {
    return ask(
      `${this.page.base}/now?since=${this.page.update.number}&feed=${this.name}&layout=${this.page.layout}`,
    );
  }
}
