// The line of turns: a cell for each with what it brought, above it a curve for every seat, solid up to
// what is shown, and the moments that the coach names.

/** @import { ReplayPage } from "../replay.js" */

import { $, $$, draw, elementOf, make } from "../page/dom.js";
import { signed } from "./sent.js";
import { seatMark } from "./turn-list.js";

/**
 * A point of a curve: how far the game is, in turns, and what everybody has then.
 * @typedef {[number, (number | null)[]]} At
 */
/** @typedef {{turn: number, label: string, cost: string}} Moment */

const CELL = 48; // pixels at least
const TOP = 26;
const MOMENTS = 44; // room for the moments above the curve
const BELOW = 8;
const LEFT = 30; // room for the numbers beside the curve

export class Line {
  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    this.box = $("[data-line]");
    this.drawn = $("[data-drawn]");
    this.svg = $("[data-curves]", SVGSVGElement);
    /** @type {At[]} */
    this.points = page.totals.map((totals, turn) => [turn, totals]);
    /** @type {At[]} */
    this.chances = [];
    /** @type {Moment[]} */
    this.moments = [];
    this.cells = page.turns.map((_, index) => this.cell(index + 1));
    $("[data-cells]").append(...this.cells);
    this.drawn.addEventListener("click", (event) => this.choose(elementOf(event)));
    $("[data-kinds]").addEventListener("click", (event) => this.choose(elementOf(event)));
    new ResizeObserver(() => this.fit()).observe(this.box);
  }

  /** @param {number} number */
  cell(number) {
    const { turns, names } = this.page;
    const turn = turns[number - 1];
    const seat = turn?.seat ?? 0;
    const cell = make("li", {}, { seat: String(seat) });
    const button = make("button", { type: "button" }, { shows: String(number) });
    const head = make("span");
    head.append(seatMark(seat, 14), make("b", { textContent: String(number) }));
    head.append(make("span", { className: "unseen", textContent: ` ${names[seat]} ` }));
    button.append(head, make("small", { textContent: signed(turn?.gain ?? null) || "\u00a0" }));
    cell.append(button);
    return cell;
  }

  /** @param {Element | null} target */
  choose(target) {
    const found = target?.closest("[data-shows], [data-kind]");
    if (!(found instanceof HTMLElement)) return;
    const { shows, kind } = found.dataset;
    if (shows) {
      this.page.playing.stop();
      this.page.goToTurn(Number(shows), true);
      return;
    }
    for (const button of $$("[data-kind]")) button.ariaPressed = String(button.dataset.kind === kind);
    this.draw();
  }

  /** What is drawn: points, or chances if the coach has told them. */
  get curve() {
    const chosen = $("[data-kind=chances]").ariaPressed === "true" && this.chances.length;
    return chosen ? this.chances : this.points;
  }

  /**
   * What the coach has found.
   * @param {At[]} chances
   * @param {Moment[]} moments
   */
  tell(chances, moments) {
    this.chances = chances;
    this.moments = moments;
    $("[data-kind=chances]", HTMLButtonElement).disabled = !chances.length;
    this.draw();
  }

  /** As wide as there is room, and wider where cells would be too small for a finger. */
  fit() {
    const count = Math.max(1, this.page.turns.length);
    const room = this.box.clientWidth - LEFT - 46;
    this.wide = Math.max(CELL, Math.min(92, room / count));
    this.drawn.style.width = `${LEFT + count * this.wide + 46}px`;
    this.drawn.style.setProperty("--cell", `${this.wide}px`);
    this.draw();
    this.show();
  }

  /** How far a position is, in turns. */
  far() {
    const { turn, turns, at } = this.page;
    const shown = turns[turn - 1];
    return shown ? turn - 1 + (at - shown.from) / Math.max(1, shown.to - shown.from) : 0;
  }

  /** @param {number} far */
  x(far) {
    return LEFT + far * (this.wide ?? CELL);
  }

  draw() {
    const height = this.svg.clientHeight || 110;
    const top = this.moments.length ? MOMENTS : TOP;
    const values = this.curve.flatMap(([, all]) => all).filter((value) => value !== null);
    const most = Math.max(10, ...values);
    const least = Math.min(0, ...values);
    this.y = (/** @type {number} */ value) =>
      top + ((height - top - BELOW) * (most - value)) / Math.max(1, most - least);
    const seats = this.page.names.map((_, seat) => seat);
    const lines = () => seats.map((seat) => this.seatLine(seat));
    const past = draw("clipPath", { id: "past" });
    past.append(draw("rect", { "data-past": "", x: 0, y: 0, width: 0, height }));
    const faint = draw("g", { opacity: 0.4 });
    faint.append(...lines());
    const solid = draw("g", { "clip-path": "url(#past)" });
    solid.append(...lines());
    const head = draw("g", { "data-head": "" });
    this.svg.replaceChildren(past, ...this.grid(most, least), faint, solid, ...this.results(), head);
    $("[data-moments]").replaceChildren(
      ...this.moments.map((moment, index) => this.moment(moment, index + 1)),
    );
    this.show();
  }

  /**
   * @param {number} most
   * @param {number} least
   */
  grid(most, least) {
    const step = niceStep((most - least) / 3);
    const found = [];
    for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
      const y = this.y?.(value) ?? 0;
      const end = this.x(this.page.turns.length);
      found.push(draw("path", { d: `M${LEFT} ${y}H${end}`, class: "axis" }));
      found.push(written(String(value).replace("-", "−"), LEFT - 6, y + 4, "end"));
    }
    return found;
  }

  /** @param {number} seat */
  seatLine(seat) {
    const known = this.curve.filter(([, all]) => typeof all[seat] === "number");
    const points = known.map(
      ([far, all]) => `${this.x(far).toFixed(1)},${(this.y?.(all[seat] ?? 0) ?? 0).toFixed(1)}`,
    );
    return draw("polyline", { "data-seat": seat, fill: "none", points: points.join(" ") });
  }

  /** What everybody has at the end, beside it. */
  results() {
    const last = this.curve[this.curve.length - 1]?.[1] ?? [];
    return this.numbers(last, this.x(this.page.turns.length) + 6);
  }

  /**
   * Numbers that do not cover each other.
   * @param {(number | null)[]} values by seats
   * @param {number} x
   */
  numbers(values, x) {
    const known = this.page.names.map((_, seat) => seat).filter((seat) => typeof values[seat] === "number");
    const lowest = (this.svg.clientHeight || 110) - 8;
    return apart(
      known.map((seat) => [seat, this.y?.(values[seat] ?? 0) ?? 0]),
      lowest,
    ).map(([seat, y]) => {
      const text = written(String(Math.round(values[seat] ?? 0)).replace("-", "−"), x, y + 4.5, "start");
      text.dataset.seat = String(seat);
      text.classList.add("result");
      return text;
    });
  }

  /**
   * @param {Moment} moment
   * @param {number} number
   */
  moment({ turn, label, cost }, number) {
    const button = make("button", { type: "button", className: "moment" }, { shows: String(turn) });
    button.append(
      make("i", { className: "moment", textContent: String(number) }),
      make("small", { textContent: cost }),
    );
    button.append(make("span", { className: "unseen", textContent: label }));
    button.style.left = `${this.x(turn - 0.5)}px`;
    return button;
  }

  /** The head stands where the game is. */
  show() {
    const { turn } = this.page;
    this.cells.forEach((cell, index) => {
      cell.classList.toggle("now", index + 1 === turn);
      cell.classList.toggle("later", index + 1 > turn);
      const [button] = cell.children;
      if (button instanceof HTMLElement) button.ariaCurrent = index + 1 === turn ? "true" : null;
    });
    const x = this.x(this.far());
    const head = this.svg.querySelector("[data-head]");
    const past = this.svg.querySelector("[data-past]");
    past?.setAttribute("width", String(x));
    head?.replaceChildren(...this.head(x));
    if (this.box.scrollWidth > this.box.clientWidth) this.box.scrollLeft = x - this.box.clientWidth * 0.6;
  }

  /** @param {number} x */
  head(x) {
    const height = this.svg.clientHeight || 110;
    const found = [
      draw("path", { d: `M${x} 14V${height}`, class: "stem" }),
      draw("path", { d: `M${x - 8} 4h16v8l-8 8l-8-8z`, class: "flag" }),
    ];
    const here = this.values();
    here.forEach((value, seat) => {
      if (value !== null)
        found.push(draw("circle", { cx: x, cy: this.y?.(value) ?? 0, r: 5, "data-seat": seat }));
    });
    return this.page.layout === "tall" ? [...found, ...this.numbers(here, x + 10)] : found;
  }

  /** What everybody has at the head. @returns {(number | null)[]} */
  values() {
    const far = this.far();
    const after = this.curve.findIndex(([at]) => at >= far);
    const next = this.curve[after < 0 ? this.curve.length - 1 : after];
    const before = this.curve[Math.max(0, after - 1)] ?? next;
    if (!next || !before) return [];
    const part =
      next[0] > before[0] ? Math.min(1, Math.max(0, (far - before[0]) / (next[0] - before[0]))) : 1;
    return next[1].map((value, seat) => {
      const then = before[1][seat];
      return value === null || typeof then !== "number" ? null : then + (value - then) * part;
    });
  }
}

/**
 * A step for a scale: 1, 2 or 5, and so on.
 * @param {number} least
 */
function niceStep(least) {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5, 10].find((one) => one * power >= least) ?? 10);
}

/**
 * Numbers beside the ends of lines, moved so that each can be read.
 * @param {[number, number][]} at seats and heights
 * @param {number} lowest
 * @returns {[number, number][]}
 */
function apart(at, lowest) {
  const sorted = at.toSorted((one, other) => one[1] - other[1]);
  let last = -100;
  /** @type {[number, number][]} */
  const moved = sorted.map(([seat, y]) => {
    last = Math.max(y, last + 15);
    return [seat, last];
  });
  const over = Math.max(0, last - lowest);
  return moved.map(([seat, y]) => [seat, y - over]);
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} anchor
 */
function written(text, x, y, anchor) {
  const element = draw("text", { x, y, "text-anchor": anchor });
  element.textContent = text;
  return element;
}
