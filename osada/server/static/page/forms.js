// Forms of every page: they remember, confirm, explain and submit by themselves.

import { $, $$, find } from "./dom.js";
import { prefer, preference } from "./preferences.js";

const HOUR = 60; // minutes
const DAY = 24 * HOUR;
const LONG = 33; // letters of an option that a narrow screen cuts

export function bindForms() {
  for (const field of $$("[data-submit]"))
    field.addEventListener("change", () => field.closest("form")?.submit());
  for (const form of $$("form[data-confirm]", HTMLFormElement))
    form.addEventListener("submit", (event) => {
      if (!confirm(form.dataset.confirm)) event.preventDefault();
    });
  for (const time of $$("time", HTMLTimeElement)) time.textContent = inWords(new Date(time.dateTime));
  for (const form of $$("form[data-remember]", HTMLFormElement)) bindMemory(form);
  for (const select of $$("select[data-opens]", HTMLSelectElement)) bindOpening(select);
  for (const select of $$("form.new select", HTMLSelectElement))
    select.addEventListener("change", () => explain(select));
  for (const select of $$("form.new :is(.seat, .option) > select", HTMLSelectElement)) explain(select);
}

/** @param {Date} moment */
function inWords(moment) {
  const minutes = Math.round((Date.now() - moment.getTime()) / 60_000);
  const ago = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  if (minutes < HOUR) return ago.format(-Math.max(minutes, 0), "minute");
  if (minutes < DAY) return ago.format(-Math.round(minutes / HOUR), "hour");
  return moment.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

/**
 * A form that is filled in as it was last time.
 * @param {HTMLFormElement} form
 */
function bindMemory(form) {
  const name = form.dataset.remember ?? "";
  /** @type {Record<string, string>} */
  const kept = JSON.parse(preference(name, "{}"));
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const value = kept[field.name];
    if (field.type !== "file" && value !== undefined) field.value = value;
  }
  form.addEventListener("submit", () => prefer(name, JSON.stringify(Object.fromEntries(new FormData(form)))));
}

/**
 * One of the options opens further fields.
 * @param {HTMLSelectElement} select
 */
function bindOpening(select) {
  const show = () => {
    $(".chosen", HTMLElement, select.parentElement ?? document).hidden =
      select.value !== select.dataset.opens;
  };
  select.addEventListener("change", show);
  show();
}

/**
 * What is chosen is explained, or said in full where a narrow screen cuts it.
 * @param {HTMLSelectElement} select
 */
function explain(select) {
  const option = select.selectedOptions[0];
  const box = find(".about", HTMLElement, select.parentElement ?? document);
  if (!box) return;
  const about = option?.dataset.about;
  const text = option?.text ?? "";
  box.textContent = about ?? (text.length > LONG ? text : "");
  box.classList.toggle("full", !about);
  box.hidden = !box.textContent;
}
