// On a phone: what stands below the board. Parts that are tabs share their room; in a low window all
// of them do. And drawers, which open over the page.

/** @import { Update } from "./sent.js" */

import { $, $$, find, make } from "../page/dom.js";

const LOW = matchMedia("(max-height: 560px)");

export class Parts {
  constructor() {
    this.box = find("[data-parts]");
    if (!this.box) return;
    this.tabs = $("[data-tabs]");
    this.parts = $$("[data-part]");
    /** The part that is seen of those that share their room. */
    this.chosen = "";
    /** The question that a tab was opened for. */
    this.number = -1;
    this.tabs.addEventListener("click", (event) => {
      const tab = event.target instanceof Element ? event.target.closest("[data-opens]") : null;
      if (tab instanceof HTMLElement) this.open(tab.dataset.opens ?? "");
    });
    this.tabs.addEventListener("keydown", (event) => this.key(event));
    LOW.addEventListener("change", () => this.arrange());
    this.arrange();
  }

  /** The parts that share their room. */
  sharing() {
    const parts = this.parts ?? [];
    return LOW.matches && parts.length > 1 ? parts : parts.filter((part) => "tab" in part.dataset);
  }

  /** Make the row of tabs for what shares its room now. */
  arrange() {
    const sharing = this.sharing();
    const tabs = sharing.map((part) => {
      const { part: name = "", title = "" } = part.dataset;
      const tab = make("button", { role: "tab", textContent: title }, { opens: name });
      tab.append(make("small", { hidden: true }));
      return tab;
    });
    this.tabs?.replaceChildren(...tabs);
    this.tabs?.toggleAttribute("hidden", !tabs.length);
    for (const part of this.parts ?? []) part.role = sharing.includes(part) ? "tabpanel" : null;
    const still = sharing.some((part) => part.dataset.part === this.chosen);
    this.open(still ? (this.chosen ?? "") : (sharing[0]?.dataset.part ?? ""));
  }

  /** @param {string} name */
  open(name) {
    this.chosen = name;
    const sharing = this.sharing();
    for (const part of this.parts ?? []) part.hidden = sharing.includes(part) && part.dataset.part !== name;
    for (const tab of this.tabs?.children ?? []) {
      const chosen = tab instanceof HTMLElement && tab.dataset.opens === name;
      tab.ariaSelected = String(chosen);
      if (tab instanceof HTMLElement) tab.tabIndex = chosen ? 0 : -1;
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const steps = new Map([
      ["ArrowLeft", -1],
      ["ArrowRight", 1],
    ]);
    const step = steps.get(event.key);
    if (step === undefined || !this.tabs) return;
    event.preventDefault();
    event.stopPropagation();
    const tabs = $$("[data-opens]", HTMLElement, this.tabs);
    const at = tabs.findIndex((tab) => tab.dataset.opens === this.chosen);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    this.open(next?.dataset.opens ?? "");
    next?.focus();
  }

  /**
   * Counts, and a dot where something can be chosen. A question that is answered in hidden tabs
   * alone opens one.
   * @param {Update} update
   * @param {SVGElement[]} offered
   */
  show(update, offered) {
    if (!this.box) return;
    const sharing = this.sharing();
    const within = (/** @type {SVGElement} */ element) =>
      sharing.find((part) => part.contains(element))?.dataset.part;
    const asked = new Set(offered.map(within));
    for (const tab of $$("[data-opens]", HTMLElement, this.tabs)) {
      const name = tab.dataset.opens ?? "";
      const count = $("small", HTMLElement, tab);
      count.hidden = !(name in update.counts);
      count.textContent = String(update.counts[name] ?? "");
      tab.classList.toggle("asked", asked.has(name));
    }
    if (update.number === this.number) return;
    this.number = update.number;
    const elsewhere = asked.has(undefined) || asked.has(this.chosen);
    if (update.yours && asked.size && !elsewhere) this.open([...asked][0] ?? "");
  }
}

/**
 * Open the drawer that an element names, if it names one.
 * @param {Element | null} element
 */
export function openDrawer(element) {
  const name = element?.closest("[data-open]")?.getAttribute("data-open");
  const drawer = name ? find(`[data-drawer="${name}"]`, HTMLDialogElement) : null;
  drawer?.showModal();
  return drawer !== null;
}
