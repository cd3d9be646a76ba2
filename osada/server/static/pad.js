// A score sheet for the real table: people tap together how it looks, and the points are counted as they go.

/** @import { Update } from "./pad/sent.js" */

import { Clicks } from "./pad/clicks.js";
import { Painting } from "./pad/painting.js";
import { Picture } from "./pad/picture.js";
import { says, start } from "./pad/sent.js";
import { Taps } from "./pad/taps.js";
import { copyLink } from "./page/copy.js";
import { $, $$, around, elementOf, make } from "./page/dom.js";
import { keepWhatIsTyped } from "./page/leaving.js";
import { Board } from "./picture/board.js";

const POLL = 2500; // milliseconds between two looks at what another phone has done
const BUBBLE = 3500;
const FINGER = 44; // pixels that a place to paint is wide at least
const CLICK = 60; // milliseconds after a finger has left until its click has come
const TOOLS = 62; // pixels of the board's box that zooming lies on
const DESK = 1000; // pixels of a window that shows all of a board large enough

const main = $("main.pad");
const board = new Board();
const picture = new Picture(board);
let now = start;
let hiding = 0;

const taps = new Taps(`/sheet/${main.dataset.pad}`, {
  looks: () => ({ step: now.step, brush: now.brush, has: picture.key }),
  known: () => now.number,
  show,
  waits,
  say,
});
const painting = new Painting(board, {
  paint: () => now.paint,
  values: () => now.values,
  done: (actions) => taps.add(actions),
  tapped,
  ghost: (place, value) => picture.ghost(place, value),
});

/** A finger on the page, and what has come meanwhile: what it is about to tap stays where it is. */
const finger = { down: false, late: /** @type {Update | null} */ (null) };
/** @param {boolean} down */
function touch(down) {
  finger.down = down;
  main.toggleAttribute("data-touched", down);
}
const clicks = new Clicks(main);
addEventListener("pointerdown", () => touch(true));
for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
  addEventListener(end, (event) => {
    const press = clicks.end(event);
    setTimeout(() => {
      clicks.make(press);
      const { late } = finger;
      finger.late = null;
      touch(false);
      if (late && late.step === now.step && late.brush === now.brush) show(late);
      else if (late) taps.look();
    }, CLICK);
  });

/** @param {Update} update */
function show(update) {
  if (update.number < now.number) return; // an answer that was overtaken by a newer one
  if (finger.down) {
    finger.late = update;
    return;
  }
  const other = update.step !== now.step;
  now = update;
  for (const name of /** @type {const} */ (["tabs", "panel", "bar"]))
    replace($(`[data-part=${name}]`), update[name]);
  const foot = update.board.steady ? 0 : TOOLS;
  const otherFoot = foot !== board.foot;
  board.foot = foot;
  const fresh = picture.show(update);
  $("[data-board]").classList.toggle("whole", update.board.steady);
  painting.follow();
  if (fresh || otherFoot) board.fit();
  // after two frames the pad has its size
  if (fresh && update.paint) requestAnimationFrame(() => requestAnimationFrame(attend));
  if (other) $("[data-part=panel]").scrollTop = 0;
  for (const name of $$("[data-name-of]")) name.hidden = Number(name.dataset.nameOf) >= update.players;
  if (update.refused.length) say(`${says.refused} ${update.refused.join(" ")}`);
  sessionStorage.setItem(`osada-at-${main.dataset.pad}`, JSON.stringify([update.step, update.brush]));
}

/** What is painted is large enough for a finger. */
function attend() {
  if (innerWidth >= DESK) return;
  const places = $$(`[data-pane=board] [data-place^="${now.paint?.prefix}"]`, SVGGraphicsElement);
  board.attend(places, FINGER);
}

/**
 * Replace what stands somewhere, and leave scrolling and focus where they are.
 * @param {HTMLElement} box
 * @param {string} markup
 */
function replace(box, markup) {
  if (box.innerHTML === markup) return;
  const { scrollTop } = box;
  const all = () => $$("button, input, a", HTMLElement, box);
  const active = document.activeElement;
  const focused = active instanceof HTMLElement ? all().indexOf(active) : -1;
  const typed =
    active instanceof HTMLInputElement && active.value !== active.defaultValue ? active.value : null;
  box.innerHTML = markup;
  box.scrollTop = scrollTop;
  const again = all()[focused];
  again?.focus({ preventScroll: true });
  if (typed !== null && again instanceof HTMLInputElement) again.value = typed; // not yet sent
}

/** @param {Date | null} since */
function waits(since) {
  const note = $("[data-waiting]");
  main.classList.toggle("waits", since !== null);
  note.hidden = since === null;
  if (!since) return;
  const time = since.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  note.textContent = says.waiting.replace("%s", time);
}

