// A game in short: whoever asks for it while doing something else gets it over the page.

import { make } from "./dom.js";

export function bindShort() {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target.closest("a[data-short]") : null;
    if (!(target instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(target);
  });
}

/** @param {HTMLAnchorElement} link */
async function open(link) {
  const address = new URL(link.href);
  address.searchParams.set("part", "short");
  const answer = await fetch(address);
  if (!answer.ok) {
    location.assign(link.href);
    return;
  }
  const told = new DOMParser().parseFromString(await answer.text(), "text/html");
  const close = make("button", {
    className: "round close",
    textContent: "✕",
    ariaLabel: link.dataset.short ?? "",
  });
  const dialog = make("dialog", { className: "short", ariaLabel: link.textContent.trim() });
  dialog.append(close, ...told.querySelectorAll("link"), ...told.body.childNodes);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
