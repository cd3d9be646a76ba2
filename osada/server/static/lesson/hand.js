// A hand that shows where one would click.

import { $, still } from "../page/dom.js";
import { preference } from "../page/preferences.js";

const POINTER =
  '<path d="M4 2l22 17-11 1.5 6.5 12.5-6 3-6.5-12.5-7 8z" fill="#fff" stroke="#33291f" stroke-width="2"/>';
const TRAVELS = 600; // milliseconds
const RESTS = 800;

export class Hand {
  constructor() {
    this.layer = $("main.play");
    this.hand = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.hand.setAttribute("class", "pointing");
    this.hand.setAttribute("viewBox", "0 0 34 42");
    this.hand.innerHTML = POINTER;
  }

  /**
   * Go from one element to the middle of another.
   * @param {Element} from
   * @param {Element} to
   */
  async go(from, to) {
    const [start, end] = [from, to].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { transform: `translate(${left + width / 2}px, ${top + height / 2}px)` };
    });
    if (!start || !end) return;
    this.layer.append(this.hand);
    this.hand.style.transform = end.transform;
    if (still() || !pace()) return;
    await this.hand.animate([start, end], { duration: TRAVELS, easing: "ease-in-out" }).finished;
  }

  leave() {
    this.hand.remove();
  }
}

/** How fast this person wants to see others play; 0 is at once. */
function pace() {
  return Number(preference("pace", "500"));
}

/** Time to look at what has been shown. */
export function rest() {
  return new Promise((done) => setTimeout(done, pace() ? RESTS : 0));
}
