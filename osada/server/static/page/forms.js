// Forms of every page: they confirm and submit by themselves; and times are said as people say them.

import { $$ } from "./dom.js";

const HOUR = 60; // minutes
const DAY = 24 * HOUR;
/** @type {Intl.DateTimeFormatOptions} */
const DAY_ALONE = { dateStyle: "medium", timeZone: "UTC" };

export function bindForms() {
  for (const field of $$("[data-submit]"))
    field.addEventListener("change", () => field.closest("form")?.submit());
  for (const form of $$("form[data-confirm]", HTMLFormElement))
    form.addEventListener("submit", (event) => {
      if (!confirm(form.dataset.confirm)) event.preventDefault();
    });
  for (const time of $$("time", HTMLTimeElement)) time.textContent = inWords(time.dateTime);
}

/** @param {string} written a moment, or a day */
function inWords(written) {
  const moment = new Date(written);
  if (!written.includes("T")) return moment.toLocaleDateString(document.documentElement.lang, DAY_ALONE);
  const minutes = Math.round((Date.now() - moment.getTime()) / 60_000);
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes < HOUR) return ago.format(-Math.max(minutes, 0), "minute");
  if (minutes < DAY) return ago.format(-Math.round(minutes / HOUR), "hour");
  return moment.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}
