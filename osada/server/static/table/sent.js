// What the server sends to the page of a table: with the page itself, and after every change.

import { $ } from "../page/dom.js";

/**
 * Who sits at a seat.
 * @typedef {object} Player
 * @property {string} name
 * @property {string | null} bot
 * @property {boolean} left whether a person has left it to a bot
 * @property {boolean} here
 * @property {boolean} resigned
 * @property {boolean} stuck
 * @property {string} fault what is wrong with a bot of somebody's own
 */
/** @typedef {[number: number, seat: number | null, text: string, places?: string[],
 *   moment?: boolean]} LogLine */
/** @typedef {[action: number, label: string, note?: string, asks?: string]} Offer */
/** @typedef {{seat: number, number: number, text: string, gain: number | null, places: string[]}} Turn */

/**
 * The score sheet of a game that is over.
 * @typedef {object} Over
 * @property {(string | number)[][]} rows a name and everybody's points each, the total last
 * @property {string[]} names
 * @property {[string, number][][][]} parts what the points of each row are made of, by seats
 * @property {string[][][]} sources the places that they come from, likewise
 * @property {number[]} winners
 * @property {number[]} resigned
 * @property {number[][]} curve the totals after every turn, by seats
 */

/**
 * Until when somebody has time; all in seconds since 1970.
 * @typedef {object} Clock
 * @property {number} seat
 * @property {number} due
 * @property {boolean} late whether they were reminded
 * @property {number} paused until when it stands still; 0 if it goes
 */

/**
 * The table as this person sees it.
 * @typedef {object} Update
 * @property {number} number of the last entry of the journal: a larger one is newer
 * @property {number} since the entry that it goes on from
 * @property {number} again how often something has changed that is no entry
 * @property {number | null} seat who decides; null when the game is over
 * @property {number | null} viewer whose eyes it is seen with
 * @property {number | null} curtain who has to come to the screen before anything is shown
 * @property {Record<string, string>} panes the live layers
 * @property {Record<string, [number, number, number, number]>} boxes
 * @property {Record<string, Offer[]>} places what can be done where
 * @property {Record<string, Offer[]>} instead what could be chosen instead of what is half done
 * @property {[place: string, clicks: number] | null} lifted where that began
 * @property {Record<string, number>} counts how many things are in a part
 * @property {Record<string, [number, string]>} gains what actions would bring: points, and where from
 * @property {string} prompt
 * @property {string} detail a soft line below it
 * @property {Turn[]} turns what the others did since the last turn of this person
 * @property {string | null} rule
 * @property {boolean} yours whether this person is asked
 * @property {Player[]} players
 * @property {Clock | null} clock
 * @property {LogLine[]} log
 * @property {number[]} undone numbers of entries
 * @property {number} last_turn the entry after which all is news to this person
 * @property {boolean} undo
 * @property {number | null} diverged
 * @property {Over | null} over
 */

/**
 * What a page says by itself, in the language of the person.
 * @typedef {object} Says
 * @property {string} offline
 * @property {string} gone
 * @property {string} really
 * @property {string} end
 * @property {string} copied
 * @property {string} resigned
 * @property {string} plays
 * @property {string} thinks
 * @property {string} stuck
 * @property {string} bot
 * @property {string} here
 * @property {string} away
 * @property {string} clock with %s for the time
 * @property {string} clockLate
 * @property {string} clockPaused
 * @property {string} goOn
 * @property {string} scoreSheet
 * @property {string} sheetWhere
 * @property {string} resignSure
 * @property {string} gather with %s for how many there are and %m for how many there may be
 * @property {string} passTo
 * @property {string} takeBack
 */

/** @returns {Update} */
export function start() {
  return read("#start");
}

/** @returns {Says} */
export function says() {
  return read("#says");
}

/**
 * What is known about pieces and places, by their names.
 * @returns {Record<string, string>}
 */
export function abouts() {
  return read("#abouts");
}

/** @param {string} query */
function read(query) {
  return JSON.parse($(query).textContent ?? "");
}
