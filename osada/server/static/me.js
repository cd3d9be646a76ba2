// The page of a person: passkeys, where this browser has them for this address; and how they are told.

/** @import { Answer } from "./page/ask.js" */
/** @typedef {{key: string, options: any}} Offered */

import { post } from "./page/ask.js";
import { $, $$, find } from "./page/dom.js";
import { bindInstall, bindPush } from "./page/push.js";

const ADDRESS = /^[\d.]+$|:|^\[/; // passkeys are for names, not for numbers

const says = $("form.block", HTMLFormElement).dataset;

bindPush();
bindInstall();
if (works())
  for (const row of $$("[data-passkeys]")) {
    row.hidden = false;
    const tool = $("[data-passkey]", HTMLButtonElement, row);
    tool.addEventListener("click", () => use(tool, $("[data-said]", HTMLElement, row)));
  }

/** Whether there are passkeys here: not over plain HTTP in a network, and not in old browsers. */
function works() {
  return (
    isSecureContext &&
    !ADDRESS.test(location.hostname) &&
    typeof PublicKeyCredential !== "undefined" &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential
  );
}

/**
 * @param {HTMLButtonElement} tool
 * @param {HTMLElement} said
 */
async function use(tool, said) {
  tool.disabled = true;
  try {
    said.textContent = await (tool.dataset.passkey === "keep" ? keep() : back());
  } catch {
    said.textContent = says.failed ?? ""; // whoever closes the browser's question has given none
  }
  tool.disabled = false;
}

async function keep() {
  const offered = await asked("offer", {});
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(offered.options);
  const credential = await navigator.credentials.create({ publicKey });
  /** @type {Answer<{said: string}> | null} */
  const answer = await post("/me/passkey/keep", { key: offered.key, credential });
  return answer?.ok ? answer.said.said : (answer?.said.error ?? says.failed ?? "");
}

async function back() {
  const along = find('[name="along"]:checked', HTMLInputElement)?.value ?? "";
  if (!along && find('[name="along"]')) return says.choose ?? "";
  const offered = await asked("ask", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(offered.options);
  const credential = await navigator.credentials.get({ publicKey });
  /** @type {Answer<{address: string}> | null} */
  const answer = await post("/me/passkey/back", { key: offered.key, credential, along });
  if (answer?.ok) location.href = answer.said.address;
  return answer?.ok ? "" : (answer?.said.error ?? says.failed ?? "");
}

/**
 * @param {string} what
 * @param {object} given
 */
async function asked(what, given) {
  /** @type {Answer<Offered> | null} */
  const answer = await post(`/me/passkey/${what}`, given);
  if (!answer?.ok) throw new Error(answer?.said.error);
  return answer.said;
}
