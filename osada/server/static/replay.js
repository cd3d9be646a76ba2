// A replay, turn by turn: any position of a game, and a table to play on from there.

/** @import { Answer } from "./page/ask.js" */
/** @import { Drawn } from "./picture/panes.js" */

import { ask } from "./page/ask.js";
import { copyLink } from "./page/copy.js";
import { $, $$, around, elementOf, find } from "./page/dom.js";
import { followLayout } from "./page/layout.js";
import { Board } from "./picture/board.js";
import { mark, numberPlaces } from "./picture/marks.js";
import { show } from "./picture/panes.js";
import { Coach } from "./replay/coach.js";
import { bindKeys } from "./replay/keys.js";
import { Line } from "./replay/line.js";
import { PlayOn } from "./replay/play-on.js";
import { Playing } from "./replay/playing.js";
import { says, timeline } from "./replay/sent.js";
import { TurnList } from "./replay/turn-list.js";
import { openDrawer, Parts } from "./table/parts.js";
import { markOf } from "./table/players.js";

/** @typedef {Drawn & {number: number, seat: number | null}} Position */
/**
 * How a position is shown: as who saw it, in which turn, and whether the browser's way back leads here.
 * @typedef {{as?: string, turn?: number, keep?: boolean}} How
 */

const FINGER = 44; // pixels that places are wide at least on a phone

