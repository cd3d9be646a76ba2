// The fields of a piece: steppers, choices and texts, made from the description of the set.

/** @import { Field, Value, Word } from "./sent.js" */
/** @typedef {(value: Value, later?: boolean) => void} Put */

import { make, parsed } from "../page/dom.js";
import { says } from "./sent.js";

const FEW = 12; // a number with so many values is chosen from buttons

/**
 * What a field is typed in with.
 * @param {Field} field
 * @param {Value} value
 * @param {Put} put
 * @returns {HTMLElement}
 */
export function control(field, value, put) {
  if (field.kind === "amounts") return amounts(field, /** @type {Record<string, number>} */ (value), put);
  if (field.kind === "cost")
    return amounts(field, readCost(field, String(value)), (found) => put(writeCost(found)));
  if (field.kind === "mix") return mix(field, String(value), put);
  if (field.kind === "choice") return choice(field, String(value), put);
  if (field.kind === "number") return number(field, Number(value), put);
  if (field.kind === "truth") return truth(value === true, put);
  if (field.kind === "lines") return lines(/** @type {string[]} */ (value), put);
  return text(String(value), put, field.title);
}

/** @param {Word} word */
export function icon(word) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-24 -24 48 48");
  svg.setAttribute("aria-hidden", "true");
  if (word.shelf) {
    svg.classList.add("flat"); // signs beside each other: what is above and below them is cut off
    svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  }
  svg.append(...parsed(word.icon));
  return svg;
}

/**
 * @param {Field} field
 * @param {Record<string, number>} now
 * @param {Put} put
 */
function amounts(field, now, put) {
  const box = make("div", { className: "amounts" });
  for (const word of field.words) {
    const count = now[word.word] ?? 0;
    const one = make("div", { className: count ? "amount some" : "amount" });
    const more = make("button", { type: "button", className: "more", disabled: count >= field.highest });
    more.dataset.more = word.word;
    if (word.icon) more.append(icon(word));
    more.append(make("span", { textContent: `${word.label} ` }));
    more.append(make("b", { textContent: count ? String(count) : "" }));
    more.addEventListener("click", () => put({ ...now, [word.word]: count + 1 }));
    const less = make("button", {
      type: "button",
      className: "less",
      textContent: "−",
      disabled: count <= field.lowest,
    });
    less.setAttribute("aria-label", `${word.label}: ${count} −`);
    less.dataset.less = word.word;
    less.addEventListener("click", () => put({ ...now, [word.word]: count - 1 }));
    one.append(more, less);
    box.append(one);
  }
  return box;
}

/**
 * @param {Field} field
 * @param {number} now
 * @param {Put} put
 */
function number(field, now, put) {
  const box = make("div", { className: "coins" });
  if (field.highest - field.lowest < FEW) {
    for (let value = field.lowest; value <= field.highest; value += 1) {
      const coin = make("button", { type: "button", textContent: String(value), className: "coin" });
      coin.setAttribute("aria-pressed", String(value === now));
      coin.dataset.value = String(value);
      coin.addEventListener("click", () => put(value));
      box.append(coin);
    }
    return box;
  }
  const less = make("button", { type: "button", textContent: "−", disabled: now <= field.lowest });
  const more = make("button", { type: "button", textContent: "+", disabled: now >= field.highest });
  less.addEventListener("click", () => put(now - 1));
  more.addEventListener("click", () => put(now + 1));
  for (const [button, sign] of /** @type {const} */ ([
    [less, "−"],
    [more, "+"],
  ]))
    button.setAttribute("aria-label", `${field.title}: ${now} ${sign}`);
  box.append(less, make("output", { textContent: String(now) }), more);
  return box;
}

/**
 * @param {Field} field
 * @param {string} now
 * @param {Put} put
 */
