// What was typed in: kept in this browser until the server has it, so that nothing is lost.

/** @import { Answer } from "../page/ask.js" */
/** @import { Change, State } from "./sent.js" */
/**
 * @typedef {object} Page
 * @property {(state: State) => void} show
 * @property {(waits: "saved" | "saving" | "waiting") => void} tell
 * @property {(sentence: string) => void} say
 */

import { post } from "../page/ask.js";

const AGAIN = 2000; // milliseconds until something is tried again
const AT_ONCE = 200;

export class Changes {
  /**
   * @param {string} base the address of the set
   * @param {Page} page
   */
  constructor(base, page) {
    this.base = base;
    this.page = page;
    this.kept = `osada-set-${base}`;
    /** @type {Change[]} */
    this.changes = JSON.parse(localStorage.getItem(this.kept) ?? "[]");
    this.sending = false;
    this.again = 0;
    addEventListener("online", () => this.send());
    this.send();
  }

  /** @param {Change} change */
  add(change) {
    this.changes.push(change);
    this.keep();
    this.send();
  }

  keep() {
    localStorage.setItem(this.kept, JSON.stringify(this.changes));
  }

  async send() {
    if (this.sending || !this.changes.length) return;
    this.sending = true;
    clearTimeout(this.again);
    this.page.tell("saving");
    const changes = this.changes.slice(0, AT_ONCE);
    /** @type {Answer<State> | null} */
    const answer = await post(`${this.base}/put`, { changes });
    this.sending = false;
    if (!answer || answer.status >= 500 || answer.status === 429) {
      this.page.tell("waiting");
      this.again = setTimeout(() => this.send(), AGAIN);
      return;
    }
    this.changes = this.changes.slice(changes.length);
    this.keep();
    if (!answer.ok) this.page.say(answer.said.error);
    else if (!this.changes.length) this.page.show(answer.said);
    if (!this.changes.length) this.page.tell("saved");
    this.send();
  }
}
