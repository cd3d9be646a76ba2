// What fingers did: kept in this browser until the server has it, so that nothing is lost by a reload, a
// closed phone or a lost connection.

/** @import { Answer } from "../page/ask.js" */
/** @import { Action, Update } from "./sent.js" */
/** @typedef {{key: string, actions: Action[], back: boolean}} Stroke */
/**
 * @typedef {object} Page
 * @property {() => {step: string, brush: string, has: string}} looks
 * @property {() => number} known the last tap that is shown
 * @property {(update: Update) => void} show
 * @property {(since: Date | null) => void} waits
 * @property {(sentence: string) => void} say
 */

import { ask, post } from "../page/ask.js";

const AGAIN = 2000; // milliseconds until something is tried again
const AT_ONCE = 200; // strokes of one command

export class Taps {
  /**
   * @param {string} base the address of the sheet
   * @param {Page} page
   */
  constructor(base, page) {
    this.base = base;
    this.page = page;
    this.kept = `osada-taps-${base}`;
    const named = localStorage.getItem("osada-phone");
    this.phone = named ?? crypto.getRandomValues(new Uint32Array(3)).join("-");
    localStorage.setItem("osada-phone", this.phone);
    this.strokes = this.read();
    this.made = 0;
    this.sending = false;
    this.looking = false;
    this.again = 0;
    /** @type {Date | null} */
    this.since = null;
    addEventListener("online", () => this.send());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.send();
    });
  }

  /** Ask what this phone shows, and send what is left from before. */
  begin() {
    if (this.strokes.length) this.send();
    else this.look();
  }

  /** @param {Action[]} actions */
  add(actions) {
    if (actions.length) this.push(actions, false);
  }

  undo() {
    this.push([], true);
  }

  /**
   * @param {Action[]} actions
   * @param {boolean} back
   */
  push(actions, back) {
    this.made += 1;
    const stroke = { key: `${this.phone}-${Date.now()}-${this.made}`, actions, back };
    this.keep([...this.read(), stroke]);
    this.send();
  }

  /**
   * What is kept, also by another tab of this browser.
   * @returns {Stroke[]}
   */
  read() {
    return JSON.parse(localStorage.getItem(this.kept) ?? "[]");
  }

  /** @param {Stroke[]} strokes */
  keep(strokes) {
    this.strokes = strokes;
    localStorage.setItem(this.kept, JSON.stringify(strokes));
  }

  async send() {
    if (this.sending || !this.strokes.length) return;
    this.sending = true;
    clearTimeout(this.again);
    const strokes = this.strokes.slice(0, AT_ONCE);
    const looks = this.page.looks();
    /** @type {Answer<Update> | null} */
    const answer = await post(`${this.base}/tap`, { phone: this.phone, strokes, ...looks });
    this.sending = false;
    if (!answer || answer.status >= 500 || answer.status === 429) {
      this.wait();
      return;
    }
    const sent = new Set(strokes.map((stroke) => stroke.key));
    this.keep(this.read().filter((stroke) => !sent.has(stroke.key)));
    this.arrive();
    if (!answer.ok) this.page.say(answer.said.error);
    else if (!this.strokes.length && this.same(looks)) this.page.show(answer.said);
    else if (!this.strokes.length) this.look();
    this.send();
  }

  wait() {
    this.since ??= new Date();
    this.page.waits(this.since);
    this.again = setTimeout(() => this.send(), AGAIN);
  }

  arrive() {
    this.since = null;
    this.page.waits(null);
  }

  /** Ask for what this phone looks at now. */
  async look() {
    const looks = this.page.looks();
    const answer = await this.ask({});
    if (answer?.ok && !this.strokes.length && this.same(looks)) this.page.show(answer.said);
  }

  /**
   * Whether this phone still looks at the same.
   * @param {{step: string, brush: string}} looks
   */
  same({ step, brush }) {
    const now = this.page.looks();
    return step === now.step && brush === now.brush;
  }

  /** Look whether another phone has done something. */
  async poll() {
    if (this.strokes.length || this.looking) return;
    this.looking = true;
    const looks = this.page.looks();
    const answer = await this.ask({ number: String(this.page.known()), fresh: "1" });
    this.looking = false;
    if (!answer) {
      this.since ??= new Date();
      this.page.waits(this.since);
      return;
    }
    this.arrive();
    const news = answer.ok && answer.said.number > this.page.known();
    if (answer.ok && news && !this.strokes.length && this.same(looks)) this.page.show(answer.said);
    else if (!answer.ok && answer.status === 404) this.page.say(answer.said.error);
  }

  /**
   * @param {Record<string, string>} more
   * @returns {Promise<Answer<Update> | null>}
   */
  ask(more) {
    const asked = new URLSearchParams({ ...this.page.looks(), phone: this.phone, ...more });
    return ask(`${this.base}/now?${asked}`);
  }
}
