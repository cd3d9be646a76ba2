// A lesson: the page of a table with a guided game on it. Every step starts from its own position.

/** @import { LessonSays, LessonUpdate, Step } from "./lesson/sent.js" */
/** @import { Answer } from "./page/ask.js" */
/** @import { Update } from "./table/sent.js" */

import { Callouts } from "./lesson/callouts.js";
import { Card } from "./lesson/card.js";
import { Hand, rest } from "./lesson/hand.js";
import { bring, Light } from "./lesson/light.js";
import { elementsOf, lookAt, markedOf, targetOf } from "./lesson/places.js";
import { steps } from "./lesson/sent.js";
import { ask, post } from "./page/ask.js";
import { $, moves, setAttributes } from "./page/dom.js";
import { followLayout } from "./page/layout.js";
import { prefer, preference } from "./page/preferences.js";
import { TablePage } from "./table.js";

const LATER = 60; // milliseconds until what has moved has come to rest

class LessonPage extends TablePage {
  /** @param {HTMLElement} main */
  constructor(main) {
    super(main);
    this.main = main;
    this.root = main.dataset.lesson ?? "";
    this.steps = steps();
    this.number = 0;
    /** Grows whenever something else is begun: what was under way stops. */
    this.turn = 0;
    /** @type {Set<string>} */
    this.tapped = new Set();
    this.card = new Card(this.steps, /** @type {LessonSays} */ (this.says));
    this.light = new Light();
    this.callouts = new Callouts(this.layout === "wide");
    this.hand = new Hand();
    this.drawing = 0;
    this.isDone = false;
    /** The turn in which something is shown, or 0. */
    this.showing = 0;
    /** The step whose light was last brought into view. */
    this.seen = -1;
    this.listen();
    this.go(Number(preference(`lesson-${this.root}`, "0")) || 0, true);
  }

  listen() {
    const { board, bubble, choosing, tools } = this;
    const moved = board.moved;
    board.moved = () => {
      moved();
      this.later();
    };
    addEventListener("resize", () => this.later());
    addEventListener("scroll", () => this.later(), true);
    const tell = bubble.tell.bind(bubble);
    bubble.tell = (element, said, kind = "refused", places = []) => {
      tell(element, said, kind, places);
      if (kind === "refused") this.wrong(element);
    };
    const choose = choosing.choose.bind(choosing);
    choosing.choose = (element) => this.tap(element.dataset.place ?? "") || choose(element);
    Object.assign(tools.does, {
      "lesson-next": () => this.next(),
      "lesson-back": () => this.go(this.number - 1),
      "lesson-show": () => (this.step.kind === "watch" ? this.go(this.number) : this.show()),
      "lesson-restart": () => this.restart(),
    });
  }

  /** @returns {Step} */
  get step() {
    return /** @type {Step} */ (this.steps[this.number]);
  }

  get last() {
    return this.number === this.steps.length - 1;
  }

  restart() {
    $("#menu", HTMLDialogElement).close();
    this.go(0);
  }

  next() {
    if (this.last && this.card.next.classList.contains("gold")) {
      prefer(`lesson-${this.root}`, "0");
      prefer(`learnt-${this.game}`, "1");
      this.tools.go(this.card.next, `${this.root}/play-on`);
    } else this.go(this.number + 1);
  }

  /**
   * Begin a step. Whoever uses keys is at what comes next: the button, or what is to be done.
   * @param {number} number
   * @param {boolean} first whether the page has just been opened
   */
  async go(number, first = false) {
    this.turn += 1;
    const { turn } = this;
    this.number = Math.max(0, Math.min(this.steps.length - 1, number));
    prefer(`lesson-${this.root}`, String(this.number));
    this.hand.leave();
    this.tapped.clear();
    this.isDone = false;
    this.card.begin(this.number);
    const update = await this.position("");
    if (!update || turn !== this.turn) return;
    this.put(update);
    lookAt(this, [...this.step.spot, ...this.step.marks.map(([place]) => place), ...this.step.tap]);
    this.announce(this.step.says.title, this.step.says.body, this.step.says.task ?? "");
    if (!first) (this.step.says.task ? this.card.title : this.card.next).focus({ preventScroll: true });
    if (this.step.kind === "watch") await this.watch(turn);
  }

  /**
   * @param {string} query
   * @returns {Promise<LessonUpdate | null>}
   */
  async position(query) {
    const address = `${this.root}/${this.number}/-?layout=${this.layout}${query}`;
    /** @type {Answer<LessonUpdate> | null} */
    const answer = await ask(address);
    if (answer?.ok) return answer.said;
    this.bubble.tell(this.card.box, { error: answer?.said.error ?? this.says.offline }, "told");
    return null;
  }

  /**
   * Show a position, whichever was shown before.
   * @param {LessonUpdate} update
   */
  put(update) {
    this.bubble.hush();
    this.update.number = update.number - 1;
    this.apply(update);
  }

