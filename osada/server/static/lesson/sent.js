// What the server sends to the page of a lesson.

/** @import { Says, Update } from "../table/sent.js" */

import { $ } from "../page/dom.js";

/**
 * One thing to see or to do. In its texts what stands between stars is bold.
 * @typedef {object} Step
 * @property {string} id
 * @property {"look" | "tap" | "do" | "watch"} kind
 * @property {{title: string, body: string, task?: string, done?: string}} says
 * @property {[place: string, text: string][]} marks numbered places and what is said there
 * @property {string[]} spot places in the light
 * @property {string[]} tap places to point at
 * @property {number} at
 * @property {number} end how far the record plays on while one watches
 * @property {string[]} rules
 */

/**
 * How far a step is.
 * @typedef {object} Progress
 * @property {number} step
 * @property {number[]} played the clicks of the learner
 * @property {string[]} places where they were
 * @property {boolean} done
 * @property {boolean} other whether they are others than the record has
 * @property {[place: string, action: number] | null} show the click that "show me" makes next
 */

/** @typedef {Update & {lesson: Progress}} LessonUpdate */
/**
 * @typedef {Says & {well: string, asWell: string, nowYou: string, watchOn: string,
 *   wrong: string, show: string, again: string, skip: string, next: string, finish: string,
 *   stepOf: string}} LessonSays
 */

/** @returns {Step[]} */
export function steps() {
  return JSON.parse($("#steps").textContent ?? "");
}
