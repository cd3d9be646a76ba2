// Being told in this browser, and having Osada as an app: where it cannot work, the page says why not.

/** @import { Answer } from "./ask.js" */
/** @typedef {Event & {prompt(): Promise<unknown>}} Offered */

import { post } from "./ask.js";
import { $, find } from "./dom.js";

const WORKER = "/worker.js";

export function bindPush() {
  const box = find("[data-push]");
  if (!box) return;
  const add = $("[data-push-add]", HTMLButtonElement, box);
  const key = find("[data-push-key]")?.dataset.pushKey ?? "";
  const why = unable(box.dataset, key);
  say(box, why);
  add.hidden = why !== "";
  add.addEventListener("click", () => choose(box, add, key));
}

/**
 * Why notices cannot be shown here, empty if they can.
 * @param {DOMStringMap} says
 * @param {string} key of the server
 */
function unable(says, key) {
  if (!key) return says.none ?? "";
  if (!isSecureContext) return says.insecure ?? "";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return says.unknown ?? "";
  return Notification.permission === "denied" ? (says.denied ?? "") : "";
}

/**
 * @param {HTMLElement} box
 * @param {HTMLButtonElement} add
 * @param {string} key
 */
async function choose(box, add, key) {
  add.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") say(box, box.dataset.denied);
    else say(box, await subscribed(key, box.dataset.failed ?? ""));
  } catch {
    say(box, box.dataset.failed); // the push service of the browser does not answer
  }
  add.disabled = false;
}

/**
 * @param {string} key
 * @param {string} failed
 */
async function subscribed(key, failed) {
  const registration = await navigator.serviceWorker.register(WORKER);
  const before = await registration.pushManager.getSubscription();
  await before?.unsubscribe(); // it may be of a server that had another key
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  /** @type {Answer<{way: string}> | null} */
  const answer = await post("/me/push", { subscription: made.toJSON() });
  if (answer?.ok) location.reload();
  return answer?.ok ? "" : (answer?.said.error ?? failed);
}

export function bindInstall() {
  const box = find("[data-install]");
  if (!box) return;
  const add = $("[data-install-do]", HTMLButtonElement, box);
  const there = matchMedia("(display-mode: standalone)").matches;
  const { insecure, menu } = box.dataset;
  say(box, there ? box.dataset.there : isSecureContext ? menu : insecure);
  if (isSecureContext) navigator.serviceWorker?.register(WORKER).catch(() => {}); // for the next time
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    add.hidden = false;
    say(box, "");
    add.onclick = () => /** @type {Offered} */ (event).prompt();
  });
  addEventListener("appinstalled", () => {
    add.hidden = true;
    say(box, box.dataset.there);
  });
}

/**
 * @param {HTMLElement} box
 * @param {string | undefined} what
 */
function say(box, what) {
  $("[data-said]", HTMLElement, box).textContent = what ?? "";
}
