// The form of a new table: filled in as it was last time, offers what can be, explains what is chosen.

import { $, $$, find } from "./page/dom.js";
import { prefer, preference } from "./page/preferences.js";

const LONG = 33; // letters of an option that a narrow screen cuts
const PEOPLE = ["person", "link"];
const NOBODY = "empty";

const form = $("form.new", HTMLFormElement);
const selects = $$("select", HTMLSelectElement, form);
const seats = $$(".seat", HTMLElement, form).map((row) => ({
  who: $("select", HTMLSelectElement, row),
  name: $("input", HTMLInputElement, row),
}));
const memory = form.dataset.remember ?? "";
/** What people called themselves last, by seats, whatever they played. @type {string[]} */
const names = JSON.parse(preference("names", "[]"));

if (!("given" in form.dataset)) remember();
for (const { who, name } of seats) who.addEventListener("change", () => nameOf(who, name));
for (const button of $$("[data-preset]"))
  button.addEventListener("click", () => preset(button.dataset.preset ?? ""));
form.addEventListener("change", follow);
form.addEventListener("submit", keep);
follow();

/** The form as it was last time; for somebody who has not played the game yet, as for a first game. */
function remember() {
  /** @type {Record<string, string>} */
  const kept = JSON.parse(preference(memory, "{}"));
  for (const select of selects) choose(select, kept[select.name]);
  for (const { who, name } of seats) nameOf(who, name);
  const first = find("[data-preset]");
  if (first && !Object.keys(kept).length) preset(first.dataset.preset ?? "");
}

function keep() {
  const chosen = Object.fromEntries(selects.map((select) => [select.name, select.value]));
  prefer(memory, JSON.stringify(chosen));
  seats.forEach(({ who, name }, seat) => {
    if (PEOPLE.includes(who.value)) names[seat] = name.value;
  });
  prefer("names", JSON.stringify(Array.from(names, (name) => name ?? "")));
}

/**
 * Choose one of the options of a list, if it is there.
 * @param {HTMLSelectElement} select
 * @param {string | undefined} value
 */
function choose(select, value) {
  if (value !== undefined && [...select.options].some((option) => option.value === value))
    select.value = value;
}

/**
 * A person has the name of last time; a bot does not inherit it.
 * @param {HTMLSelectElement} who
 * @param {HTMLInputElement} name
 */
function nameOf(who, name) {
  const known = name.defaultValue || (names[seats.findIndex((seat) => seat.name === name)] ?? "");
  const person = PEOPLE.includes(who.value);
  if (person && !name.value) name.value = known;
  if (!person && name.value === known) name.value = "";
}

/** @param {string} choice chosen wherever it is one of the choices */
function preset(choice) {
  for (const select of selects) choose(select, choice);
  follow();
}

/** What depends on what is chosen. */
function follow() {
  offerStarters();
  for (const { who, name } of seats) name.hidden = who.value === NOBODY;
  const announces = find("[data-open]");
  if (announces) announces.hidden = !seats.some(({ who }) => who.value === "link");
  $("[data-late]").hidden = !$("#pace", HTMLSelectElement).value;
  for (const select of selects) {
    if (select.dataset.opens) open(select);
    if (select.dataset.usual) compare(select);
    explain(select);
  }
}

/** Only who sits there can begin. */
function offerStarters() {
  const taken = seats.filter(({ who }) => who.value !== NOBODY).length;
  for (const option of $$("option[data-needs]", HTMLOptionElement, form)) {
    const missing = Number(option.dataset.needs) > taken;
    option.hidden = missing;
    option.disabled = missing;
    const list = option.closest("select");
    if (missing && option.selected && list) list.selectedIndex = 0;
  }
}

/**
 * One of the options opens further lists; what is chosen in one of them is not offered in the others.
 * @param {HTMLSelectElement} select
 */
function open(select) {
  const box = $(".chosen", HTMLElement, select.parentElement ?? document);
  box.hidden = select.value !== select.dataset.opens;
  const lists = $$("select", HTMLSelectElement, box);
  for (const list of lists)
    for (const option of list.options)
      option.disabled = lists.some((other) => other !== list && other.value === option.value);
}

/**
 * A reading that is not the usual one is in sight and says so.
 * @param {HTMLSelectElement} select
 */
function compare(select) {
  const differs = select.value !== select.dataset.usual;
  const row = select.parentElement;
  if (row) $(".differs", HTMLElement, row).hidden = !differs;
  if (differs) select.closest("details")?.setAttribute("open", "");
}

/**
 * What is chosen is explained, or said in full where a narrow screen cuts it.
 * @param {HTMLSelectElement} select
 */
function explain(select) {
  const box = find(".about", HTMLElement, select.parentElement ?? document);
  if (!box || !select.matches(".seat > select, .option > select")) return;
  const option = select.selectedOptions[0];
  const about = option?.dataset.about;
  const text = option?.text ?? "";
  box.textContent = about ?? (text.length > LONG ? text : "");
  box.classList.toggle("full", !about);
  box.hidden = !box.textContent;
}
