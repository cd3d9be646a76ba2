// The curtain of a screen that people share: whoever is next draws it away when the others do not look.

/** @import { Says, Update } from "./sent.js" */

import { $ } from "../page/dom.js";

export class Curtain {
  /** @param {Says} says */
  constructor(says) {
    this.says = says;
    this.dialog = $("#curtain", HTMLDialogElement);
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    /** Who has to come. @type {number | null} */
    this.seat = null;
  }

  /** @param {Update} update */
  show(update) {
    this.seat = update.curtain;
    if (this.seat !== null) {
      const name = update.players[this.seat]?.name ?? "";
      $("[data-curtain]").textContent = this.says.passTo.replace("%s", () => name);
      if (!this.dialog.open) this.dialog.showModal();
    } else this.close();
  }

  close() {
    if (this.dialog.open) this.dialog.close();
  }
}
