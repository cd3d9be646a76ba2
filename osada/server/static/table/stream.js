// Updates come by a stream while a page is looked at. A browser has few connections to a server, so at most
// four of its pages have a stream each; the others, and those that the server gives none, ask every two
// seconds.

/** @import { TablePage } from "../table.js" */

import { banner } from "../page/banner.js";
import { prefer, preference } from "../page/preferences.js";

const STREAMS = [0, 1, 2, 3];
const SILENCE = 40_000; // milliseconds, as all times here: more than twice the server's heartbeat
const AGAIN = 10_000;
const TICK = 2000;
const GLANCE = 5; // ticks: so seldom a page asks that nobody looks at

export class Stream {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.name = page.feed.name;
    this.heard = 0;
    this.patience = SILENCE;
    this.refused = -AGAIN;
    this.ticks = 0;
    this.over = false;
    /** @type {EventSource | null} */
    this.source = null;
    document.addEventListener("visibilitychange", () => this.open());
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.open();
    });
    addEventListener("offline", () => {
      this.close();
      banner(page.says.offline);
    });
    addEventListener("online", () => this.open());
    setInterval(() => this.tick(), TICK);
    this.open();
  }

  /** One of the streams of this browser, kept by its name and the time; false if all are taken. */
  slot() {
    const now = Date.now();
    const kept = STREAMS.map((number) => preference(`stream-${number}`, "").split(" "));
    const own = kept.findIndex(([name]) => name === this.name);
    const free = kept.findIndex(([, time]) => !(now - Number(time) < AGAIN));
    if (own < 0 && free < 0) return false;
    prefer(`stream-${own < 0 ? free : own}`, `${this.name} ${now}`);
    return true;
  }

  close() {
    this.source?.close();
    this.source = null;
    for (const number of STREAMS) {
      const own = preference(`stream-${number}`, "").startsWith(`${this.name} `);
      if (own) prefer(`stream-${number}`, "");
    }
  }

  open() {
    this.close();
    if (document.hidden || this.over) return;
    if (!this.slot()) {
      this.ask();
      return;
    }
    this.heard = Date.now();
    const { base, feed, layout, people, sayings, update } = this.page;
    const told = `since=${update.number}&again=${update.again}`;
    const known = `${told}&people=${people?.changes}&said=${sayings?.number}`;
    const source = new EventSource(`${base}/stream?feed=${feed.name}&layout=${layout}&${known}`);
    this.source = source;
    source.onmessage = (event) => {
      this.hear();
      feed.receive(JSON.parse(event.data));
    };
    source.addEventListener("here", (event) => {
      this.hear();
      this.page.present(JSON.parse(event.data));
    });
    source.addEventListener("people", () => {
      this.hear();
      people?.refresh();
    });
    source.addEventListener("said", () => {
      this.hear();
      sayings?.refresh();
    });
    source.addEventListener("beat", () => this.hear());
    source.addEventListener("gone", () => this.gone());
    source.onerror = () => this.broken(source);
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

  /**
   * The browser makes a new connection by itself, unless the server has refused.
   * @param {EventSource} source
   */
  broken(source) {
    if (source.readyState !== EventSource.CLOSED) {
      banner(this.page.says.offline);
      return;
    }
    this.close();
    this.refused = Date.now();
    this.ask();
  }

  /** Without a stream. */
  async ask() {
    const answer = await this.page.feed.now();
    if (!answer) {
      banner(this.page.says.offline);
    } else if (answer.ok) {
      banner("");
      this.page.feed.receive(answer.said);
      this.page.sayings?.refresh();
    } else if (answer.status === 404) {
      this.gone();
    } else {
      banner(answer.said.error);
    }
  }

  tick() {
    if (this.over) return;
    if (document.hidden) {
      this.ticks += 1;
      if (this.ticks % GLANCE === 0) this.page.feed.glance();
    } else if (!this.source) {
      if (Date.now() - this.refused >= AGAIN) this.open();
      else this.ask();
    } else {
      this.slot();
      if (Date.now() - this.heard >= this.patience) this.reopen();
    }
  }

  /** A line that has fallen silent says nothing: it is made anew until somebody is heard. */
  reopen() {
    this.patience = AGAIN;
    this.open();
    banner(this.page.says.offline);
  }
}
