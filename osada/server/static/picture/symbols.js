// The symbols that pictures are made of. They wait in a template, where a browser neither copies nor styles
// them; a picture brings those that it uses, and those that they use.

import { $ } from "../page/dom.js";

const USED = /(?:href="|url\()#([^")]+)/g;

export class Symbols {
  constructor() {
    const waiting = $("template[data-symbols]", HTMLTemplateElement).content;
    this.drawn = $(".symbols defs", SVGDefsElement);
    /** @type {Map<string, Element>} */
    this.waiting = new Map([...waiting.querySelectorAll("svg > [id]")].map((symbol) => [symbol.id, symbol]));
  }

  /**
   * Let everything be there that some markup uses.
   * @param {string} markup
   */
  bring(markup) {
    for (const [, name] of markup.matchAll(USED)) {
      const symbol = this.waiting.get(name ?? "");
      if (!symbol) continue;
      this.waiting.delete(symbol.id);
      this.bring(symbol.outerHTML);
      this.drawn.append(symbol);
    }
  }
}
