"""What a page shows, measured as a person would meet it: texts, targets, what is cut and what is covered."""

from __future__ import annotations

SMALLEST_TEXT = 11
SMALLEST_TARGET = 44
"""A finger's: at a desk there are fingers too."""

MEASURE = """([smallestText, smallestTarget]) => {
  const faults = [], texts = [], targets = [];
  const name = (text) => text.trim().replace(/\\s+/g, " ").slice(0, 30);
  const within = (box, of, by = 1) => box.left >= of.left - by && box.right <= of.right + by
    && box.top >= of.top - by && box.bottom <= of.bottom + by;
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // Texts: those of the page, those of the pictures, and those of the symbols that pictures use
  const inner = (element, root) => {
    let scale = 1;
    for (let at = element; at && at !== root; at = at.parentElement) {
      const matrix = at.transform?.baseVal?.consolidate()?.matrix;
      if (matrix) scale *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    }
    return scale;
  };
  const framed = (root) => { // what stands on a card stays on it
    for (const frame of root.querySelectorAll("rect.card"))
      for (const text of frame.parentElement.querySelectorAll(":scope > text")) {
        const card = frame.getBBox(), box = text.getBBox();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (x > card.x && x < card.x + card.width && y > card.y && y < card.y + card.height
            && (box.x < card.x || box.x + box.width > card.x + card.width))
          faults.push(`wider than its card: ${name(text.textContent)}`);
      }
  };
  const ofSymbol = (use, scale) => {
    const symbol = document.getElementById((use.getAttribute("href") ?? "").slice(1));
    if (!symbol) return void faults.push(`not drawn: ${use.getAttribute("href")}`);
    const box = symbol.viewBox?.baseVal;
    const larger = box?.width && use.width?.baseVal.value ? use.width.baseVal.value / box.width : 1;
    for (const text of symbol.matches("text") ? [symbol] : symbol.querySelectorAll("text"))
      if (!text.matches(".legible")) // its size follows from where it is used, which is not to be asked
        texts.push([scale * larger * inner(text, symbol) * parseFloat(getComputedStyle(text).fontSize),
          name(text.textContent)]);
    for (const used of symbol.querySelectorAll("use")) ofSymbol(used, scale * larger * inner(used, symbol));
  };
  const scaleOf = (element) => {
    const matrix = element.getScreenCTM();
    return Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  };
  for (const layer of document.querySelectorAll("[data-pane] > g, .symbols defs")) framed(layer);
  const side = document.querySelector(".wide .side.more-below");
  if (side && innerHeight >= 900) faults.push("the side goes on below");
  const looked = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (element) =>
    element.matches("defs, .unseen, .preview") || !shown(element)
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  for (let element = looked.nextNode(); element; element = looked.nextNode()) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    if (element instanceof SVGUseElement) {
      ofSymbol(element, scaleOf(element));
    } else if (element instanceof SVGTextElement) {
      texts.push([scaleOf(element) * parseFloat(getComputedStyle(element).fontSize), name(element.textContent)]);
      const pane = element.ownerSVGElement, frame = pane.getBoundingClientRect();
      const airy = box.height / 6; // the box of a text is higher than its letters
      if (pane.dataset.pane !== "board" && meet(box, frame) && !within(box, frame, airy))
        faults.push(`cut by ${pane.dataset.pane}: ${name(element.textContent)}`);
    } else if (element instanceof HTMLElement) {
      const own = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
      const style = getComputedStyle(element);
      if (own.length) texts.push([parseFloat(style.fontSize), name(element.textContent)]);
      const shortens = element.closest(".who b, [data-turns]"); // names are as long as people like; a tap opens the log
      if (own.length && !shortens && !["visible", "auto"].includes(style.overflowX)
          && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${name(element.textContent)}`);
      if (element.matches("[data-prompt]") && element.scrollHeight > element.clientHeight + 1)
        faults.push(`cut below: ${name(element.textContent)}`);
      const room = element.closest(".bar, .prompt"); // nothing sticks out of a bar
      if (room && room !== element && !element.closest(".unseen") && !within(box, room.getBoundingClientRect()))
        faults.push(`beyond its bar: ${name(element.textContent)}`);
    }
  }
  for (const [size, text] of texts)
    if (size < smallestText - 0.05) faults.push(`text ${size.toFixed(1)} px: ${text}`);

  // Targets: what can be chosen, and the page's own buttons
  const board = document.querySelector("[data-board]"), zooms = board && !("steady" in board.dataset);
  for (const element of document.querySelectorAll("[data-place].offered, button, a.button, select, summary")) {
    if (!shown(element) || element.closest("dialog:not([open])")) continue;
    const box = element.getBoundingClientRect();
    if (!box.width) continue;
    const what = element.dataset.place ?? (element.getAttribute("aria-label") || name(element.textContent));
    const onBoard = element.closest("[data-pane=board]") !== null;
    const size = Math.min(box.width, box.height);
    if (!(onBoard && zooms)) {
      targets.push([size, what]);
      if (size < smallestTarget - 0.5) faults.push(`target ${size.toFixed(1)} px: ${what}`);
    }
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const there = { left: x, right: x, top: y, bottom: y };
    const rooms = [".board", ".part, .hand, .side, .bar", ".middle", ".parts, .panel"]
      .map((room) => element.closest(room));
    const hidden = rooms.some((room) => room && !within(there, room.getBoundingClientRect(), -2));
    if (hidden || !within(there, screen)) continue;
    const over = document.elementFromPoint(x, y);
    if (element instanceof SVGElement ? !(over instanceof SVGElement && over.closest("[data-pane]"))
        : !(over && (element.contains(over) || over.contains(element))))
      faults.push(`covered by ${over?.className?.baseVal ?? over?.className ?? "nothing"}: ${what}`);
  }
  const frame = board?.getBoundingClientRect(); // what can be chosen is seen at once, if there is room for all of it
  const offers = [...document.querySelectorAll("[data-pane=board] .offered")].map((one) => one.getBoundingClientRect());
  for (const pill of document.querySelectorAll("[data-pane=board] .gain")) {
    const { left, right, top, bottom } = pill.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (!offers.some((box) => within({ left: x, right: x, top: y, bottom: y }, box, 2)))
      faults.push(`beside its place: ${pill.textContent}`);
  }
  const span = (from, to) => Math.max(...offers.map((box) => box[to])) - Math.min(...offers.map((box) => box[from]));
  const outside = offers.filter((box) => !within(box, frame, 2)).length;
  if (outside && span("left", "right") <= frame.width && span("top", "bottom") <= frame.height)
    faults.push(`out of sight: ${outside} choices`);
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the screen");
  const least = (found) => found.reduce((one, other) => (other[0] < one[0] ? other : one), [Infinity, ""]);
  return { faults: [...new Set(faults)], text: least(texts), target: least(targets) };
}"""
