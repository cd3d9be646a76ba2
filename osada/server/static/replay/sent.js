// What the server sends with the page of a replay.

import { $ } from "../page/dom.js";

/**
 * A line of the log: after which action, what it says, where it was.
 * @typedef {[number, string, string[]]} Line
 */
/**
 * A turn: what it brought, from which action to which.
 * @typedef {object} Turn
 * @property {number} seat
 * @property {number} from how many actions were played before it
 * @property {number} to
 * @property {string} text
 * @property {number | null} gain null where it is not known
 * @property {Line[]} lines
 */
/**
 * @typedef {object} Timeline
 * @property {Line[]} opening what happened before the first action
 * @property {Turn[]} turns
 * @property {(number | null)[][]} totals the points at the start and after every turn, by seats
 */
/**
 * What the page says by itself; %t stands for the number of a turn, %n for how many there are.
 * @typedef {object} Says
 * @property {string} start
 * @property {string} turn
 * @property {string} moment
 * @property {string} copied
 * @property {string} link
 * @property {string} play
 * @property {string} pause
 */

/** @returns {Timeline} */
export function timeline() {
  return JSON.parse($("#timeline").textContent ?? "");
}

/** @returns {Says} */
export function says() {
  return JSON.parse($("#says").textContent ?? "");
}

/**
 * A number with its sign.
 * @param {number | null} points
 */
export function signed(points) {
  if (points === null) return "";
  return points > 0 ? `+${points}` : String(points).replace("-", "\u2212");
}
