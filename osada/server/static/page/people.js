// Who is where at a table: links to give away, seats to give and to take back, and people who ask for one.

/** @import { Answer } from "./ask.js" */
/** @typedef {{people: string, asks: string, waiting: number, changes: number}} Told */

import { ask, post } from "./ask.js";
import { copyLink } from "./copy.js";
import { $, $$, around, elementOf, find, make } from "./dom.js";

const TOOLS = "[data-people-do], [data-copy], [data-share], [data-qr]";

export class People {
  /**
   * @param {string} base the address of the table
   * @param {string} copied what a button says that has copied a link
   */
  constructor(base, copied) {
    this.base = base;
    this.copied = copied;
    this.boxes = { people: $("[data-people]"), asks: $("[data-asks]") };
    /** How often people have changed, as far as this page knows. */
    this.changes = Number(this.boxes.people.dataset.changes);
    /** Called when there is something new. @type {(told: Told) => void} */
    this.onNews = () => {};
    for (const box of Object.values(this.boxes)) {
      box.addEventListener("click", (event) => this.use(around(elementOf(event), TOOLS)));
      box.addEventListener("focusin", (event) => {
        if (event.target instanceof HTMLInputElement) event.target.select();
      });
    }
    this.reveal();
  }

  /** Tools that work in this browser: without HTTPS there is no clipboard, and nothing to share by. */
  reveal() {
    for (const tool of $$("[data-needs]", HTMLElement, this.boxes.people))
      tool.hidden = !((tool.dataset.needs ?? "") in navigator);
  }

  async refresh() {
    /** @type {Answer<Told> | null} */
    const answer = await ask(`${this.base}/people`);
    if (answer?.ok) this.show(answer.said);
  }

  /** @param {Told} told */
  show(told) {
    this.changes = told.changes;
    const written = document.activeElement?.closest("[data-person]")?.getAttribute("data-person");
    if (this.boxes.people.innerHTML !== told.people) this.boxes.people.innerHTML = told.people;
    this.boxes.asks.innerHTML = told.asks;
    this.reveal();
    find(`[data-person="${written}"] input`, HTMLInputElement, this.boxes.people)?.focus();
    this.onNews(told);
  }

  /** @param {HTMLElement | SVGElement | null} tool */
  use(tool) {
    if (!(tool instanceof HTMLElement)) return;
    const { copy, share, qr, peopleDo } = tool.dataset;
    if (copy) this.copy(tool, copy);
    else if (share)
      navigator.share({ url: share }).catch(() => {}); // whoever closes it shares nothing
    else if (qr) showCode(tool, qr);
    else if (peopleDo) this.command(tool, peopleDo);
  }

  /**
   * @param {HTMLElement} tool
   * @param {string} link
   */
  async copy(tool, link) {
    if (await copyLink(link, tool.textContent ?? "")) tool.textContent = this.copied;
  }

  /**
   * @param {HTMLElement} tool
   * @param {string} command
   */
  async command(tool, command) {
    const { seat, key, sure, yes } = tool.dataset;
    if (sure && !confirm(sure)) return;
    const given = key ? { key, yes: yes === "1" } : { seat: Number(seat) };
    /** @type {Answer<Told> | null} */
    const answer = await post(`${this.base}/${command}`, given);
    if (answer?.ok) this.show(answer.said);
    else if (answer) tell(tool, answer.said.error);
  }
}

/**
 * Say beside a tool why it did nothing.
 * @param {HTMLElement} tool
 * @param {string} sentence
 */
function tell(tool, sentence) {
  const place = tool.closest("li, section");
  if (!place) return;
  find(".fault", HTMLElement, place)?.remove();
  const fault = make("p", { className: "fault", textContent: sentence });
  fault.role = "alert";
  place.append(fault);
}

/**
 * Show a link as a QR code.
 * @param {HTMLElement} tool
 * @param {string} path
 */
export function showCode(tool, path) {
  $("[data-qr-image]", HTMLImageElement).src = `/qr?path=${encodeURIComponent(path)}`;
  $("[data-qr-link]").textContent = tool.dataset.url ?? "";
  $("[data-qr-who]").textContent = tool.dataset.who ?? "";
  $("#qr", HTMLDialogElement).showModal();
}
