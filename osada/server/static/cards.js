// A component set that is typed in by tapping on a picture of each piece.

/** @import { Change, Group, Piece, State, Value } from "./cards/sent.js" */

import { Changes } from "./cards/changes.js";
import { control } from "./cards/fields.js";
import { hold } from "./cards/hold.js";
import { says, start } from "./cards/sent.js";
import { copyLink } from "./page/copy.js";
import { $, $$, around, elementOf, find, make } from "./page/dom.js";
import { keepWhatIsTyped } from "./page/leaving.js";

const main = $("main[data-set]");
const base = `/set/${main.dataset.set}`;
const { groups } = start;
const pieces = groups.flatMap((group) => group.pieces);
/** @type {State} */
let now = start;
let at = sessionStorage.getItem(`osada-at-${base}`) ?? "";
if (!pieces.some((piece) => piece.id === at)) at = missing(-1)?.id ?? pieces[0]?.id ?? "";
let active = "";
let drawn = 0;

const changes = new Changes(base, {
  show(state) {
    now = state;
    show();
    if (state.refused?.length) say(state.refused.join(" "));
  },
  tell(waits) {
    $("[data-saved]").textContent = says[waits] ?? "";
    main.classList.toggle("waits", waits === "waiting");
  },
  say,
});

/** @param {string} sentence */
function say(sentence) {
  $("[data-saved]").textContent = sentence;
}

/** @param {string} piece */
function groupOf(piece) {
  return /** @type {Group} */ (groups.find((group) => group.pieces.some((one) => one.id === piece)));
}

/** @param {string} piece */
function fieldsOf(piece) {
  return groupOf(piece).fields.filter((field) => field.name in (now.values[piece] ?? {}));
}

/** @param {string} piece */
function isTyped(piece) {
  return fieldsOf(piece).every((field) => now.typed[piece]?.includes(field.name));
}

/** @param {string} piece */
function faultsOf(piece) {
  return now.faults.filter((fault) => fault.piece === piece);
}

/**
 * The next piece after one that is not typed in, or has a fault.
 * @param {number} after its number
 * @returns {Piece | undefined}
 */
function missing(after) {
  const turned = [...pieces.slice(after + 1), ...pieces.slice(0, after + 1)];
  return turned.find((piece) => !isTyped(piece.id) || faultsOf(piece.id).length);
}

/** @param {Change} change */
function add(change) {
  changes.add(change);
  show();
}

/**
 * @param {string} field
 * @param {Value} value
 * @param {boolean} [later] whether the fields stay as they are until another one has the focus
 */
function put(field, value, later) {
  const values = { ...now.values[at], [field]: value };
  const typed = [...new Set([...(now.typed[at] ?? []), field])];
  now = { ...now, values: { ...now.values, [at]: values }, typed: { ...now.typed, [at]: typed } };
  active = field;
  changes.add({ piece: at, field, value });
  if (later) setTimeout(show);
  else show();
}

/** @param {string} piece */
function go(piece) {
  at = piece;
  active = "";
  sessionStorage.setItem(`osada-at-${base}`, at);
  show();
  $("[data-fields]").scrollTop = 0;
}

function show() {
  const piece = /** @type {Piece} */ (pieces.find((one) => one.id === at));
  $("[data-progress]").textContent = now.progress;
  $("[data-left]").textContent = now.left;
  $("[data-bar]", HTMLProgressElement).value = now.share;
  const wrong = $("[data-wrong]", HTMLButtonElement);
  wrong.hidden = !now.wrong;
  wrong.textContent = `⚠ ${now.wrong}`;
  $("[data-name]").textContent = piece.name;
  $("[data-whose]").textContent = (isTyped(at) ? says["from-box"] : says.ours) ?? "";
  showRail();
  showPicture();
  showFields();
  const next = missing(pieces.indexOf(piece));
  const button = $("[data-do=next]", HTMLButtonElement);
  button.textContent = (says.next ?? "").replace(
    "%s",
    (next ?? pieces[(pieces.indexOf(piece) + 1) % pieces.length])?.name ?? "",
  );
  $("[data-do=shown]", HTMLButtonElement).disabled = isTyped(at);
}

function showRail() {
  const rail = $("[data-rail]");
  if (!rail.childElementCount) rail.append(...groups.map(railOf));
  for (const chip of $$("[data-piece]", HTMLButtonElement, rail)) {
    const id = chip.dataset.piece ?? "";
    chip.classList.toggle("typed", isTyped(id));
    chip.classList.toggle("faulty", faultsOf(id).length > 0);
    chip.toggleAttribute("aria-current", id === at);
  }
  const current = find("[aria-current]", HTMLElement, rail);
  if (current && rail.scrollWidth > rail.clientWidth)
    rail.scrollTo({ left: current.offsetLeft - rail.clientWidth / 2 });
}

/** @param {Group} group */
function railOf(group) {
  const box = make("div", { className: "group" });
  const chips = make("div", { className: "chips" });
  for (const piece of group.pieces) {
    const chip = make(
      "button",
      { type: "button", textContent: piece.number, title: piece.name },
      { piece: piece.id },
    );
    chip.setAttribute("aria-label", `${piece.number} · ${piece.name}`);
    chips.append(chip);
  }
  box.append(make("h2", { textContent: group.title }), chips);
  return box;
}