/** @param {string} sentence */
function say(sentence) {
  const bubble = $("[data-bubble]");
  bubble.textContent = sentence;
  bubble.hidden = false;
  bubble.classList.add("pad-said");
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    bubble.hidden = true;
  }, BUBBLE);
}

/**
 * A tap on a place of the picture: what it offers, or a menu of it.
 * @param {string} place
 * @param {{x: number, y: number}} at
 */
function tapped(place, at) {
  const offers = now.offers[place] ?? [];
  const [only] = offers;
  if (only && offers.length === 1) taps.add(only.sets);
  else if (offers.length) menu(offers, at);
}

/**
 * @param {Update["offers"][string]} offers
 * @param {{x: number, y: number}} at
 */
function menu(offers, at) {
  const pop = $("[data-pop]");
  pop.replaceChildren(
    ...offers.map(({ label, sets }) => {
      const line = make("button", { textContent: label, type: "button" });
      line.setAttribute("role", "menuitem");
      line.addEventListener("click", () => taps.add(sets));
      return line;
    }),
  );
  pop.hidden = false;
  const { width, height } = pop.getBoundingClientRect();
  pop.style.left = `${Math.max(8, Math.min(at.x - width / 2, innerWidth - width - 8))}px`;
  pop.style.top = `${Math.max(8, Math.min(at.y + 12, innerHeight - height - 8))}px`;
}

/**
 * One more or less of a number. What the field says counts, so all quick taps do, with or without a line.
 * @param {HTMLElement} tool
 * @param {number} by
 */
function count(tool, by) {
  const field = $("input", HTMLInputElement, tool.parentElement ?? main);
  const { lowest, highest, text } = field.dataset;
  const value = Math.min(Math.max(Number(field.value) + by, Number(lowest)), Number(highest));
  if (String(value) === field.value || !text) return;
  field.value = field.defaultValue = String(value);
  taps.add([[text, field.value]]);
}

/**
 * Another brush in the hand: where somebody paints it is there at once, with or without a line.
 * @param {string} brush
 */
function take(brush) {
  now.brush = brush;
  if (now.paint && (brush === "eraser" || /^\d$/.test(brush))) {
    now.paint.value = brush === "eraser" ? "" : brush;
    for (const other of $$("[data-brush]"))
      other.setAttribute("aria-pressed", String(other.dataset.brush === brush));
  }
  taps.look();
}

// a finger that is put down elsewhere closes the menu; its click would close the one that it has just opened
main.addEventListener("pointerdown", (event) => {
  const pop = $("[data-pop]");
  if (!pop.contains(elementOf(event))) pop.hidden = true;
});
main.addEventListener("click", (event) => {
  const tool = around(
    elementOf(event),
    "[data-set], [data-by], [data-brush], [data-step], [data-do], [data-look], [data-copy]",
  );
  const qr = around(elementOf(event), "[data-show-qr]");
  if (qr) showQr();
  if (!(tool instanceof HTMLElement) || tool.matches(":disabled")) return;
  const { set, brush, step, look, copy } = tool.dataset;
  if (set) taps.add(JSON.parse(set));
  else if (tool.dataset.by) count(tool, Number(tool.dataset.by));
  else if (brush !== undefined) take(brush);
  else if (step) {
    now = { ...now, step, brush: "" };
    taps.look();
  } else if (look) picture.light(look);
  else if (copy) void copyLink(copy, says.second);
  else if (tool.dataset.do === "undo") taps.undo();
  else if (tool.dataset.do === "menu") $("#menu", HTMLDialogElement).showModal();
});
$("[data-pop]").addEventListener("click", () => {
  $("[data-pop]").hidden = true;
});
main.addEventListener("focusin", (event) => {
  const field = event.target;
  if (field instanceof HTMLInputElement && field.inputMode === "numeric") field.select();
});
main.addEventListener("change", typed);
main.addEventListener("focusout", typed); // for the browser nothing changed if an answer came meanwhile

/** @param {Event} event */
function typed({ target: field }) {
  if (!(field instanceof HTMLInputElement) || !field.dataset.text) return;
  if (field.value === field.defaultValue) return;
  field.defaultValue = field.value;
  taps.add([[field.dataset.text, field.value.trim()]]);
}

function showQr() {
  const image = $("[data-qr-image]", HTMLImageElement);
  image.src = image.dataset.source ?? "";
  image.hidden = false;
}

const kept = JSON.parse(sessionStorage.getItem(`osada-at-${main.dataset.pad}`) ?? "null");
show(start);
if (kept) now = { ...now, step: kept[0], brush: kept[1] };
keepWhatIsTyped();
taps.begin();
setInterval(() => {
  if (!document.hidden) taps.poll();
}, POLL);
