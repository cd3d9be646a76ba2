// Keys: arrows walk over what can be chosen, letters are tools.

/** @import { TablePage } from "../table.js" */

import { $, elementOf, find } from "../page/dom.js";
import { CHOICES, middle } from "./focus.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 2.5; // so much worse is what lies aside than what lies ahead

export class Keys {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    this.page.pointer.finger = false;
    const target = elementOf(event);
    const typing = target?.matches("input, select, textarea") || find("dialog[open]");
    if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      event.preventDefault();
      this.walk(...arrow);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!(target instanceof SVGElement && target.matches("[data-place]"))) return;
      event.preventDefault();
      this.page.choosing.choose(target);
    } else this.letter(event.key);
  }

  /** @param {string} key */
  letter(key) {
    const { board } = this.page;
    switch (key.toLowerCase()) {
      case "u":
        $("[data-do=undo]").click();
        break;
      case "h":
        $("[data-do=hint]").click();
        break;
      case "e":
        find("[data-buttons] button:not(:disabled)")?.click();
        break;
      case "+":
        board.zoom(1.4);
        break;
      case "-":
        board.zoom(1 / 1.4);
        break;
      case "0":
        board.fit();
        break;
      case "escape":
        this.escape();
        break;
    }
  }

  /** What is open is closed; else what was done is undone. */
  escape() {
    const { bubble, pop, update } = this.page;
    if (pop.isOpen || !bubble.box.hidden) {
      pop.letGo();
      bubble.hush();
    } else if (update.undo) $("[data-do=undo]").click();
  }

  /**
   * To the next choice in a direction.
   * @param {number} dx
   * @param {number} dy
   */
  walk(dx, dy) {
    const choices = choicesAt(this.page.pop.isOpen ? "[data-pop] button" : CHOICES);
    const here = document.activeElement;
    if (!here?.matches("[data-place], [data-buttons] button, [data-pop] button")) {
      choices[0]?.focus();
      return;
    }
    const from = middle(here);
    let best = null;
    let least = Infinity;
    for (const choice of choices) {
      const to = middle(choice);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const far = along + ASIDE * aside;
      if (choice !== here && along > 2 && far < least) [best, least] = [choice, far];
    }
    const next = best ?? (here.matches(CHOICES) ? null : this.page.focus.nearest());
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
    next.focus();
    this.page.board.reveal(next);
  }
}

/** @param {string} query */
function choicesAt(query) {
  const found = [...document.querySelectorAll(query)];
  return found.filter((choice) => choice instanceof HTMLElement || choice instanceof SVGElement);
}
