// Finding and making elements, each with its type.

const SVG = "http://www.w3.org/2000/svg";

/**
 * A class of elements, as HTMLButtonElement.
 * @template {Element} T
 * @typedef {new () => T} Kind
 */

/**
 * The kind that most queries mean.
 * @template {Element} T
 */
function usual() {
  return /** @type {Kind<T>} */ (/** @type {unknown} */ (HTMLElement));
}

/**
 * The first element that a query finds, or null.
 * @template {Element} [T=HTMLElement]
 * @param {string} query
 * @param {Kind<T>} kind
 * @param {ParentNode} root
 * @returns {T | null}
 */
export function find(query, kind = usual(), root = document) {
  const found = root.querySelector(query);
  if (found === null || found instanceof kind) return found;
  throw new TypeError(`${query} is no ${kind.name}`);
}

/**
 * The first element that a query finds: it is there.
 * @template {Element} [T=HTMLElement]
 * @param {string} query
 * @param {Kind<T>} kind
 * @param {ParentNode} root
 * @returns {T}
 */
export function $(query, kind = usual(), root = document) {
  const found = find(query, kind, root);
  if (found === null) throw new TypeError(`${query} is not on this page`);
  return found;
}

/**
 * All elements of a kind that a query finds.
 * @template {Element} [T=HTMLElement]
 * @param {string} query
 * @param {Kind<T>} kind
 * @param {ParentNode} root
 * @returns {T[]}
 */
export function $$(query, kind = usual(), root = document) {
  const all = [];
  for (const found of root.querySelectorAll(query)) if (found instanceof kind) all.push(found);
  return all;
}

/**
 * A new element with some of its properties and data attributes.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} properties
 * @param {Record<string, string>} data
 */
export function make(name, properties = {}, data = {}) {
  const made = document.createElement(name);
  Object.assign(made, properties);
  Object.assign(made.dataset, data);
  return made;
}

/**
 * A new element of a drawing.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} attributes
 */
export function draw(name, attributes) {
  const drawn = document.createElementNS(SVG, name);
  setAttributes(drawn, attributes);
  return drawn;
}

/**
 * @param {Element} element
 * @param {Record<string, string | number>} attributes
 */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/**
 * The nodes that some markup of a drawing stands for.
 * @param {string} markup
 */
export function parsed(markup) {
  const whole = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml");
  return [...whole.documentElement.childNodes].map((node) => document.importNode(node, true));
}

/**
 * What happened to which element, if to any.
 * @param {Event} event
 */
export function elementOf(event) {
  return event.target instanceof Element ? event.target : null;
}

/**
 * The nearest element around this one, itself included, that a query finds.
 * @param {Element | null} element
 * @param {string} query
 */
export function around(element, query) {
  const found = element?.closest(query) ?? null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

/** Whether this person wants nothing to move. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether something is on its way, which will be elsewhere in a moment. */
export function moves() {
  return document.getAnimations().some((one) => {
    const { iterations } = one.effect?.getComputedTiming() ?? {};
    return one.playState === "running" && iterations !== Infinity;
  });
}
