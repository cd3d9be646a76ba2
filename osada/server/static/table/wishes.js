// What this person wants to hear of the table when they are not there.

/** @import { Answer } from "../page/ask.js" */
/** @typedef {{quiet: boolean, reminded: number | null}} Wished */

import { post } from "../page/ask.js";
import { $, $$, find } from "../page/dom.js";

export class Wishes {
  /** @param {string} base */
  constructor(base) {
    this.base = base;
    this.box = find("[data-wishes]");
    this.quiet = find("[data-quiet]", HTMLInputElement);
    if (!this.box || !this.quiet) return;
    this.show(Number(this.box.dataset.wishes));
    this.quiet.addEventListener("change", () => this.wish("quiet", { quiet: this.quiet?.checked }));
    for (const button of $$("[data-remind]", HTMLButtonElement, this.box))
      button.addEventListener("click", () => this.wish("remind", { seconds: Number(button.dataset.remind) }));
    this.forget(base);
  }

  /**
   * @param {string} what
   * @param {object} given
   */
  async wish(what, given) {
    /** @type {Answer<Wished> | null} */
    const answer = await post(`${this.base}/${what}`, given);
    if (!answer?.ok || !this.quiet) return;
    this.quiet.checked = answer.said.quiet;
    this.show(answer.said.reminded ?? 0);
  }

  /** @param {number} then in seconds since 1970; 0 for never */
  show(then) {
    const row = $("[data-reminded]");
    const time = new Date(1000 * then).toLocaleString(document.documentElement.lang, {
      weekday: "long",
      hour: "numeric",
      minute: "2-digit",
    });
    row.hidden = !then;
    $("span", HTMLElement, row).textContent = then ? (row.dataset.reminded ?? "").replace("%s", time) : "";
  }

  /**
   * Whoever is at the table needs no notice of it.
   * @param {string} tag
   */
  async forget(tag) {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications?.({ tag: tag.split("/").pop() ?? "" })) ?? [];
    for (const notice of shown) notice.close();
  }
}