  /**
   * @param {Update} update
   * @param {boolean} first
   */
  apply(update, first = false) {
    super.apply(update, first);
    const { lesson } = /** @type {LessonUpdate} */ (update);
    if (!this.card || !lesson) return;
    this.base = `${this.root}/${lesson.step}/-${lesson.played.join("-")}`;
    this.main.dataset.shown = String(lesson.step);
    this.main.dataset.clicks = String(lesson.played.length);
    for (const place of this.step.tap)
      for (const element of elementsOf(place)) {
        // a text is its own name
        const name = element.textContent?.trim() ? "aria-description" : "aria-label";
        setAttributes(element, { tabindex: 0, role: "button", [name]: this.textOf(place) });
      }
    if (lesson.done && !this.isDone && !this.showing) this.done(lesson.other);
    this.later();
  }

  /** @param {boolean} other */
  done(other) {
    this.isDone = true;
    this.card.done(this.step, other, this.last);
    this.announce(/** @type {LessonSays} */ (this.says).well, this.step.says.done ?? "");
    this.card.next.focus({ preventScroll: true });
  }

  /** @param {string[]} texts */
  announce(...texts) {
    $("[data-announce]").textContent = texts.join(" ").replaceAll("*", "");
  }

  /** @param {Element} element */
  wrong(element) {
    if (this.isDone) return;
    this.card.wrong();
    const { places, update } = this;
    const wanted = update.yours && places.offered.length ? places.offered : this.untapped();
    this.light.wrong(element, wanted);
  }

  // What is pointed at

  /** @param {string} place */
  textOf(place) {
    return this.step.marks.find(([marked]) => marked === place)?.[1].replaceAll("*", "") ?? place;
  }

  untapped() {
    return this.step.tap.filter((place) => !this.tapped.has(place)).flatMap((place) => elementsOf(place));
  }

  /**
   * Point at a place; whether it is one that the step asks for.
   * @param {string} place
   */
  tap(place) {
    if (this.showing || this.step.kind === "watch") return true;
    if (!this.step.tap.includes(place)) return this.step.kind === "look" || this.isDone;
    this.tapped.add(place);
    const said = this.step.marks
      .map(([marked, text], at) => /** @type {[number, string, string]} */ ([at + 1, text, marked]))
      .filter(([, , marked]) => this.tapped.has(marked));
    this.card.note(said.map(([number, text]) => [number, text]));
    this.announce(this.textOf(place));
    if (this.tapped.size === this.step.tap.length) this.done(false);
    this.later();
    return true;
  }

  // What is shown

  /** The record plays on. @param {number} turn */
  async watch(turn) {
    let seen = JSON.stringify(this.update.panes);
    for (let at = this.step.at + 1; at <= this.step.end; at += 1) {
      const update = turn === this.turn ? await this.position(`&shown=${at}`) : null;
      if (!update) return;
      const panes = JSON.stringify(update.panes);
      if (panes === seen && at < this.step.end) continue;
      seen = panes;
      await rest();
      if (turn !== this.turn) return;
      this.put(update);
    }
  }

  /** A hand plays what the record plays, and takes it back. */
  async show() {
    this.turn += 1;
    const { turn } = this;
    const begin = await this.position("");
    if (!begin) return;
    this.showing = turn;
    this.put(begin);
    let from = /** @type {Element} */ (this.card.shows);
    for (let at = begin; at.lesson.show && turn === this.turn; ) {
      const [place, action] = at.lesson.show;
      const target = targetOf(place);
      if (target) {
        if (this.board.svg.contains(target)) this.board.reveal(target);
        await this.hand.go(from, target);
        from = target;
      }
      /** @type {Answer<LessonUpdate> | null} */
      const answer = await post(`${this.base}/play?layout=${this.layout}`, { actions: [action] });
      if (!answer?.ok || turn !== this.turn) break;
      at = answer.said;
      this.put(at);
      await rest();
    }
    await rest();
    this.showing = 0;
    if (turn !== this.turn) return;
    this.hand.leave();
    this.put(begin);
    this.card.shown();
  }

  // What is in the light

  /** When everything has come to rest. */
  later() {
    clearTimeout(this.drawing);
    this.drawing = setTimeout(() => (moves() ? this.later() : this.draw()), LATER);
  }

  draw() {
    const { marks, spot, tap } = this.step;
    const offered = this.places.offered.filter((element) => this.update.yours && element.isConnected);
    const { places } = /** @type {LessonUpdate} */ (this.update).lesson;
    const lit = [...new Set([...spot, ...tap, ...(spot.length ? places : [])])].flatMap((place) =>
      elementsOf(place),
    );
    const wanted = this.isDone ? [] : offered;
    if (this.seen !== this.number) {
      this.seen = this.number;
      [...lit, ...wanted].find(bring);
    }
    this.light.show(lit.length ? [...lit, ...wanted] : []);
    const numbered = marks
      .map(([place, text], at) => ({ element: markedOf(place), number: at + 1, text, place }))
      .filter(({ place }) => !tap.includes(place) || this.layout === "tall" || this.tapped.has(place));
    const found = numbered.flatMap(({ element, number, text }) =>
      element ? [{ element, number, text }] : [],
    );
    this.callouts.show(this.isDone && !tap.length ? [] : found, [...lit, ...wanted]);
  }
}

const main = $("main.play");
if (followLayout(main)) new LessonPage(main);
