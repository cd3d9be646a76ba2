// The one module of all pages: it shows what the server sends and sends what a person does. It knows no game.
// @ts-check

/** @typedef {{number: number, seat: number|null, viewer: number|null, curtain: number|null,
 *   panes: Record<string, string>, boxes: Record<string, number[]>, places: Record<string, [number, string][]>, prompt: string, rule: string|null,
 *   yours: boolean, players: {name: string, bot: string|null, here: boolean, resigned: boolean}[],
 *   log: [number, number, string][], undone: number[], last_turn: number, undo: boolean, diverged: number|null,
 *   over: null|{rows: (string|number)[][], names: string[], winners: number[], curve: number[][]}}} Update */

const $ = (/** @type {string} */ query, /** @type {ParentNode} */ root = document) => /** @type {any} */ (root.querySelector(query));
const $$ = (/** @type {string} */ query, /** @type {ParentNode} */ root = document) => /** @type {any[]} */ ([...root.querySelectorAll(query)]);
const SVG = "http://www.w3.org/2000/svg";
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Preferences: kept by this browser

/** @param {string} name @param {string} otherwise */
function preference(name, otherwise) {
  try { return localStorage.getItem(`osada-${name}`) ?? otherwise; } catch { return otherwise; }
}
/** @param {string} name @param {string} value */
function prefer(name, value) {
  try { localStorage.setItem(`osada-${name}`, value); } catch { /* private windows keep nothing */ }
}

function theme() {
  const chosen = preference("theme", "");
  if (chosen) document.documentElement.dataset.theme = chosen; else delete document.documentElement.dataset.theme;
}
theme();

// Every page: forms that remember, confirm, submit by themselves

for (const button of $$("[data-theme-switch]")) button.addEventListener("click", () => {
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  prefer("theme", dark ? "light" : "dark");
  theme();
});
for (const select of $$("[data-submit]")) select.addEventListener("change", () => select.form.submit());
for (const form of $$("form[data-confirm]")) form.addEventListener("submit", (/** @type {Event} */ event) => {
  if (!confirm(form.dataset.confirm)) event.preventDefault();
});
for (const time of $$("time")) time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
for (const select of $$("[data-opens]")) {
  const show = () => { $(".chosen", select.parentElement).hidden = select.value !== select.dataset.opens; };
  select.addEventListener("change", show);
  select.dataset.show = "1";
  setTimeout(show);
}
/** What is chosen is explained, or said in full where a narrow screen cuts it. @param {any} select */
function about(select) {
  const option = select.selectedOptions[0], box = $(".about", select.parentElement);
  if (!box) return;
  box.textContent = option?.dataset.about ?? (option?.text.length > 33 ? option.text : "");
  box.classList.toggle("full", !option?.dataset.about);
  box.hidden = !box.textContent;
}
for (const select of $$("form.new select")) select.addEventListener("change", () => about(select));
for (const form of $$("form[data-remember]")) {
  /** @type {Record<string, string>} */
  const kept = JSON.parse(preference(form.dataset.remember, "{}"));
  for (const field of form.elements) if (field.name && field.type !== "file" && kept[field.name] !== undefined) field.value = kept[field.name];
  form.addEventListener("submit", () => prefer(form.dataset.remember, JSON.stringify(Object.fromEntries(new FormData(form)))));
}
for (const select of $$("form.new .seat > select, form.new .option > select")) about(select);

// Panes: only the live layer is replaced, so that focus, hover and zoom stay; its pieces travel from where they were

/** @type {WeakMap<SVGElement, string>} */
const shown = new WeakMap();
/** @param {SVGElement} live @param {string} markup */
function patch(live, markup) {
  if (shown.get(live) === markup) return; // the answer and the stream say the same: what moves goes on moving
  shown.set(live, markup);
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, "image/svg+xml").documentElement;
  const at = (/** @type {Element} */ piece) => [+(piece.getAttribute("x") ?? 0), +(piece.getAttribute("y") ?? 0)];
  const key = (/** @type {any} */ piece) => piece.dataset.key ?? at(piece).join(" ");
  const places = new Map($$(".pieces > *", live).map((piece) => [key(piece), at(piece)]));
  const first = !live.hasChildNodes();
  const fresh = [...parsed.childNodes].map((node) => document.importNode(node, true));
  live.replaceChildren(...fresh);
  if (first || still()) return;
  queueMicrotask(() => travel(live, places, key, at)); // what measures the picture now finds everything in its place
}

/** Let pieces come from where they were. @param {Element} live @param {Map<string, number[]>} places
 * @param {(piece: Element) => string} key @param {(piece: Element) => number[]} at */
function travel(live, places, key, at) {
  for (const piece of $$(".pieces > *", live)) {
    const from = piece.dataset.from ?? "", before = places.get(key(piece)) ?? places.get(from) ?? (/^[\d.-]+ [\d.-]+$/.test(from) ? from.split(" ").map(Number) : null), [x, y] = at(piece);
    if (before) {
      const dx = before[0] - x, dy = before[1] - y;
      if (dx || dy) piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 280, easing: "ease-out" });
    } else {
      piece.style.transformOrigin = `${x}px ${y}px`;
      piece.animate([{ transform: "scale(.2)", opacity: 0 }, { transform: "scale(1.12)", opacity: 1, offset: 0.7 }, { transform: "none" }], { duration: 240, easing: "ease-out" });
    }
  }
}

