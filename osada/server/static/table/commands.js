// Commands to the table. Each names the entry that it answers, so a late or repeated one does no harm.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */
/** @import { Update } from "./sent.js" */

import { post } from "../page/ask.js";

export class Commands {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** Whether something is played and not yet answered. */
    this.sending = false;
  }

  /**
   * Play an action, by the element that stands for it. A command whose connection fails is sent once more.
   * @param {number} action
   * @param {Element} element
   */
  async play(action, element) {
    const { viewer, number } = this.page.update;
    if (this.sending || viewer === null) return;
    this.sending = true;
    if (this.page.pointer.finger) this.page.previews.point(null);
    const command = { seat: viewer, actions: [action], answers: number };
    const address = `${this.page.base}/play`;
    /** @type {Answer<Update> | null} */
    const answer = (await post(address, command)) ?? (await post(address, command));
    this.sending = false;
    this.took(answer, element);
  }

  /**
   * Send another command, by the tool that stands for it.
   * @param {string} name
   * @param {object} command
   * @param {Element} tool
   */
  async give(name, command, tool) {
    const { number } = this.page.update;
    this.took(await post(`${this.page.base}/${name}`, { ...command, answers: number }), tool);
  }

  /**
   * Show what has become of the table, or why not.
   * @param {Answer<Update> | null} answer
   * @param {Element} element
   */
  took(answer, element) {
    const { page } = this;
    if (!answer) page.bubble.tell(element, { error: page.says.offline });
    else if (answer.ok) page.feed.receive(answer.said);
    else if (answer.status === 409) page.feed.refresh();
    else page.bubble.tell(element, answer.said);
  }
}
