// A button that prints the page; without scripts there is none.

import { $$ } from "./dom.js";

/** Every button that prints. */
export function bindPrint() {
  for (const button of $$("[data-print]", HTMLButtonElement)) {
    button.hidden = false;
    button.addEventListener("click", () => globalThis.print());
  }
}
