// The theme: as the device has it, until somebody chooses.

import { $$ } from "./dom.js";
import { prefer, preference } from "./preferences.js";

/** Show the theme that was chosen; a button changes it. */
export function bindTheme() {
  show();
  for (const button of $$("[data-theme-switch]"))
    button.addEventListener("click", () => {
      prefer("theme", isDark() ? "light" : "dark");
      show();
    });
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function show() {
  const chosen = preference("theme", "");
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
}
