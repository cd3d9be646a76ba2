// The time that is left for a move, at a table that has agreed on a pace.

/** @import { Clock, Says } from "./sent.js" */

const MINUTE = 60; // seconds, as all times of the server
/** @type {[unit: string, seconds: number][]} the largest first */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", MINUTE],
];

/**
 * @param {Clock} clock
 * @param {Says} says
 * @param {number} now
 */
export function timeLeft(clock, says, now = Date.now() / 1000) {
  if (clock.paused > now) return says.clockPaused.replace("%s", span(clock.paused - now));
  const said = clock.late ? says.clockLate : says.clock;
  return said.replace("%s", span(clock.due - now));
}

/**
 * A time, in the largest unit of which there are two.
 * @param {number} seconds
 */
function span(seconds) {
  const left = Math.max(seconds, MINUTE);
  const [unit, size] = UNITS.find(([, each]) => left >= 2 * each) ?? ["minute", MINUTE];
  const { lang } = document.documentElement;
  const format = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.round(left / size));
}
