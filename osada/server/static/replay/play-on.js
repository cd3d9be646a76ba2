// Playing on from a position: first who plays each seat, then a table of its own.

/** @import { ReplayPage } from "../replay.js" */
/** @import { Answer } from "../page/ask.js" */

import { post } from "../page/ask.js";
import { banner } from "../page/banner.js";
import { $, $$ } from "../page/dom.js";

export class PlayOn {
  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    this.dialog = $("#play-on", HTMLDialogElement);
    this.at = 0;
  }

  /**
   * Ask who plays: everybody who did, or a person in one seat against bots.
   * @param {{at: number, seat?: number}} from
   */
  ask({ at, seat }) {
    this.page.playing.stop();
    this.at = at;
    const { turns, says } = this.page;
    const turn = turns.filter(({ to }) => to <= at).length + 1;
    const title = says.turn.replace("%t", String(turn)).replace("%n", String(turns.length));
    $("[data-from]", HTMLElement, this.dialog).textContent = title; // pieces that travel have it too
    const all = $$("[data-who]", HTMLSelectElement);
    for (const who of all) {
      const own = Number(who.dataset.who) === seat;
      const otherwise = seat === undefined ? who.dataset.was : who.dataset.else;
      who.value = own ? "person" : (otherwise ?? "");
    }
    const first = all[turns[turn - 1]?.seat ?? 0];
    if (first && all.every((who) => who.value !== "person")) first.value = "person";
    this.dialog.showModal();
  }

  async begin() {
    const seats = $$("[data-who]", HTMLSelectElement).map((who) => who.value);
    /** @type {Answer<{address: string}> | null} */
    const answer = await post(`${this.page.base}/play-on`, { at: this.at, seats });
    if (answer?.ok) location.href = answer.said.address;
    else if (answer) {
      this.dialog.close();
      banner(answer.said.error);
    }
  }
}
