// The worker of the whole server: it shows notices when no page is open, and opens their tables.

/** @typedef {{title: string, body: string, url: string, tag: string, lang: string}} Notice */
/** @typedef {Event & {waitUntil(done: Promise<unknown>): void}} Lasting */
/** @typedef {Lasting & {data: {json(): Notice} | null}} Pushed */
/** @typedef {Lasting & {notification: Notification}} Clicked */
/** @typedef {{url: string, focus(): Promise<unknown>}} OpenPage */
/**
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   skipWaiting(): Promise<void>,
 *   clients: {
 *     claim(): Promise<void>,
 *     matchAll(which: {type: string, includeUncontrolled: boolean}): Promise<OpenPage[]>,
 *     openWindow(url: string): Promise<unknown>,
 *   },
 * }} Serving
 */

const worker = /** @type {Serving} */ (/** @type {unknown} */ (globalThis));

addEventListener("install", (event) => /** @type {Lasting} */ (event).waitUntil(worker.skipWaiting()));
addEventListener("activate", (event) => /** @type {Lasting} */ (event).waitUntil(worker.clients.claim()));
addEventListener("push", (event) => {
  const pushed = /** @type {Pushed} */ (event);
  if (pushed.data) pushed.waitUntil(showNotice(pushed.data.json()));
});
addEventListener("notificationclick", (event) => {
  const clicked = /** @type {Clicked} */ (event);
  clicked.notification.close();
  clicked.waitUntil(openPage(new URL(clicked.notification.data, location.origin).href));
});

/**
 * One notice for a table: a later one takes the place of an earlier.
 * @param {Notice} notice
 */
function showNotice({ title, body, url, tag, lang }) {
  return worker.registration.showNotification(title, { body, tag, lang, data: url });
}

/**
 * The page that shows it, or else a new one.
 * @param {string} url
 */
async function openPage(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url);
  return there ? there.focus() : worker.clients.openWindow(url);
}
