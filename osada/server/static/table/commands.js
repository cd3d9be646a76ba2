// Commands to the table. Each names the entry that it answers, so a late or repeated one does no harm.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */
/** @import { Update } from "./sent.js" */

import { post } from "../page/ask.js";

export class Commands {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** How many commands are not answered yet. */
    this.waiting = 0;
  }

  /**
   * Play an action, by the element that stands for it.
   * @param {number} action
   * @param {Element} element
   * @param {boolean} instead whether what is half done is taken back first
   */
  async play(action, element, instead = false) {
    const { viewer } = this.page.update;
    if (this.waiting || viewer === null) return;
    if (this.page.pointer.finger) this.page.previews.point(null);
    await this.give("play", { seat: viewer, actions: [action], instead }, element);
  }

  /**
   * Take back some clicks of one's own.
   * @param {number} clicks
   * @param {Element} element
   */
  async takeBack(clicks, element) {
    if (this.waiting) return;
    for (let left = clicks; left > 0 && this.page.update.undo; left -= 1)
      await this.give("undo", { seat: this.page.update.viewer }, element);
  }

  /**
   * Send a command, by the element that stands for it; once more if the connection fails.
   * @param {string} name
   * @param {object} command
   * @param {Element} element
   */
  async give(name, command, element) {
    const { base, feed, layout, update } = this.page;
    const whole = { ...command, answers: update.number, feed: feed.name };
    const address = `${base}/${name}?layout=${layout}`;
    this.waiting += 1;
    /** @type {Answer<Update> | null} */
    const answer = (await post(address, whole)) ?? (await post(address, whole));
    this.waiting -= 1;
    this.took(answer, element);
  }

  /**
   * Show what has become of the table, or why not. If it had moved on, the stream says how.
   * @param {Answer<Update> | null} answer
   * @param {Element} element
   */
  took(answer, element) {
    const { bubble, feed, says, stream } = this.page;
    if (answer?.ok) {
      feed.receive(answer.said);
      return;
    }
    feed.next();
    if (!answer) {
      bubble.tell(element, { error: says.offline });
      stream?.open(); // the answer is lost, and with it what it has told
    } else if (answer.status !== 409) bubble.tell(element, answer.said);
    else if (!stream?.source) stream?.ask();
  }
}
