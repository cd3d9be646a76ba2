// The rules of a game: search as somebody types, contents that follow, a rule that opens where it stands.

import { $, $$, find } from "./page/dom.js";

const PAUSE = 150; // milliseconds after the last letter

const field = find("#find", HTMLInputElement);
if (field) bindSearch(field);
addEventListener("beforeprint", () => {
  for (const folded of $$("details", HTMLDetailsElement)) folded.open = true;
});
addEventListener("hashchange", openRule);
openRule();
followContents();

/** @param {HTMLInputElement} search */
function bindSearch(search) {
  let timer = 0;
  search.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    show(search.value);
  });
  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => show(search.value), PAUSE);
  });
  addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLInputElement;
    if (event.key === "/" && !typing) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && event.target === search) {
      search.value = "";
      show("");
    }
  });
  $("[data-found]").addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) {
      search.value = "";
      show("");
    }
  });
}

/** @param {string} query */
async function show(query) {
  const found = $("[data-found]");
  const address = new URL(location.href);
  if (query.trim()) {
    address.searchParams.set("q", query);
    address.searchParams.set("part", "found");
    const answer = await fetch(address);
    if (!answer.ok || field?.value !== query) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    found.replaceChildren(...page.body.childNodes);
  } else found.replaceChildren();
  document.body.classList.toggle("finding", found.childElementCount > 0);
  if (query.trim()) scrollTo({ top: 0 });
}

/** The rule of the address: its chapter's exact wordings are unfolded. */
function openRule() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const folded = target?.closest("details");
  if (!target || !folded) return;
  folded.open = true;
  target.scrollIntoView({ block: "center" });
}

/** The chapter that is read is marked in the contents. */
function followContents() {
  const links = $$(".contents li a", HTMLAnchorElement);
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        const id = target.getAttribute("aria-labelledby");
        for (const link of links) {
          if (link.hash === `#${id}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
      }
    },
    { rootMargin: "-20% 0px -70% 0px" },
  );
  for (const chapter of $$(".chapter", HTMLElement)) seen.observe(chapter);
}