export class ReplayPage {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.base = `/t/${main.dataset.table}`;
    this.address = main.dataset.address ?? "";
    this.layout = main.dataset.layout ?? "wide";
    this.count = Number(main.dataset.count);
    this.last = Number(main.dataset.last); // from where something can be played
    this.says = says();
    const { opening, turns, totals } = timeline();
    this.opening = opening;
    this.turns = turns;
    this.totals = totals;
    this.scrub = $("[data-scrub]", HTMLInputElement);
    this.names = $$("[data-players] .who b").map((name) => name.textContent ?? "");
    this.board = new Board();
    this.parts = new Parts();
    /** @type {Map<string, Position>} */
    this.known = new Map();
    this.wanted = "";
    this.at = 0;
    /** The number of the turn that is shown; 0 is the start. */
    this.turn = 0;
    this.playing = new Playing(this);
    this.line = new Line(this);
    this.list = new TurnList(this);
    this.playOn = new PlayOn(this);
    this.bind();
    this.goToTurn(this.turnOfAddress());
    if (find("[data-coach]")) this.coach = new Coach(this);
  }

  bind() {
    this.scrub.addEventListener("input", () => this.go(Number(this.scrub.value)));
    document.addEventListener("click", (event) => this.click(elementOf(event)));
    window.addEventListener("popstate", () => this.goToTurn(this.turnOfAddress()));
    bindKeys(this);
  }

  /** @param {Element | null} target */
  click(target) {
    const tool = around(target, "[data-do], [data-turn], [data-step]");
    if (!tool) {
      openDrawer(target);
      return;
    }
    const { do: what, turn, step } = tool.dataset;
    if (turn) this.stepTurn(Number(turn));
    if (step) this.go(this.at + Number(step));
    if (what === "play") this.playing.toggle();
    if (what === "play-on") this.playOn.ask({ at: this.at });
    if (what === "begin") this.playOn.begin();
    if (what === "share") this.share(tool);
    if (what === "whole") this.whole();
    if (what === "menu" || what === "turns") $(`#${what}`, HTMLDialogElement).showModal();
  }

  /** The whole board, or again where the turn was. */
  whole() {
    if (this.board.fitted) this.look(this.list.steps().flatMap(({ places }) => places));
    else this.board.fit();
  }

  /** @param {Element} tool */
  async share(tool) {
    const link = `${this.address}?turn=${this.turn}`;
    if (await copyLink(link, this.says.link))
      $("[data-said]", HTMLElement, tool).textContent = this.says.copied;
  }

  turnOfAddress() {
    const asked = Number(new URL(location.href).searchParams.get("turn") ?? 0);
    return Number.isInteger(asked) ? Math.min(Math.max(0, asked), this.turns.length) : 0;
  }

  /**
   * Where a turn ends; the start of the game for 0.
   * @param {number} turn
   */
  endOf(turn) {
    return this.turns[turn - 1]?.to ?? 0;
  }

  /**
   * The turn that led to a position.
   * @param {number} at
   */
  turnAt(at) {
    return this.turns.findIndex(({ to }) => at <= to) + 1 || this.turns.length;
  }

  /**
   * On, or back: first to the end of the turn that is shown, or to its beginning.
   * @param {number} by
   */
  stepTurn(by) {
    const whole = this.at === this.endOf(this.turn);
    this.goToTurn(by < 0 || whole ? this.turn + by : this.turn);
  }

  /**
   * @param {number} turn
   * @param {boolean} keep whether the browser's way back leads here
   */
  goToTurn(turn, keep = false) {
    const wanted = Math.max(0, Math.min(this.turns.length, turn));
    return this.go(this.endOf(wanted), { turn: wanted, keep });
  }

  /**
   * Show the position after so many actions. False if another one is wanted meanwhile.
   * @param {number} wanted
   * @param {How} how
   */
  async go(wanted, { as = "", turn, keep = false } = {}) {
    const number = Math.max(0, Math.min(this.count, wanted));
    this.at = number;
    this.turn = turn ?? (number ? this.turnAt(number) : 0);
    const address = this.addressOf(number, as);
    this.wanted = address;
    this.tell(keep);
    const position = await this.position(address);
    if (!position || this.wanted !== address) return false;
    this.show(position);
    this.position(this.addressOf(this.endOf(this.turn + 1) || this.count));
    return true;
  }

  /**
   * All that is known without the server.
   * @param {boolean} keep
   */
  tell(keep) {
    const { turn, turns } = this;
    const shown = turns[turn - 1];
    const title = this.says.turn.replace("%t", String(turn)).replace("%n", String(turns.length));
    const name = shown ? this.names[shown.seat] : "";
    $("[data-prompt]").textContent = shown ? `${title}: ${name} ${shown.text}` : this.says.start;
    $("[data-mark]", SVGSVGElement).innerHTML = shown ? markOf(shown.seat) : "";
    this.scrub.value = String(this.at);
    $("[data-at]").textContent = `${this.at} / ${this.count}`;
    $("[data-do=play-on]", HTMLButtonElement).disabled = this.at > this.last;
    for (const button of $$("[data-turn]", HTMLButtonElement))
      button.disabled = button.dataset.turn === "1" ? this.at >= this.count : this.at <= 0;
    this.line.show();
    this.list.show();
    this.playing.show();
    this.coach?.attend();
    this.remember(keep);
  }

  /**
   * The address of the page is that of the turn.
   * @param {boolean} keep
   */
  remember(keep) {
    const address = new URL(location.href);
    if (this.turn) address.searchParams.set("turn", String(this.turn));
    else address.searchParams.delete("turn");
    if (address.href !== location.href) {
      if (keep) history.pushState(null, "", address);
      else history.replaceState(null, "", address);
    }
    for (const back of $$("input[name=back]", HTMLInputElement))
      back.value = address.pathname + address.search;
  }

  /** @param {Position} position */
  show(position) {
    show(position, this.board);
    mark([]);
    const shown = this.turns[this.turn - 1];
    for (const row of $$("[data-players] > li"))
      row.classList.toggle("deciding", Number(row.dataset.seat) === (shown?.seat ?? position.seat));
    const steps = this.list.steps().filter(({ number, at }) => number && at <= position.number);
    numberPlaces(steps.map(({ places }) => places[places.length - 1] ?? ""));
    this.coach?.letter();
    this.look(steps.flatMap(({ places }) => places));
  }

  /**
   * On a phone the board shows where the turn was.
   * @param {string[]} places
   */
  look(places) {
    const found = places.flatMap((place) => $$(`[data-place="${place}"]`, SVGElement, this.board.svg));
    if (this.board.steady) found[0]?.scrollIntoView({ block: "center" });
    else if (found.length) this.board.attend(found, FINGER / 2);
  }

  /**
   * @param {number} number
   * @param {string} as
   */
  addressOf(number, as = "") {
    return `${number}?layout=${this.layout}${as}`;
  }

  /**
   * @param {string} address
   * @returns {Promise<Position | undefined>}
   */
  async position(address) {
    if (!this.known.has(address)) {
      /** @type {Answer<Position> | null} */
      const answer = await ask(`${this.base}/at/${address}`);
      if (answer?.ok) this.known.set(address, answer.said);
    }
    return this.known.get(address);
  }
}

const main = $("main.play");
if (followLayout(main)) new ReplayPage(main);
