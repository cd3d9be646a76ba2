// Clicks: on a place, on a line of the menu of a place, on a tool.

/** @import { TablePage } from "../table.js" */
/** @import { Answer, Refusal } from "../page/ask.js" */
/** @import { Offer } from "./sent.js" */

import { ask } from "../page/ask.js";
import { around, elementOf } from "../page/dom.js";
import { preference } from "../page/preferences.js";
import { openDrawer } from "./parts.js";

const TOOLS = "[data-do], [data-rule], [data-post]";

export class Choosing {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    document.addEventListener("click", (event) => this.click(elementOf(event)));
    document.addEventListener("pointerover", (event) => this.hover(event));
    document.addEventListener("focusin", (event) => this.focus(elementOf(event)));
    document.addEventListener("focusout", () => {
      if (!page.pointer.finger && !page.previews.looking) page.previews.point(null);
    });
    document.addEventListener("contextmenu", (event) => {
      const target = elementOf(event);
      if (target && this.explain(target)) event.preventDefault();
    });
    page.pointer.asks = (target) => this.explain(target); // not every browser makes a menu of a long press
  }

  /**
   * Say what something is that is pressed for long, or with the other button; whether anything is known.
   * @param {Element} target
   */
  explain(target) {
    const { bubble, gains } = this.page;
    const place = around(target, "[data-place]");
    const brings = gains.words(place?.dataset.place);
    if (bubble.known(target)) bubble.explain(target, true);
    else if (place && brings) bubble.offer(place, brings);
    else return false;
    return true;
  }

  /** @param {PointerEvent} event */
  hover(event) {
    const target = elementOf(event);
    const place = around(target, "[data-place]");
    const brings = this.page.gains.words(place?.dataset.place);
    if (place && brings && event.pointerType !== "touch") this.page.bubble.offer(place, brings);
    else this.page.bubble.explain(target, false);
    // what a finger looks at stays: browsers tell of a mouse, too, when something moves under its place
    if (event.pointerType !== "touch" && !this.page.previews.looking) this.page.previews.point(target);
  }

  /** @param {Element | null} element */
  focus(element) {
    const { pointer, previews } = this.page;
    // a mouse on its way to the button that confirms what a finger looks at
    const elsewhere = previews.looking && !around(element, "[data-place], [data-action]");
    if (!pointer.finger && !elsewhere) previews.point(element);
    if (element?.matches("[data-place][aria-label]") && element.matches(":focus-visible"))
      this.page.bubble.show(element, element.getAttribute("aria-label") ?? "");
  }

  /** @param {Element | null} target */
  click(target) {
    const { page } = this;
    if (page.pointer.long) return;
    page.bubble.hush();
    if (!page.pop.contains(target)) page.pop.close();
    const line = around(target, "[data-action]");
    const tool = around(target, TOOLS);
    const place = around(target, "[data-place]");
    const dragged = page.board.gestures.moved;
    if (line) this.chooseLine(line);
    else if (tool) page.tools.use(tool);
    else if (!dragged && openDrawer(target)) return;
    else if (place && !(dragged && page.board.svg.contains(place))) this.choose(place);
    else if (!dragged) {
      if (page.pointer.finger || page.previews.looking) page.previews.point(null);
      if (target) this.explain(target); // what cannot be chosen says what it is
    }
  }

  /** @param {HTMLElement | SVGElement} line */
  chooseLine(line) {
    const { page } = this;
    if (page.previews.looks(line, line.textContent ?? "")) return;
    page.pop.close();
    page.previews.point(null);
    page.commands.play(Number(line.dataset.action), line, "instead" in line.dataset);
  }

  /** @param {HTMLElement | SVGElement} element */
  choose(element) {
    const { page } = this;
    const place = element.dataset.place ?? "";
    if (page.gathering.tap(element)) return;
    const [first, ...others] = page.update.places[place] ?? [];
    if (!first) {
      if (!this.letGo(place, element)) this.why(place, element);
      return;
    }
    if (others.length) {
      page.previews.point(element);
      page.pop.open([first, ...others], element);
      return;
    }
    const [action, label, , asks] = first;
    if (page.previews.looks(element, label)) return;
    const wary = element.matches("button") && preference("confirm", "") === "1";
    const question = asks || (wary ? `${label}: ${page.says.really}` : "");
    if (question && page.buttons.ask(element, question)) return;
    page.buttons.asking = false;
    page.commands.play(action, element);
  }

  /**
   * A click on what is lifted puts it down, one on what could be chosen before chooses that instead;
   * whether it was one.
   * @param {string} place
   * @param {Element} element
   */
  letGo(place, element) {
    const { commands, pop, update } = this.page;
    const [lifted, clicks] = update.lifted ?? ["", 0];
    const [first, ...others] = update.instead[place] ?? [];
    if (clicks && place === lifted) commands.takeBack(clicks, element);
    else if (!first) return false;
    else if (others.length) pop.open([first, ...others], element, true);
    else commands.play(first[0], element, true);
    return true;
  }

  /**
   * Why nothing can be done there.
   * @param {string} place
   * @param {Element} element
   */
  async why(place, element) {
    const { base, bubble, pop, says } = this.page;
    /** @type {Answer<Refusal & {offers?: Offer[], nothing?: boolean}> | null} */
    const answer = await ask(`${base}/why?place=${encodeURIComponent(place)}`);
    if (!answer) bubble.tell(element, { error: says.offline });
    else if (answer.ok && answer.said.offers) pop.open(answer.said.offers, element);
    else if (answer.ok && !(answer.said.nothing && this.explain(element))) bubble.tell(element, answer.said);
  }
}
