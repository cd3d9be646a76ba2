// A table: it shows what the server sends and sends what a person does. It knows no game.

/** @import { Update } from "./table/sent.js" */

import { $ } from "./page/dom.js";
import { followLayout } from "./page/layout.js";
import { People } from "./page/people.js";
import { bindPreferences, preference } from "./page/preferences.js";
import { Board } from "./picture/board.js";
import { Edges } from "./picture/edges.js";
import { show } from "./picture/panes.js";
import { Bubble } from "./table/bubble.js";
import { Buttons, showQuestion } from "./table/buttons.js";
import { Choosing } from "./table/choosing.js";
import { timeLeft } from "./table/clock.js";
import { Commands } from "./table/commands.js";
import { Curtain } from "./table/curtain.js";
import { Feed } from "./table/feed.js";
import { FirstTurns } from "./table/first-turns.js";
import { Focus } from "./table/focus.js";
import { Gains } from "./table/gains.js";
import { Gathering } from "./table/gathering.js";
import { Keys } from "./table/keys.js";
import { Lines } from "./table/lines.js";
import { showLog } from "./table/log.js";
import { Moments } from "./table/moments.js";
import { Parts } from "./table/parts.js";
import { Places } from "./table/places.js";
import { markOf, Players } from "./table/players.js";
import { Pointer } from "./table/pointer.js";
import { Pop } from "./table/pop.js";
import { Previews } from "./table/previews.js";
import { Sayings } from "./table/sayings.js";
import { showScores } from "./table/scores.js";
import { abouts, says, start } from "./table/sent.js";
import { chime } from "./table/sound.js";
import { Stream } from "./table/stream.js";
import { Tools } from "./table/tools.js";
import { Turns } from "./table/turns.js";
import { Wishes } from "./table/wishes.js";

const MINUTE = 60_000; // milliseconds
const END = 1e6; // pixels: further down than any log is long

export class TablePage {
  /** @param {HTMLElement} main */
  constructor(main) {
    this.base = main.dataset.lesson ?? `/t/${main.dataset.table}`;
    this.layout = main.dataset.layout ?? "wide";
    this.game = main.dataset.game;
    /** The seats of this person. @type {number[]} */
    this.seats = JSON.parse(main.dataset.seats ?? "[]");
    this.title = document.title;
    this.says = says();
    this.update = start();
    this.board = new Board();
    this.edges = new Edges(this.board);
    this.parts = new Parts();
    this.players = new Players(this.seats, this.says);
    this.places = new Places(this.board);
    this.buttons = new Buttons(this.seats, this.says);
    this.bubble = new Bubble(abouts());
    this.pop = new Pop();
    this.curtain = new Curtain(this.says);
    this.pointer = new Pointer();
    this.previews = new Previews(this);
    this.turns = new Turns(this);
    this.gains = new Gains(this);
    this.gathering = new Gathering(this);
    this.moments = new Moments();
    this.focus = new Focus(this);
    this.firstTurns = new FirstTurns(this.game);
    bindPreferences();
    this.apply(this.update, true);
    setInterval(() => this.tick(), MINUTE);
    /** Nobody else is at the table of a lesson. */
    this.people = main.dataset.lesson ? null : new People(this.base, this.says.copied);
    this.sayings = main.dataset.lesson ? null : new Sayings(this);
    this.wishes = new Wishes(this.base);
    this.feed = new Feed(this);
    this.commands = new Commands(this);
    this.tools = new Tools(this);
    this.choosing = new Choosing(this);
    this.lines = new Lines(this);
    this.keys = new Keys(this);
    /** Nothing comes by itself in a lesson. */
    this.stream = main.dataset.lesson ? null : new Stream(this);
  }

  /**
   * Show an update.
   * @param {Update} update
   * @param {boolean} first whether it came with the page
   */
  apply(update, first = false) {
    const before = this.update;
    const newer = update.number > before.number;
    this.update = update;
    this.lines?.back();
    if (newer) {
      this.forget();
      this.firstTurns.hide();
    }
    show(update, this.board);
    this.players.show(update);
    this.showPrompt(update);
    showLog(update);
    if (newer) this.moments.show(update, before.number);
    this.places.show(update);
    this.parts.show(update, this.places.offered);
    this.edges.show(update, this.places.offered);
    this.turns.show(update);
    this.gains.show();
    this.buttons.show(update, this.places.drawn);
    this.previews.show();
    this.gathering.show();
    this.focus.keep();
    this.curtain.show(update);
    showScores(update, this.says, first);
    if (newer || first) requestAnimationFrame(scrollLog); // when everything else has its height
    if (update.yours && (first || !before.yours || before.seat !== update.seat)) this.yourTurn(first);
    document.title = update.yours ? `● ${this.title}` : this.title;
  }

  /**
   * Show who is here.
   * @param {number[]} seats
   */
  present(seats) {
    this.update.players.forEach((player, seat) => {
      player.here = seats.includes(seat);
    });
    this.players.show(this.update);
  }

  /** What belonged to an older position. */
  forget() {
    this.pop.close();
    this.bubble.hushHint();
    this.lines?.unfold(false); // it lies over choices
  }

  /** @param {Update} update */
  showPrompt(update) {
    const player = update.seat === null ? undefined : update.players[update.seat];
    showQuestion(update.prompt);
    this.showDetail(update);
    $("[data-rule]").hidden = !update.rule;
    $("[data-thinking]").hidden = !player?.bot;
    $("[data-mark]", SVGSVGElement).innerHTML = update.seat === null ? "" : markOf(update.seat);
    $(".prompt").classList.toggle("yours", update.yours);
  }

  /**
   * The line below the question; on a phone, where players have no room for it, with the time that is left.
   * @param {Update} update
   */
  showDetail({ clock, detail }) {
    const time = clock && this.layout === "tall" ? timeLeft(clock, this.says) : "";
    $("[data-detail]").textContent = [time, detail].filter(Boolean).join(" · ");
  }

  /** Time goes by. */
  tick() {
    if (!this.update.clock) return;
    this.players.show(this.update);
    this.showDetail(this.update);
  }

  /** @param {boolean} first */
  yourTurn(first) {
    this.buttons.asking = false;
    if (this.update.curtain === null) this.firstTurns.begin(this.update);
    if (!first && preference("sound", "") === "1") chime();
  }
}

function scrollLog() {
  $("[data-log]").scrollTop = END;
}

const main = $("main.play");
if (!main.dataset.lesson && followLayout(main)) new TablePage(main);
