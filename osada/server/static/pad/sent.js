// What the server sends of a score sheet.

/** @typedef {[string, string]} Action a place and the value that it gets */
/** @typedef {{label: string, sets: Action[]}} Offer */
/** @typedef {{prefix: string, value: string, barred: string[]}} Paint */
/**
 * The board: its still layer and symbols only if the page does not have them.
 * @typedef {object} Drawn
 * @property {string} key
 * @property {[number, number, number, number]} box
 * @property {string} live
 * @property {boolean} steady
 * @property {string} [still]
 * @property {string} [symbols]
 */
/**
 * @typedef {object} Update
 * @property {number} number
 * @property {string} step
 * @property {string} brush
 * @property {Drawn} board
 * @property {Record<string, Offer[]>} offers
 * @property {Paint | null} paint
 * @property {Record<string, string>} values
 * @property {string[]} marks
 * @property {boolean} undo
 * @property {number} players
 * @property {string[]} refused
 * @property {string} tabs
 * @property {string} panel
 * @property {string} bar
 */
/** @typedef {{refused: string, second: string, waiting: string, offline: string, gone: string}} Says */

import { $ } from "../page/dom.js";

/** @type {Says} */
export const says = JSON.parse($("#says").textContent);
/** @type {Update} */
export const start = JSON.parse($("#start").textContent);