/** @param {{panes: Record<string, string>, boxes: Record<string, number[]>}} update @param {Board} board */
function show({ panes, boxes }, board) {
  for (const [name, markup] of Object.entries(panes)) {
    const pane = $(`[data-pane="${name}"]`);
    if (!pane) continue;
    patch($(".live", pane), markup);
    if (name === "board") board.resize(boxes[name]);
    else if (pane.getAttribute("viewBox") !== boxes[name].join(" ")) pane.setAttribute("viewBox", boxes[name].join(" "));
  }
  requestAnimationFrame(reach); // to measure now would lay the page out once more
}
/** Keys scroll what is larger than its room. */
function reach() {
  for (const box of $$("[data-side], [data-hand]"))
    if (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0; else box.removeAttribute("tabindex");
}

// The board: zoom with wheel, pinch and buttons, pan by dragging, and a small map

/** @typedef {{x: number, y: number, w: number, h: number}} Box */
class Board {
  constructor() {
    this.box = $("[data-board]");
    this.svg = $("[data-pane=board]");
    const base = this.svg.viewBox.baseVal;
    /** @type {Box} */
    this.whole = { x: base.x, y: base.y, w: base.width, h: base.height };
    this.view = this.whole;
    this.fitted = true;
    /** @type {Map<number, {x: number, y: number}>} */
    this.pointers = new Map();
    this.moved = false;
    this.box.addEventListener("wheel", (/** @type {WheelEvent} */ event) => { event.preventDefault(); this.zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY); }, { passive: false });
    this.svg.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => { this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY }); this.moved = false; });
    addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => this.pointers.delete(/** @type {PointerEvent} */ (event).pointerId));
    for (const button of $$("[data-zoom]")) button.addEventListener("click", () => +button.dataset.zoom ? this.zoom(+button.dataset.zoom) : this.fit());
    new ResizeObserver(() => this.look(this.fitted ? this.all() : this.view)).observe(this.box);
    this.fit();
  }
  /** The whole board, in the shape of the box that it is shown in. @returns {Box} */
  all() {
    const { width, height } = this.box.getBoundingClientRect(), { x, y, w, h } = this.whole;
    const scale = Math.max(w / Math.max(1, width), h / Math.max(1, height));
    return { x: x + (w - width * scale) / 2, y: y + (h - height * scale) / 2, w: width * scale, h: height * scale };
  }
  fit() { this.look(this.all()); }
  /** @param {Box} view */
  look(view) {
    const all = this.all(), w = Math.min(all.w, Math.max(view.w, all.w / 12)), h = w * all.h / all.w;
    const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ start, /** @type {number} */ length) => size >= length ? start + (length - size) / 2 : Math.min(Math.max(at, start), start + length - size);
    cancelAnimationFrame(this.gliding ?? 0);
    this.fitted = w >= all.w * 0.999;
    this.frame({ x: within(view.x, w, this.whole.x, this.whole.w), y: within(view.y, h, this.whole.y, this.whole.h), w, h });
  }
  /** @param {Box} view */
  frame(view) {
    const { x, y, w, h } = this.view = view, { whole } = this;
    this.svg.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    const map = $(".minimap"), frame = $("[data-frame]"), closer = !this.fitted && w <= this.all().w * 0.98;
    map.toggleAttribute("hidden", !closer);
    this.box.classList.toggle("closer", closer);
    if (closer && frame === map.firstElementChild) for (const layer of ["#board-still", "#board-live"]) { // made when first seen: it costs time
      const drawn = document.createElementNS(SVG, "use");
      drawn.setAttribute("href", layer);
      frame.before(drawn);
    }
    map.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.w} ${whole.h}`);
    const left = Math.max(x, whole.x), top = Math.max(y, whole.y);
    const width = Math.min(x + w, whole.x + whole.w) - left, height = Math.min(y + h, whole.y + whole.h) - top;
    for (const [name, value] of Object.entries({ x: left, y: top, width, height, "stroke-width": Math.max(whole.w, whole.h) / 50 })) frame.setAttribute(name, value);
  }
  /** A board that grows stays in view as a whole, if it was. @param {number[]} box */
  resize([x, y, w, h]) {
    const old = this.whole;
    if (x === old.x && y === old.y && w === old.w && h === old.h) return;
    this.whole = { x, y, w, h };
    if (!this.fitted) { this.look(this.view); return; }
    const from = this.view, to = this.all(), began = performance.now();
    const mix = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ part) => a + (b - a) * part;
    const glide = (/** @type {number} */ now) => {
      const passed = still() ? 1 : Math.min(1, Math.max(0, now - began) / 300), part = passed * (2 - passed);
      this.frame({ x: mix(from.x, to.x, part), y: mix(from.y, to.y, part), w: mix(from.w, to.w, part), h: mix(from.h, to.h, part) });
      if (passed < 1) this.gliding = requestAnimationFrame(glide);
    };
    cancelAnimationFrame(this.gliding ?? 0);
    this.gliding = requestAnimationFrame(glide);
  }
  /** @param {number} by @param {number} [cx] @param {number} [cy] */
  zoom(by, cx, cy) {
    const box = this.svg.getBoundingClientRect(), v = this.view;
    const px = cx === undefined ? 0.5 : (cx - box.left) / box.width, py = cy === undefined ? 0.5 : (cy - box.top) / box.height;
    const w = v.w / by, h = v.h / by;
    this.look({ x: v.x + (v.w - w) * px, y: v.y + (v.h - h) * py, w, h });
  }
  /** Where an element is, as the board measures. @param {Element} element @returns {Box} */
  at(element) {
    const box = element.getBoundingClientRect(), origin = this.svg.getBoundingClientRect(), scale = this.view.w / Math.max(1, origin.width);
    return { x: this.view.x + (box.left - origin.left) * scale, y: this.view.y + (box.top - origin.top) * scale, w: box.width * scale, h: box.height * scale };
  }
  /** Bring an element into view that a key has led to. @param {Element} element */
  reveal(element) {
    if (!this.svg.contains(element)) return;
    const at = this.at(element), v = this.view;
    if (at.x < v.x || at.y < v.y || at.x + at.w > v.x + v.w || at.y + at.h > v.y + v.h) this.look({ ...v, x: at.x + (at.w - v.w) / 2, y: at.y + (at.h - v.h) / 2 });
  }
  /** @param {PointerEvent} event */
  drag(event) {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const scale = this.view.w / this.svg.getBoundingClientRect().width;
    if (this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const far = (/** @type {{x: number, y: number}} */ a) => Math.hypot(a.x - other.x, a.y - other.y);
      this.zoom(far(to) / Math.max(1, far(from)), (to.x + other.x) / 2, (to.y + other.y) / 2);
      this.moved = true;
    } else if (this.moved || Math.hypot(to.x - from.x, to.y - from.y) > 7) {
      this.moved = true;
      this.look({ ...this.view, x: this.view.x - (to.x - from.x) * scale, y: this.view.y - (to.y - from.y) * scale });
    } else return;
    this.pointers.set(event.pointerId, to);
  }
  /** Small screens look at what can be chosen. @param {Element[]} elements */
  attend(elements) {
    if (innerWidth > 760 || !elements.length) return;
    const boxes = elements.map((element) => this.at(element));
    const x1 = Math.min(...boxes.map((b) => b.x)), x2 = Math.max(...boxes.map((b) => b.x + b.w));
    const y1 = Math.min(...boxes.map((b) => b.y)), y2 = Math.max(...boxes.map((b) => b.y + b.h));
    const all = this.all(), least = Math.min(...boxes.map((b) => b.w)), width = this.svg.getBoundingClientRect().width;
    const w = Math.min(all.w, width / 46 * least), h = w * all.h / all.w;
    if (w > 0.9 * all.w) { this.look(all); return; }
    const far = (/** @type {Box} */ b) => Math.hypot(b.x + b.w / 2 - (x1 + x2) / 2, b.y + b.h / 2 - (y1 + y2) / 2);
    const near = boxes.reduce((a, b) => (far(b) < far(a) ? b : a)); // the middle of two distant groups would show neither
    const [cx, cy] = x2 - x1 <= w && y2 - y1 <= h ? [(x1 + x2) / 2, (y1 + y2) / 2] : [near.x + near.w / 2, near.y + near.h / 2];
    this.look({ x: cx - w / 2, y: cy - h / 2, w, h });
  }
}

// The log and the players

/** @param {[number, number, string][]} lines @param {number} turn */
function logLines(lines, turn) {
  return lines.map(([number, seat, text]) => {
    const line = document.createElement("li");
    line.dataset.number = String(number);
    if (seat !== null) line.dataset.seat = String(seat);
    line.classList.toggle("since", number > turn);
    line.textContent = text;
    return line;
  });
}

/** @param {Element} element @param {string} message */
function bubble(element, message, help = "") {
  const box = $("[data-bubble]"), at = element.getBoundingClientRect();
  box.replaceChildren(message);
  if (help) { const more = document.createElement("small"); more.textContent = help; box.append(more); }
  box.hidden = false;
  const size = box.getBoundingClientRect();
  box.style.left = `${Math.min(innerWidth - size.width - 8, Math.max(8, at.left + at.width / 2 - size.width / 2))}px`;
  const above = at.top - size.height - 10;
  box.style.top = `${above > 8 ? Math.min(above, innerHeight - size.height - 8) : Math.max(8, Math.min(innerHeight - size.height - 8, at.bottom + 10))}px`;
}

/** @param {string} message */
function banner(message) {
  const box = $("[data-banner]");
  box.textContent = message;
  box.hidden = !message;
}

// News come by a stream while a page is looked at. A browser has few connections to a server, so at most four of its pages
// have a stream each; the others, and those that the server gives none, ask every two seconds.

const STREAMS = 4, SILENCE = 40_000, AGAIN = 10_000;
class News {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.name = Math.random().toString(36).slice(2);
    this.heard = 0;
    this.patience = SILENCE;
    this.refused = -AGAIN;
    this.ticks = 0;
    this.over = false;
    document.addEventListener("visibilitychange", () => this.open());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => { if (event.persisted) this.open(); });
    addEventListener("offline", () => { this.close(); banner(page.says.offline); });
    addEventListener("online", () => this.open());
    setInterval(() => this.tick(), 2000);
    this.open();
  }
  /** One of the streams of this browser, kept by its name and the time; false if all are taken. */
  slot() {
    const kept = [...Array(STREAMS).keys()].map((number) => preference(`stream-${number}`, "").split(" ")), now = Date.now();
    const own = kept.findIndex(([name]) => name === this.name), free = kept.findIndex(([, time]) => !(now - Number(time) < AGAIN));
    if (own < 0 && free < 0) return false;
    prefer(`stream-${own < 0 ? free : own}`, `${this.name} ${now}`);
    return true;
  }
  close() {
    this.source?.close();
    this.source = null;
    for (let number = 0; number < STREAMS; number++) if (preference(`stream-${number}`, "").startsWith(`${this.name} `)) prefer(`stream-${number}`, "");
  }
  open() {
    this.close();
    if (document.hidden || this.over) return;
    if (!this.slot()) { this.ask(); return; }
    this.heard = Date.now();
    const source = this.source = new EventSource(`${this.page.base}/stream?since=${this.page.update.number}`);
    source.onmessage = (event) => { this.hear(); this.page.receive(JSON.parse(event.data)); };
    source.addEventListener("beat", () => this.hear());
    source.addEventListener("gone", () => this.gone());
    source.onerror = () => {
      if (source.readyState !== EventSource.CLOSED) { banner(this.page.says.offline); return; }
      this.close();
      this.refused = Date.now();
      this.ask();
    };
  }
  hear() {
    this.heard = Date.now();
    this.patience = SILENCE;
    banner("");
  }
  gone() {
    this.over = true;
    this.close();
    banner(this.page.says.gone);
  }
  /** Without a stream. */
  async ask() {
    const answer = await fetch(`${this.page.base}/now?since=${this.page.update.number}`).catch(() => null);
    if (!answer) banner(this.page.says.offline);
    else if (answer.ok) { banner(""); this.page.receive(await answer.json()); }
    else if (answer.status === 404) this.gone();
    else banner((await answer.json()).error);
  }
  tick() {
    if (this.over) return;
    if (document.hidden) { if (++this.ticks % 5 === 0) this.page.glance(); return; }
    if (!this.source) { if (Date.now() - this.refused >= AGAIN) this.open(); else this.ask(); return; }
    this.slot();
    if (Date.now() - this.heard < this.patience) return;
    this.patience = AGAIN; // a line that has fallen silent says nothing: it is made anew until somebody is heard
    this.open();
    banner(this.page.says.offline);
  }
}

// A table

class TablePage {
  constructor(/** @type {HTMLElement} */ main) {
    this.base = `/t/${main.dataset.table}`;
    this.game = main.dataset.game;
    /** @type {number[]} */
    this.seats = JSON.parse(main.dataset.seats ?? "[]");
    $("[data-players]").dataset.own = String(this.seats.length);
    this.says = JSON.parse($("#says").textContent);
    this.abouts = JSON.parse($("#abouts").textContent);
    this.board = new Board();
    /** @type {Update[]} */
    this.queue = [];
    this.busy = false;
    this.ending = false;
    /** @type {{place?: string, action?: string}} */
    this.pointed = {};
    this.looking = false;
    this.finger = false;
    this.down = -Infinity;
    /** @type {number|null} */
    this.uncovered = null;
    /** @type {Update} */
    this.update = JSON.parse($("#start").textContent);
    this.title = document.title;
    this.apply(this.update, true);
    this.bind();
    this.news = new News(this);
  }

  // News

  /** @param {Update} update */
  receive(update) {
    this.queue.push(update);
    if (!this.busy) this.next();
  }
  next() {
    if (this.queue.length && performance.now() - this.down < 700) { // a click is lost if what is pressed is replaced
      this.busy = true;
      setTimeout(() => this.next(), 20);
      return;
    }
    const update = this.queue.shift();
    if (!update) { this.busy = false; return; }
    if (update.number < this.update.number) { this.next(); return; }
    if (update.curtain !== null && update.curtain === this.uncovered) { this.busy = false; this.uncover(update.curtain); return; }
    this.busy = true;
    const others = update.number > this.update.number && this.update.seat !== null && !this.seats.includes(this.update.seat);
    this.apply(update, false);
    setTimeout(() => this.next(), others && !still() && !document.hidden ? Number(preference("pace", "500")) : 0);
  }
  /** @param {Update} update @param {boolean} first */
  apply(update, first) {
    const before = this.update;
    const focused = document.activeElement?.getAttribute("data-place");
    if (update.number > before.number) {
      this.sending = false; // the stream can be faster than the answer
      $("[data-pop]").hidden = true; // its choices were those of another position
      if ($("[data-bubble]").dataset.stay === "hint") this.hush();
    }
    this.update = update;
    show(update, this.board);
    this.players(update);
    this.prompt(update);
    this.log(update);
    this.places(update, focused);
    this.buttons(update);
    this.preview();
    this.dialogs(update, first);
    if (update.number > before.number || first) requestAnimationFrame(() => { $("[data-log]").scrollTop = 1e6; }); // when everything else has its height
    if (update.yours && (first || !before.yours || before.seat !== update.seat)) this.yourTurn(first);
    document.title = update.yours ? `● ${this.title}` : this.title;
  }
  /** @param {boolean} first */
  yourTurn(first) {
    this.ending = false;
    if (first || preference("sound", "") !== "1") return;
    const audio = new AudioContext(), tone = audio.createOscillator(), soft = audio.createGain();
    tone.frequency.value = 523;
    soft.gain.setValueAtTime(0.0001, audio.currentTime);
    soft.gain.exponentialRampToValueAtTime(0.12, audio.currentTime + 0.03);
    soft.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.5);
    tone.connect(soft).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.5);
  }

  // What is shown

  /** @param {Update} update */
  players(update) {
    for (const row of $$("[data-players] > li")) {
      const seat = Number(row.dataset.seat), player = update.players[seat];
      $("b", row).textContent = player.name;
      $("small", row).textContent = player.resigned ? this.says.resigned : update.seat === seat ? (player.bot ? this.says.thinks : this.says.plays) : player.bot ? this.says.bot : player.here ? this.says.here : this.says.away;
      row.classList.toggle("deciding", update.seat === seat);
      row.classList.toggle("own", this.seats.includes(seat));
      row.classList.toggle("away", !player.bot && !player.here);
    }
    for (const tools of $$("[data-seat-tools]")) {
      const player = update.players[Number(tools.dataset.seatTools)];
      $("[data-do=hand-over]", tools).hidden = player.bot !== null;
      $("[data-do=take-back]", tools).hidden = player.bot === null || player.resigned;
      $("[data-do=resign]", tools).disabled = player.resigned || update.seat === null;
    }
  }
  /** @param {Update} update */
  prompt(update) {
    $("[data-prompt]").textContent = update.prompt;
    $("[data-rule]").hidden = !update.rule;
    $("[data-thinking]").hidden = !(update.seat !== null && update.players[update.seat].bot);
    $("[data-mark]").innerHTML = update.seat === null ? "" : $(`[data-players] [data-seat="${update.seat}"] .mark`).innerHTML;
    $(".prompt").classList.toggle("yours", update.yours);
  }
  /** @param {Update} update */
  log(update) {
    const list = $("[data-log]");
    for (const number of update.undone) for (const line of $$(`li[data-number="${number}"]`, list)) line.remove();
    /** @type {Map<string, HTMLElement[]>} */
    const known = new Map();
    for (const line of $$("li", list)) known.set(line.dataset.number, [...known.get(line.dataset.number) ?? [], line]);
    const lines = update.log.filter(([number]) => !known.has(String(number)));
    list.append(...logLines(lines, 0));
    for (const [number, old] of known) { // whoever is at the screen now may know more, or less
      const told = update.log.filter(([one]) => String(one) === number);
      if (!told.length || told.map(([, , text]) => text).join() === old.map((line) => line.textContent).join()) continue;
      old[0].before(...logLines(told, 0));
      for (const line of old) line.remove();
    }
    for (const line of $$("li", list)) line.classList.toggle("since", Number(line.dataset.number) > update.last_turn);
    const say = [...lines.slice(-6).map(([, , text]) => text), update.yours ? update.prompt : ""].filter(Boolean);
    if (say.length) $("[data-announce]").textContent = say.join(" ");
  }
  /** Only what has changed is touched: a place may be a symbol of many parts. @param {Update} update @param {string|null|undefined} focused */
  places(update, focused) {
    const offered = [];
    for (const element of $$("svg [data-place]")) {
      const actions = update.places[element.dataset.place], label = actions?.map(([, label]) => label).join(", ");
      if (actions) offered.push(element);
      if ((element.getAttribute("aria-label") ?? undefined) === label) continue;
      element.classList.toggle("offered", Boolean(actions));
      if (actions) for (const [name, value] of Object.entries({ tabindex: "0", role: "button", "aria-label": label })) element.setAttribute(name, value);
      else for (const name of ["tabindex", "role", "aria-label"]) element.removeAttribute(name);
    }
    if (focused) $(`[data-place="${focused}"][tabindex]`)?.focus();
    if (update.yours && this.attended !== update.number) this.board.attend(offered.filter((element) => this.board.svg.contains(element)));
    if (update.yours && this.attended !== update.number) this.hold(offered.find((element) => element.closest("[data-hand]")));
    this.attended = update.number; // news of the same position leave the view where a person has put it
    this.drawn = new Set(offered.map((element) => element.dataset.place));
  }
  /** A hand wider than the screen is looked at from its beginning, or further on, where there is something to choose. @param {Element|undefined} first */
  hold(first) {
    $("[data-hand]")?.scrollTo(0, 0);
    first?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  /** Places that the picture does not show are buttons. @param {Update} update */
  buttons(update) {
    const box = $("[data-buttons]"), found = Object.entries(update.places).filter(([place]) => !this.drawn?.has(place));
    const made = found.map(([place, actions]) => {
      const button = document.createElement("button");
      button.className = "gold large";
      button.dataset.place = place;
      button.textContent = actions[0][1];
      return button;
    });
    if (update.seat === null) { const sheet = document.createElement("button"); sheet.className = "large"; sheet.dataset.do = "score-sheet"; sheet.textContent = this.says.scoreSheet; made.push(sheet); }
    if (!made.length && this.seats.length) { const rest = document.createElement("button"); rest.className = "large"; rest.disabled = true; rest.textContent = this.says.end; made.push(rest); }
    if (update.diverged !== null && this.seats.length) { const on = document.createElement("button"); on.className = "gold"; on.dataset.do = "go-on"; on.textContent = this.says.goOn; made.push(on); }
    const faces = made.map((button) => button.outerHTML).join("");
    if (this.pressed !== update.number || this.faces !== faces) { // news of the same position leave focus and question alone
      this.ending = false;
      box.replaceChildren(...made);
      box.classList.toggle("several", made.length > 2);
    }
    [this.pressed, this.faces] = [update.number, faces];
    $("[data-do=undo]").disabled = !update.undo;
    $("[data-do=hint]").disabled = !update.yours;
  }
  /** @param {Update} update @param {boolean} first */
  dialogs(update, first) {
    const curtain = $("#curtain");
    if (update.curtain !== null && update.curtain !== this.uncovered) {
      $("[data-curtain]").textContent = this.says.passTo.replace("%s", update.players[update.curtain].name);
      if (!curtain.open) curtain.showModal();
    } else if (curtain.open) curtain.close();
    if (update.seat !== this.uncovered) this.uncovered = null;
    if (update.over) this.over(update, first);
  }
  /** @param {Update} update @param {boolean} first */
  over(update, first) {
    const over = update.over;
    if (!over) return;
    $("[data-winner]").textContent = update.prompt;
    const table = $("[data-sheet-table]"), total = over.rows.length - 1;
    const head = `<thead><tr><td></td>${over.names.map((_, seat) => `<th scope="col"><svg class="mark" width="22" height="22" viewBox="0 0 34 34">${$(`[data-players] [data-seat="${seat}"] .mark`).innerHTML}</svg><span></span></th>`).join("")}</tr></thead>`;
    table.innerHTML = head + `<tbody>${over.rows.map((row, index) => `<tr class="${index === total ? "total" : ""}"><th scope="row"></th>${row.slice(1).map(() => "<td></td>").join("")}</tr>`).join("")}</tbody>`;
    $$("thead span", table).forEach((cell, seat) => { cell.textContent = over.names[seat]; });
    $$("tbody tr", table).forEach((row, index) => {
      [...row.children].forEach((cell, column) => { cell.textContent = String(over.rows[index][column]).replace("-", "−"); });
      if (!first && !still()) row.animate([{ opacity: 0, transform: "translateY(6px)" }, { opacity: 1, transform: "none" }], { duration: 300, delay: 250 * index, fill: "backwards" });
    });
    for (const winner of over.winners) table.querySelectorAll("tr.total td")[winner]?.classList.add("winner");
    curve($("[data-curve]"), over.curve, Math.max(10, ...over.curve.flat()), Math.min(0, ...over.curve.flat()), "");
    if (!$("#over").open && !$("#over").dataset.seen) { $("#over").dataset.seen = "1"; $("#over").showModal(); }
  }
  // What a person does

  bind() {
    document.addEventListener("click", (event) => this.click(event));
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("pointerdown", (event) => { this.finger = event.pointerType === "touch"; this.down = this.finger ? -Infinity : performance.now(); }, true);
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => { this.down = -Infinity; }), true); // after the click
    document.addEventListener("pointerover", (event) => {
      this.explain(/** @type {Element} */ (event.target), false);
      if (event.pointerType !== "touch") this.point(/** @type {Element} */ (event.target));
    });
    for (const kind of ["focusin", "focusout"]) document.addEventListener(kind, (event) => { if (!this.finger) this.point(kind === "focusin" ? /** @type {Element} */ (event.target) : null); });
    document.addEventListener("contextmenu", (event) => { if (this.explained(/** @type {Element} */ (event.target))) { event.preventDefault(); this.explain(/** @type {Element} */ (event.target), true); } });
    document.addEventListener("focusin", (event) => { const element = /** @type {Element} */ (event.target); if (element.matches?.("[data-place][aria-label]") && element.matches(":focus-visible")) bubble(element, element.getAttribute("aria-label") ?? ""); });
    $("#curtain").addEventListener("cancel", (/** @type {Event} */ event) => event.preventDefault());
    for (const field of $$("[data-preference]")) {
      const name = field.dataset.preference;
      if (field.type === "checkbox") field.checked = preference(name, "") === "1"; else field.value = preference(name, "500");
      field.addEventListener("change", () => prefer(name, field.type === "checkbox" ? (field.checked ? "1" : "0") : field.value));
    }
  }
  async glance() {
    const answer = await fetch(`${this.base}/now?since=${this.update.number}`).catch(() => null);
    if (answer?.ok) { const update = await answer.json(); if (update.number > this.update.number) this.apply(update, false); }
  }
  /** The piece there that something is known about: by its data-about, or by its place. @param {Element} target */
  explained(target) {
    let piece = /** @type {any} */ (target.closest?.("[data-about], [data-place]"));
    while (piece && !this.abouts[piece.dataset.about ?? piece.dataset.place]) piece = piece.parentElement?.closest("[data-about], [data-place]");
    return piece;
  }
  /** @param {Element} target @param {boolean} long */
  explain(target, long) {
    const piece = this.explained(target), box = $("[data-bubble]");
    if (box.dataset.stay === "hint" || (piece && box.dataset.stay && piece === this.told)) return; // it has just been said
    if (piece && (long || matchMedia("(hover: hover)").matches)) bubble(piece, this.abouts[piece.dataset.about ?? piece.dataset.place]);
    else if (!long && !box.hidden && !box.dataset.stay) box.hidden = true;
  }

  // Previews: what an action would bring is hidden until somebody points at its place, its button or its line of a menu

  /** Show the previews of what is pointed at, with the pointer or else the keyboard. @param {Element|null} element */
  point(element) {
    const at = element?.closest?.("[data-place], [data-action]") ?? $("[data-place]:focus-visible, [data-action]:focus-visible");
    this.pointed = { place: at?.dataset.place, action: at?.dataset.action };
    if (this.looking) $("[data-prompt]").textContent = this.update.prompt;
    return this.preview();
  }
  /** Whether there is a preview for what is pointed at. */
  preview() {
    const { place, action } = this.pointed, actions = this.update.places[place ?? ""];
    const meant = action ?? (actions?.length === 1 ? String(actions[0][0]) : undefined);
    let found = false;
    for (const preview of $$(".pane .preview")) {
      const seen = (place !== undefined && preview.dataset.for === place) || (meant !== undefined && preview.dataset.forAction === meant);
      preview.classList.toggle("seen", seen);
      found ||= seen;
    }
    return found;
  }
  /** Fingers cannot hover: the first tap shows a preview if there is one, the second one plays. @param {HTMLElement} element @param {string} label */
  looks(element, label) {
    const { place, action } = this.pointed, again = this.looking && element.dataset.place === place && element.dataset.action === action;
    this.looking = this.point(element) && this.finger && !again;
    if (this.looking) $("[data-prompt]").textContent = `${this.says.tapAgain}: ${label}`; // a long label may be cut, this may not
    const seen = $("[data-board] .preview.seen");
    if (this.looking && element.dataset.action && seen) this.board.reveal(seen); // a place would move away from the finger
    return this.looking;
  }
  /** @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    this.hush();
    const pop = $("[data-pop]");
    if (!pop.contains(target)) pop.hidden = true;
    const chosen = /** @type {HTMLElement|null} */ (target.closest("[data-action]"));
    if (chosen) {
      if (this.looks(chosen, chosen.textContent ?? "")) return;
      pop.hidden = true;
      this.point(null);
      this.play(Number(chosen.dataset.action), chosen);
      return;
    }
    const tool = /** @type {HTMLElement|null} */ (target.closest("[data-do], [data-rule], [data-copy], [data-qr], [data-post]"));
    if (tool) { this.use(tool); return; }
    const place = /** @type {HTMLElement|null} */ (target.closest("[data-place]"));
    if (place && !(this.board.moved && this.board.svg.contains(place))) this.choose(place);
    else if (this.finger && !this.board.moved) this.point(null);
  }
  /** @param {HTMLElement} element */
  choose(element) {
    const place = element.dataset.place ?? "", actions = this.update.places[place];
    if (!actions) { this.why(place, element); return; }
    if (actions.length > 1) { this.point(element); this.offer(actions, element); return; }
    if (this.looks(element, actions[0][1])) return;
    if (element.matches("button") && preference("confirm", "") === "1" && !this.ending) { this.ending = true; element.textContent = this.says.really; return; }
    this.ending = false;
    this.play(actions[0][0], element);
  }
  /** @param {[number, string][]} actions @param {Element} element */
  offer(actions, element) {
    const pop = $("[data-pop]"), at = element.getBoundingClientRect();
    pop.replaceChildren(...actions.map(([action, label]) => { const item = document.createElement("button"); item.dataset.action = String(action); item.setAttribute("role", "menuitem"); item.textContent = label; return item; }));
    pop.classList.toggle("many", actions.length > 6);
    pop.hidden = false;
    pop.scrollTop = 0;
    const below = at.bottom + 6, above = at.top - pop.offsetHeight - 6, fits = below + pop.offsetHeight <= innerHeight - 8;
    pop.style.left = `${Math.max(8, Math.min(innerWidth - pop.offsetWidth - 8, at.left))}px`;
    pop.style.top = `${fits ? below : Math.max(8, above >= 8 ? above : innerHeight - pop.offsetHeight - 8)}px`;
    pop.firstElementChild.focus();
  }
  /** @param {string} path @param {object} body */
  async send(path, body) {
    try {
      const answer = await fetch(this.base + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      return { ok: answer.ok, status: answer.status, data: await answer.json() };
    } catch { return { ok: false, status: 0, data: { error: this.says.offline } }; }
  }
  /** @param {number} action @param {Element} element */
  async play(action, element) {
    if (this.sending || this.update.viewer === null) return;
    this.sending = true;
    if (this.finger) this.point(null);
    const command = { seat: this.update.viewer, actions: [action], answers: this.update.number };
    let answer = await this.send("/play", command);
    if (answer.status === 0) answer = await this.send("/play", command);
    this.sending = false;
    if (answer.ok) this.receive(answer.data);
    else if (answer.status === 409) this.refresh();
    else this.tell(element, answer.data);
  }
  async refresh() {
    const answer = await fetch(`${this.base}/now?since=${this.update.number}${this.uncovered === null ? "" : `&uncover=${this.uncovered}`}`).catch(() => null);
    if (answer?.ok) this.receive(await answer.json());
  }
  /** @param {Element} element @param {{error: string, help?: string}} data @param {string} kind */
  tell(element, data, kind = "refused") {
    this.told = element;
    mark([]);
    bubble(element, data.error, data.help);
    $("[data-bubble]").dataset.stay = kind;
    $("[data-announce]").textContent = data.error;
  }
  hush() {
    $("[data-bubble]").hidden = true;
    delete $("[data-bubble]").dataset.stay;
    mark([]);
  }
  /** @param {string} place @param {Element} element */
  async why(place, element) {
    const answer = await fetch(`${this.base}/why?place=${encodeURIComponent(place)}`).catch(() => null);
    if (!answer) this.tell(element, { error: this.says.offline });
    else if (answer.ok) this.tell(element, await answer.json());
  }
  /** @param {HTMLElement} tool */
  async use(tool) {
    const seat = this.update.viewer, answers = this.update.number;
    if (tool.dataset.copy) {
      // Pages without HTTPS may not use the clipboard: then the link is shown to be copied by hand.
      const link = tool.dataset.copy, copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
      if (copied) tool.textContent = this.says.copied; else prompt(tool.textContent ?? "", link);
      return;
    }
    if (tool.dataset.qr) { $("[data-qr-image]").src = `/qr?path=${encodeURIComponent(tool.dataset.qr)}`; $("[data-qr-link]").textContent = tool.dataset.url ?? ""; $("[data-qr-who]").textContent = tool.dataset.who ?? ""; $("#qr").showModal(); return; }
    if (tool.dataset.post) { const answer = await fetch(tool.dataset.post, { method: "POST" }); if (answer.ok) location.href = answer.url; else this.tell(tool, await answer.json()); return; }
    if (tool.hasAttribute("data-rule")) { const answer = await fetch(`/rules/${this.game}/${this.update.rule}`); const data = await answer.json(); this.tell(tool, { error: `${data.rule}: ${data.help}` }, "told"); return; }
    const who = Number(tool.dataset.for);
    switch (tool.dataset.do) {
      case "menu": $("#menu").showModal(); break;
      case "score-sheet": $("#over").showModal(); break;
      case "undo": this.took(tool, await this.send("/undo", { seat, answers })); break;
      case "hint": this.hint(tool); break;
      case "uncover": this.uncover(/** @type {number} */ (this.update.curtain)); break;
      case "go-on": this.took(tool, await this.send("/go-on", { answers })); break;
      case "hand-over": this.took(tool, await this.send("/hand-over", { seat: who, answers, player: "greedy" })); break;
      case "take-back": this.took(tool, await this.send("/hand-over", { seat: who, answers, player: null })); break;
      case "resign": if (confirm(this.says.resignSure)) { $("#menu").close(); this.took(tool, await this.send("/resign", { seat: who, answers })); } break;
      case "words": { const box = $("[data-words]"); box.textContent = await (await fetch(`${this.base}/words${this.uncovered === null ? "" : `?uncover=${this.uncovered}`}`)).text(); box.hidden = false; box.focus(); break; }
    }
  }
  /** @param {Element} tool @param {{ok: boolean, status: number, data: any}} answer */
  took(tool, answer) {
    if (answer.ok) this.receive(answer.data); else if (answer.status === 409) this.refresh(); else this.tell(tool, answer.data);
  }
  /** @param {Element} tool */
  async hint(tool) {
    if (tool.hasAttribute("aria-busy")) return;
    tool.setAttribute("aria-busy", "true");
    const asked = this.update.number, answer = await fetch(`${this.base}/hint`).catch(() => null);
    tool.removeAttribute("aria-busy");
    if (!answer) { this.tell(tool, { error: this.says.offline }); return; }
    const data = await answer.json();
    if (this.update.number !== asked) return; // whoever has played meanwhile asks about another position
    if (!answer.ok) { this.tell(tool, data); return; }
    const [best, ...others] = data.advice, element = $(`[data-place="${best.places[0]}"]`) ?? tool;
    const line = (/** @type {{label: string, why: string, better: string}} */ one) => `${one.label} – ${one.why} (${one.better})`;
    if (this.board.svg.contains(element)) this.board.reveal(element); else element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const below = tool.getBoundingClientRect().top > this.board.svg.getBoundingClientRect().bottom; // on a phone: there the words leave the board free
    this.tell(below ? tool : element, { error: line(best), help: others.map(line).join("\n") }, "hint");
    mark(best.places);
  }
  /** @param {number} seat */
  async uncover(seat) {
    const answer = await fetch(`${this.base}/now?since=${this.update.number}&uncover=${seat}`);
    if (!answer.ok) return;
    this.uncovered = seat;
    this.receive(await answer.json());
    if ($("#curtain").open) $("#curtain").close();
  }

  // Keys: arrows walk over what can be chosen

  /** @param {KeyboardEvent} event */
  key(event) {
    this.finger = false;
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea") || $("dialog[open]")) return;
    const walk = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (walk) { event.preventDefault(); this.walk(walk[0], walk[1]); return; }
    switch (event.key) {
      case "Enter": case " ": if (target.matches("[data-place]:not(button)")) { event.preventDefault(); this.choose(target); } break;
      case "u": case "U": $("[data-do=undo]").click(); break;
      case "h": case "H": $("[data-do=hint]").click(); break;
      case "e": case "E": $("[data-buttons] button:not(:disabled)")?.click(); break;
      case "+": this.board.zoom(1.4); break;
      case "-": this.board.zoom(1 / 1.4); break;
      case "0": this.board.fit(); break;
      case "Escape": if (!$("[data-pop]").hidden || !$("[data-bubble]").hidden) { $("[data-pop]").hidden = true; this.hush(); } else if (this.update.undo) $("[data-do=undo]").click(); break;
    }
  }
  /** @param {number} dx @param {number} dy */
  walk(dx, dy) {
    const choices = $$($("[data-pop]").hidden ? "[data-place][tabindex], [data-buttons] button:not(:disabled)" : "[data-pop] button");
    if (!choices.length) return;
    const here = document.activeElement;
    if (!here || !choices.includes(here)) { choices[0].focus(); return; }
    const centre = (/** @type {Element} */ element) => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
    const [x, y] = centre(here);
    let best = null, least = Infinity;
    for (const choice of choices) {
      const [cx, cy] = centre(choice), along = (cx - x) * dx + (cy - y) * dy, aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      if (choice !== here && along > 2 && along + 2.5 * aside < least) { least = along + 2.5 * aside; best = choice; }
    }
    best?.focus();
    if (best) this.board.reveal(best);
  }
}

/** Mark the places of a turn, the first one most: on top of all that is drawn there. @param {string[]} places */
function mark(places) {
  for (const old of $$(".hinted")) old.remove();
  const seen = [...new Set(places)].flatMap((place) => [...$$(`.pane [data-place="${place}"]`)]).filter((element) => element.getBoundingClientRect().width);
  for (const element of seen) {
    const pane = element.ownerSVGElement, to = pane.getScreenCTM().inverse(), outline = element.getAttribute("d");
    const ring = document.createElementNS(pane.namespaceURI, outline ? "path" : "rect");
    const at = element.getBoundingClientRect(), corner = new DOMPoint(at.left, at.top).matrixTransform(to), width = at.width * to.a, height = at.height * to.d;
    const { a, b, c, d, e, f } = to.multiply(element.getScreenCTM());
    const shape = outline ? { d: outline, transform: `matrix(${[a, b, c, d, e, f]})` } : { x: corner.x, y: corner.y, width, height, rx: Math.min(width, height) / 8 };
    for (const [name, value] of Object.entries(shape)) ring.setAttribute(name, String(value));
    ring.setAttribute("class", element.dataset.place === seen[0].dataset.place ? "hinted first" : "hinted");
    pane.append(ring);
  }
}

/** A line for each seat, and numbers at some turns. @param {Element} svg @param {number[][]} values @param {number} most @param {number} least @param {string} unit @param {[number, number][]} marked turn and seat */
function curve(svg, values, most, least, unit, marked = []) {
  const x = (/** @type {number} */ turn) => 54 + 416 * turn / Math.max(1, values.length - 1), y = (/** @type {number} */ value) => 180 - 165 * (value - least) / (most - least);
  const lines = values[0].map((_, seat) => `<polyline data-seat="${seat}" fill="none" points="${values.map((totals, turn) => `${x(turn).toFixed(1)},${y(totals[seat]).toFixed(1)}`).join(" ")}"/>`);
  const marks = marked.map(([turn, seat], number) => `<g transform="translate(${x(turn).toFixed(1)} ${y(values[turn][seat]).toFixed(1)})"><circle r="10"/><text y="4.5" text-anchor="middle">${number + 1}</text></g>`);
  svg.innerHTML = `<path d="M54 15V180H470" class="axis" fill="none"/><text x="48" y="20" text-anchor="end">${most}${unit}</text><text x="48" y="184" text-anchor="end">${least}${unit}</text>${lines.join("")}${marks.join("")}`;
}

// A replay

class ReplayPage {
  constructor(/** @type {HTMLElement} */ main) {
    this.base = `/t/${main.dataset.table}`;
    this.count = Number(main.dataset.count);
    this.last = Number(main.dataset.last); // from where something can be played
    this.scrub = $("[data-scrub]");
    this.board = new Board();
    /** @type {Map<string, any>} */
    this.known = new Map();
    this.scrub.addEventListener("input", () => this.go(Number(this.scrub.value)));
    for (const button of $$("[data-step]")) button.addEventListener("click", () => this.go(Number(this.scrub.value) + Number(button.dataset.step)));
    document.addEventListener("keydown", (event) => {
      if (/** @type {Element} */ (event.target) === this.scrub) return;
      const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10, Home: -this.count, End: this.count }[event.key];
      if (step) { event.preventDefault(); this.go(Number(this.scrub.value) + step); }
    });
    $("[data-do=play-on]").addEventListener("click", () => this.playOn({ at: Number(this.scrub.value) }));
    this.go(this.count);
    if ($("[data-coach]")) {
      $("[data-do=coach]").addEventListener("click", () => this.coach("POST"));
      this.coach(location.hash === "#coach" ? "POST" : "GET");
    }
  }
  /** Ask the coach, and again while it is at work. @param {string} method */
  async coach(method) {
    const answer = await fetch(`${this.base}/coach`, { method }).catch(() => null);
    if (!answer) return;
    const said = await answer.json(), chances = $("[data-chances]"), named = $("[data-named]");
    $("[data-refused]").textContent = answer.ok ? "" : said.error;
    if (!answer.ok) return;
    $("[data-do=coach]").hidden = said.begun;
    $("[data-coach-progress]").hidden = !said.begun || said.ready;
    $("[data-coach-progress] progress").value = said.count ? said.done / said.count : 0;
    chances.toggleAttribute("hidden", said.chances.length < 2);
    $("[data-chances-title]").hidden = said.chances.length < 2;
    const marked = said.named.map((/** @type {any} */ turn) => [said.chances.findIndex((/** @type {number[]} */ [at]) => at === turn.at), turn.seat]);
    if (said.chances.length > 1) curve(chances, said.chances.map((/** @type {number[]} */ [, ...shares]) => shares.map((share) => 100 * share)), 100, 0, " %", marked);
    named.replaceChildren(...said.named.map((/** @type {any} */ turn, /** @type {number} */ number) => {
      const item = document.createElement("li"), look = document.createElement("button"), text = document.createElement("small"), on = document.createElement("button");
      look.textContent = `${number + 1}. ${turn.title}`;
      look.addEventListener("click", async () => { if (await this.go(turn.at, `?seat=${turn.seat}`)) mark(turn.places); });
      text.textContent = `${turn.played}\n${turn.better}`;
      on.textContent = named.dataset.playOn ?? "";
      on.addEventListener("click", () => this.playOn({ at: turn.at, seat: turn.seat }));
      item.append(look, text, on);
      return item;
    }));
    $("[data-failed]").hidden = !said.failed;
    $("[data-nothing]").hidden = !said.ready || said.named.length > 0;
    if (said.begun && !said.ready) setTimeout(() => this.coach("GET"), 700);
  }
  /** Show a position, if nothing else is wanted meanwhile; as somebody has seen it, or as whoever looks on.
   * @param {number} wanted @param {string} as */
  async go(wanted, as = "") {
    const number = Math.max(0, Math.min(this.count, wanted)), address = `${number}${as}`;
    this.scrub.value = String(number);
    mark([]);
    $("[data-do=play-on]").disabled = number > this.last;
    $("[data-at]").textContent = `${number} / ${this.count}`;
    this.wanted = address;
    const shown = await this.position(address), list = $("[data-log]");
    if (!shown || this.wanted !== address) return false;
    show(shown, this.board);
    list.replaceChildren(...logLines(shown.log, 0));
    list.scrollTop = list.scrollHeight;
    for (const row of $$("[data-players] > li")) row.classList.toggle("deciding", Number(row.dataset.seat) === shown.seat);
    if (number < this.count) this.position(String(number + 1));
    return true;
  }
  /** @param {string} address */
  async position(address) {
    if (!this.known.has(address)) {
      const answer = await fetch(`${this.base}/at/${address}`).catch(() => null);
      if (answer?.ok) this.known.set(address, await answer.json());
    }
    return this.known.get(address);
  }
  /** @param {{at: number, seat?: number}} from */
  async playOn(from) {
    const answer = await fetch(`${this.base}/play-on`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(from) });
    const data = await answer.json();
    if (answer.ok) location.href = data.address; else banner(data.error);
  }
}

const main = $("main.play");
if (main?.classList.contains("replay")) new ReplayPage(main); else if (main) new TablePage(main);
