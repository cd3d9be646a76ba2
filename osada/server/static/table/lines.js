// Lines of the log and of turns: pointed at, a line lights its places. A line of the log that is chosen
// shows the table as it was then.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */
/** @import { Drawn } from "../picture/panes.js" */

import { ask } from "../page/ask.js";
import { $, $$, elementOf, find } from "../page/dom.js";
import { mark } from "../picture/marks.js";
import { show } from "../picture/panes.js";

export class Lines {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.list = $("[data-log]");
    for (const list of [this.list, page.turns.box]) {
      list?.addEventListener("pointerover", (event) => this.light(elementOf(event)));
      list?.addEventListener("pointerleave", () => this.light(null));
    }
    this.list.addEventListener("click", (event) => this.choose(elementOf(event)));
  }

  /** Open the log: on a phone as a drawer, at a desk over what is beside the board; or close it there. */
  open() {
    const drawer = find("#log", HTMLDialogElement);
    if (drawer) drawer.showModal();
    else this.unfold(!$(".panel").classList.contains("log-open"));
  }

  /** @param {boolean} open */
  unfold(open) {
    find(".panel")?.classList.toggle("log-open", open);
    const tool = find("[data-do=log][aria-expanded]");
    if (tool) tool.ariaExpanded = String(open);
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** @param {Element | null} target */
  light(target) {
    if (this.page.bubble.box.dataset.stay) return; // a hint has marks of its own
    mark(placesOf(target));
  }

  /** @param {Element | null} target */
  async choose(target) {
    const line = target?.closest("li");
    if (!line) return;
    const { base, board, feed, layout } = this.page;
    /** @type {Answer<Drawn> | null} */
    const answer = await ask(`${base}/then/${line.dataset.number}?layout=${layout}&feed=${feed.name}`);
    if (!answer?.ok) return;
    find("#log", HTMLDialogElement)?.close();
    this.back();
    line.classList.add("now");
    $("main.play").classList.add("then");
    show(answer.said, board);
    mark(placesOf(line));
    $("[data-then]").hidden = false;
  }

  /** The table as it is. */
  back() {
    $("main.play").classList.remove("then");
    for (const line of $$("li.now", HTMLElement, this.list)) line.classList.remove("now");
    $("[data-then]").hidden = true;
  }
}

/** @param {Element | null} target */
function placesOf(target) {
  return target?.closest("li")?.dataset.places?.split(" ") ?? [];
}
