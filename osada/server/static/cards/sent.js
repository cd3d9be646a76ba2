// What the server sends of a component set that is typed in.

/** @typedef {string | number | boolean | string[] | Record<string, number>} Value */
/** @typedef {{word: string, label: string, icon: string, shelf: string}} Word */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} title
 * @property {string} kind
 * @property {number} lowest
 * @property {number} highest
 * @property {number[]} zone
 * @property {Word[]} words
 */
/** @typedef {{id: string, name: string, number: string}} Piece */
/** @typedef {{id: string, title: string, pieces: Piece[], fields: Field[]}} Group */
/** @typedef {{piece: string, field: string, said: string}} Fault */
/**
 * @typedef {object} State
 * @property {Record<string, Record<string, Value>>} values
 * @property {Record<string, string[]>} typed
 * @property {Fault[]} faults
 * @property {string} progress
 * @property {string} left
 * @property {number} share
 * @property {string} wrong
 * @property {string[]} [refused]
 */
/**
 * A value for a field; or the whole piece as ours, as another one, or as it is shown.
 * @typedef {{piece: string, field?: string, value?: Value, ours?: boolean, same?: string,
 *   shown?: boolean}} Change
 */

import { $ } from "../page/dom.js";

/** @param {string} id */
function sent(id) {
  return JSON.parse($(`#${id}`, HTMLScriptElement).textContent ?? "{}");
}

/** @type {State & {groups: Group[], pictures: boolean}} */
export const start = sent("start");

/** @type {Record<string, string>} */
export const says = sent("says");
