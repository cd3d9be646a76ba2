// The focus, and a text that is half typed in, while the fields are made anew.

import { around, find } from "../page/dom.js";

/**
 * Keep what has the focus in a box of fields; what gives it back to the new ones.
 * @param {HTMLElement} box
 */
export function hold(box) {
  const focused = document.activeElement;
  const query = focusedIn(box, focused);
  const half = writes(focused) && focused.value !== focused.defaultValue;
  const text = half ? focused.value : "";
  const [from, to] = writes(focused) ? [focused.selectionStart, focused.selectionEnd] : [0, 0];
  return () => {
    const again = query ? find(query, HTMLElement, box) : null;
    again?.focus({ preventScroll: true });
    if (!writes(again)) return;
    if (half) again.value = text; // not yet sent
    again.setSelectionRange(from, to);
  };
}

/**
 * @param {Element | null} element
 * @returns {element is HTMLInputElement}
 */
function writes(element) {
  return element instanceof HTMLInputElement && element.type === "text";
}

/**
 * How what has the focus can be found again.
 * @param {HTMLElement} box
 * @param {Element | null} focused
 */
function focusedIn(box, focused) {
  const field = around(focused, "[data-of]");
  if (!(focused instanceof HTMLElement) || !box.contains(focused) || !field) return "";
  for (const [name, value] of Object.entries(focused.dataset))
    return `[data-of="${field.dataset.of}"] [data-${name}="${value}"]`;
  return "";
}
