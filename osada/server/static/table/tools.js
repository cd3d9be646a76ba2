// Tools: buttons of the page and of its menu that are no places.

/** @import { TablePage } from "../table.js" */
/** @import { Answer } from "../page/ask.js" */

import { ask } from "../page/ask.js";
import { $ } from "../page/dom.js";
import { hint } from "./hint.js";

export class Tools {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** What each tool does, by its data-do. @type {Record<string, (tool: HTMLElement) => unknown>} */
    this.does = {
      menu: () => this.menu(),
      say: () => page.sayings?.open(),
      "score-sheet": () => $("#over", HTMLDialogElement).showModal(),
      undo: (tool) => page.commands.give("undo", { seat: page.update.viewer }, tool),
      hint: (tool) => hint(page, tool),
      uncover: () => page.curtain.seat !== null && page.feed.uncover(page.curtain.seat),
      "go-on": (tool) => page.commands.give("go-on", {}, tool),
      "hand-over": (tool) => this.handOver(tool, tool.dataset.player ?? null),
      "take-back": (tool) => this.handOver(tool, null),
      resign: (tool) => this.resign(tool),
      words: () => this.words(),
      confirm: (tool) => this.confirm(tool),
      log: () => page.lines.open(),
      now: () => page.apply(page.update),
      walk: () => page.turns.walk(),
      whole: () => this.whole(),
      asked: (tool) => this.asked(tool),
    };
  }

  menu() {
    this.page.people?.refresh();
    $("#menu", HTMLDialogElement).showModal();
  }

  /** @param {HTMLElement | SVGElement} tool */
  use(tool) {
    if (!(tool instanceof HTMLElement)) return;
    const { post } = tool.dataset;
    if (post) this.go(tool, post);
    else if (tool.hasAttribute("data-rule")) this.rule(tool);
    else this.does[tool.dataset.do ?? ""]?.(tool);
  }

  /**
   * Do what is looked at.
   * @param {HTMLElement} tool
   */
  confirm(tool) {
    const { commands, gathering, pop, previews } = this.page;
    if (gathering.box) {
      gathering.answer(tool);
      return;
    }
    const { action } = previews;
    pop.close();
    if (action !== undefined) commands.play(action, tool);
  }

  /** The whole board, or again what can be chosen. */
  whole() {
    const { board, places } = this.page;
    if (board.fitted) places.attend(places.offered);
    else board.fit();
  }

  /**
   * Let a bot play on for a seat, or play oneself again.
   * @param {HTMLElement} tool
   * @param {string | null} player
   */
  handOver(tool, player) {
    return this.page.commands.give("hand-over", { seat: Number(tool.dataset.for), player }, tool);
  }

  /** @param {HTMLElement} tool */
  async resign(tool) {
    if (!confirm(this.page.says.resignSure)) return;
    $("#menu", HTMLDialogElement).close();
    await this.page.commands.give("resign", { seat: Number(tool.dataset.for) }, tool);
  }

  /**
   * Go where a command leads.
   * @param {HTMLElement} tool
   * @param {string} address
   */
  async go(tool, address) {
    const answer = await fetch(address, { method: "POST" });
    if (answer.ok) location.href = answer.url;
    else this.page.bubble.tell(tool, await answer.json());
  }

  /**
   * Say all that is asked: a phone may have no room for the whole of it.
   * @param {HTMLElement} tool
   */
  asked(tool) {
    const { prompt, detail } = this.page.update;
    this.page.previews.point(null);
    this.page.bubble.tell(tool, { error: prompt, help: detail }, "told");
  }

  /**
   * Say the rule behind the prompt.
   * @param {HTMLElement} tool
   */
  async rule(tool) {
    const { page } = this;
    /** @type {Answer<{rule: string, help: string}> | null} */
    const answer = await ask(`${page.base}/rule/${page.update.rule}`);
    if (!answer?.ok) return;
    const { rule, help } = answer.said;
    page.bubble.tell(tool, { error: `${rule}: ${help}`, rule }, "told");
  }

  /** The table in words. */
  async words() {
    const { base, feed } = this.page;
    const box = $("[data-words]");
    box.textContent = await (await fetch(`${base}/words?feed=${feed.name}`)).text();
    box.hidden = false;
    box.focus();
  }
}