function choice(field, now, put) {
  const box = make("div", { className: "choice" });
  const shelves = [...new Set(field.words.map((word) => word.shelf))];
  const open = field.words.find((word) => word.word === now)?.shelf ?? shelves[0];
  const words = make("div", { className: "words" });
  const show = (/** @type {string | undefined} */ shelf) => {
    const shown = field.words.filter((word) => word.shelf === shelf);
    words.replaceChildren(...shown.map((word) => button(word, word.word === now, put)));
  };
  if (shelves.length > 1) {
    const tabs = make("div", { className: "shelves" });
    for (const shelf of shelves) {
      const tab = make("button", { type: "button", textContent: shelf });
      tab.setAttribute("aria-pressed", String(shelf === open));
      tab.addEventListener("click", () => {
        for (const other of tabs.children) other.setAttribute("aria-pressed", String(other === tab));
        show(shelf);
      });
      tabs.append(tab);
    }
    box.append(tabs);
  }
  show(open);
  box.append(words);
  return box;
}

/**
 * @param {Word} word
 * @param {boolean} on
 * @param {Put} put
 */
function button(word, on, put) {
  const made = make("button", { type: "button", className: "word" });
  made.setAttribute("aria-pressed", String(on));
  made.dataset.word = word.word;
  const [title, about] = word.label.split(/: (.*)/);
  if (word.icon) made.append(icon(word));
  made.append(make("b", { textContent: title ?? "" }));
  if (about) made.append(make("small", { textContent: about }));
  made.addEventListener("click", () => put(word.word));
  return made;
}

/**
 * A number of some goods in any mix.
 * @param {Field} field
 * @param {string} now
 * @param {Put} put
 */
function mix(field, now, put) {
  const [count, names = ""] = now.split(" ");
  const goods = names.split("/").filter(Boolean);
  const box = make("div", { className: "mix" });
  const how = number(field, Number(count) || 1, (value) => put(`${value} ${goods.join("/")}`));
  const words = make("div", { className: "words" });
  for (const word of field.words) {
    const on = goods.includes(word.word);
    const others = on ? goods.filter((good) => good !== word.word) : [...goods, word.word];
    const order = field.words.map((one) => one.word).filter((one) => others.includes(one));
    const made = button(word, on, () => put(`${Number(count) || 1} ${order.join("/")}`));
    made.disabled = on && goods.length === 1;
    words.append(made);
  }
  box.append(how, make("small", { className: "quiet", textContent: says.mix ?? "" }), words);
  return box;
}

/**
 * @param {boolean} now
 * @param {Put} put
 */
function truth(now, put) {
  const made = make("input", { type: "checkbox", checked: now });
  made.addEventListener("change", () => put(made.checked));
  return made;
}

/**
 * @param {string} now
 * @param {Put} put
 * @param {string} title
 */
function text(now, put, title) {
  const made = make("input", { defaultValue: now, autocomplete: "off" }, { line: title });
  made.setAttribute("aria-label", title);
  made.addEventListener("change", () => put(made.value.trim(), true));
  return made;
}

/**
 * @param {string[]} now
 * @param {Put} put
 */
function lines(now, put) {
  const box = make("div", { className: "lines" });
  // what stands in all of them: another one may have been typed in before these are made anew
  const all = () => made.map((one) => one.value.trim());
  const made = now.map((line, row) => text(line, () => put(all(), true), String(row + 1)));
  box.append(...made);
  return box;
}

/**
 * A cost such as “2 wheat, 1 stone” as numbers.
 * @param {Field} field
 * @param {string} cost
 */
function readCost(field, cost) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const { word } of field.words) found[word] = 0;
  for (const part of cost.split(",")) {
    const [count, word = ""] = part.trim().split(" ");
    if (word in found) found[word] = Number(count) || 0;
  }
  return found;
}

/** @param {Value} amounts */
function writeCost(amounts) {
  const some = Object.entries(/** @type {Record<string, number>} */ (amounts)).filter(([, count]) => count);
  return some.map(([word, count]) => `${count} ${word}`).join(", ");
}
