// The players: who decides, who is here, and what their owners may do with the seats.

/** @import { Player, Says, Update } from "./sent.js" */

import { $, $$ } from "../page/dom.js";
import { timeLeft } from "./clock.js";

export class Players {
  /**
   * @param {number[]} own the seats of this person
   * @param {Says} says
   */
  constructor(own, says) {
    this.own = own;
    this.says = says;
    $("[data-players]").dataset.own = String(own.length);
  }

  /** @param {Update} update */
  show(update) {
    for (const row of $$("[data-players] > li")) {
      const seat = Number(row.dataset.seat);
      const player = update.players[seat];
      if (player) this.row(row, seat, player, update.seat === seat);
      const { clock } = update;
      const time = clock?.seat === seat ? timeLeft(clock, this.says) : "";
      row.classList.toggle("late", Boolean(time && clock?.late));
      if (time) $("small", HTMLElement, row).textContent = time;
    }
    for (const tools of $$("[data-seat-tools]")) {
      const player = update.players[Number(tools.dataset.seatTools)];
      if (player) seatTools(tools, player, update.seat === null);
    }
  }

  /**
   * @param {HTMLElement} row
   * @param {number} seat
   * @param {Player} player
   * @param {boolean} deciding
   */
  row(row, seat, player, deciding) {
    $("b", HTMLElement, row).textContent = player.name;
    $("small", HTMLElement, row).textContent = this.state(player, deciding);
    row.classList.toggle("deciding", deciding);
    row.classList.toggle("own", this.own.includes(seat));
    row.classList.toggle("away", !player.bot && !player.here);
  }

  /**
   * @param {Player} player
   * @param {boolean} deciding
   */
  state(player, deciding) {
    const { says } = this;
    if (player.resigned) return says.resigned;
    if (player.bot && player.stuck) return player.fault || says.stuck;
    if (deciding) return player.bot ? says.thinks : says.plays;
    if (player.bot) return says.bot;
    return player.here ? says.here : says.away;
  }
}

/**
 * @param {HTMLElement} tools
 * @param {Player} player
 * @param {boolean} over
 */
function seatTools(tools, player, over) {
  $("[data-do=hand-over]", HTMLElement, tools).hidden = player.bot !== null;
  $("[data-do=take-back]", HTMLElement, tools).hidden = player.bot === null || player.resigned;
  $("[data-do=resign]", HTMLButtonElement, tools).disabled = player.resigned || over;
}

/**
 * The mark of a seat, as markup to be shown elsewhere.
 * @param {number} seat
 */
export function markOf(seat) {
  return $(`[data-players] [data-seat="${seat}"] .mark`, SVGSVGElement).innerHTML;
}
