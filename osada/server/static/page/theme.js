// The theme: as the device has it, until somebody chooses. Whoever has a profile has it on every device.

import { post } from "./ask.js";
import { $$ } from "./dom.js";
import { prefer, preference } from "./preferences.js";

/** Show the theme that was chosen; a button changes it. */
export function bindTheme() {
  show();
  for (const button of $$("[data-theme-switch]"))
    button.addEventListener("click", () => {
      const theme = isDark() ? "light" : "dark";
      prefer("theme", theme);
      delete document.documentElement.dataset.kept;
      show();
      post("/theme", { theme });
    });
}

function isDark() {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function show() {
  const page = document.documentElement.dataset;
  const chosen = "kept" in page ? (page.theme ?? "") : preference("theme", "");
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
}