function showPicture() {
  drawn += 1;
  const [mine, picture] = [drawn, new Image()];
  picture.addEventListener("load", () => {
    if (mine !== drawn) return;
    const shown = $("[data-picture]", HTMLImageElement);
    shown.src = picture.src;
    shown.hidden = false;
  });
  if (start.pictures)
    picture.src = `${base}/piece/${at}.svg?n=${drawn}-${JSON.stringify(now.values[at]).length}`;
  const wrong = faultsOf(at);
  $("[data-zones]").replaceChildren(
    ...fieldsOf(at).map((field) => {
      const fault = wrong.some((one) => one.field === field.name);
      const typed = now.typed[at]?.includes(field.name);
      const zone = make("button", {
        type: "button",
        className: fault ? "zone faulty" : typed ? "zone typed" : "zone",
      });
      const [left = 0, top = 0, width = 0, height = 0] = field.zone;
      if (width) {
        zone.style.setProperty("--left", `${left}%`);
        zone.style.setProperty("--top", `${top}%`);
        zone.style.setProperty("--width", `${width}%`);
        zone.style.setProperty("--height", `${height}%`);
      } else zone.classList.add("nowhere");
      zone.append(make("span", { textContent: field.title }));
      zone.dataset.field = field.name;
      if (field.name === active) zone.setAttribute("aria-current", "true");
      return zone;
    }),
  );
}

function showFields() {
  const box = $("[data-fields]");
  const giveBack = hold(box);
  box.replaceChildren(
    ...fieldsOf(at).map((field) => {
      const wrong = faultsOf(at).filter((fault) => fault.field === field.name);
      const typed = now.typed[at]?.includes(field.name);
      const made = make(
        "section",
        { className: wrong.length ? "field faulty" : "field" },
        { of: field.name },
      );
      if (field.name === active) made.classList.add("active");
      const head = make("h3", { textContent: field.title });
      head.append(
        make("small", { className: "quiet", textContent: (typed ? says["from-box"] : says.ours) ?? "" }),
      );
      made.append(head, ...wrong.map((fault) => make("p", { className: "fault", textContent: fault.said })));
      made.append(
        control(field, /** @type {Value} */ (now.values[at]?.[field.name]), (value, later) =>
          put(field.name, value, later),
        ),
      );
      return made;
    }),
  );
  for (const fault of now.faults.filter((one) => !one.field && (!one.piece || one.piece === at)))
    box.prepend(make("p", { className: "fault", textContent: fault.said }));
  giveBack();
}

/** @param {string} field */
function attend(field) {
  active = field;
  for (const zone of $$("[data-field]")) zone.toggleAttribute("aria-current", zone.dataset.field === field);
  for (const section of $$("[data-of]")) section.classList.toggle("active", section.dataset.of === field);
  find(`[data-of="${field}"]`)?.scrollIntoView({ block: "nearest" });
}

const todo = {
  menu: () => $("#menu", HTMLDialogElement).showModal(),
  before: () => step(-1),
  next: () => go(missing(number())?.id ?? pieces[(number() + 1) % pieces.length]?.id ?? at),
  shown() {
    now = { ...now, typed: { ...now.typed, [at]: fieldsOf(at).map((field) => field.name) } };
    add({ piece: at, shown: true });
  },
  ours: () => add({ piece: at, ours: true }),
  same() {
    const others = groupOf(at).pieces.filter((piece) => piece.id !== at);
    $("[data-which]").replaceChildren(
      ...others.map((piece) =>
        make("button", { type: "button", textContent: piece.name }, { same: piece.id }),
      ),
    );
    $("#same", HTMLDialogElement).showModal();
  },
};

function number() {
  return pieces.findIndex((piece) => piece.id === at);
}

/** @param {number} by */
function step(by) {
  go(pieces[(number() + by + pieces.length) % pieces.length]?.id ?? at);
}

document.addEventListener("click", (event) => {
  const clicked = elementOf(event);
  const done = around(clicked, "[data-do]")?.dataset.do;
  if (done && done in todo) todo[/** @type {keyof typeof todo} */ (done)]();
  const piece = around(clicked, "[data-piece]")?.dataset.piece;
  if (piece) go(piece);
  const zone = around(clicked, "[data-zones] [data-field]")?.dataset.field;
  if (zone) attend(zone);
  const same = around(clicked, "[data-same]")?.dataset.same;
  if (same) {
    $("#same", HTMLDialogElement).close();
    add({ piece: at, same });
  }
  if (around(clicked, "[data-wrong]")) go(now.faults.find((fault) => fault.piece)?.piece ?? at);
  const copied = around(clicked, "[data-copy]");
  if (copied) copyLink(copied.dataset.copy ?? "", document.title);
});

document.addEventListener("keydown", (event) => {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || find("dialog[open]"))
    return;
  if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) todo.next();
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  const field = active || fieldsOf(at).find((one) => one.kind === "amounts" || one.kind === "cost")?.name;
  if (!digit || !field) return;
  const word = groupOf(at).fields.find((one) => one.name === field)?.words[Number(digit) - 1]?.word;
  const way = event.shiftKey ? "less" : "more";
  find(`[data-of="${field}"] [data-${way}="${word}"]`, HTMLButtonElement)?.click();
});

keepWhatIsTyped();
show();
