// The card of a lesson: how far it is, what a step is about, what is to be done.

/** @import { LessonSays, Step } from "./sent.js" */

import { $, make } from "../page/dom.js";

const DISC = '<circle class="done" cx="17" cy="17" r="15"/>';
const HAND =
  '<path class="tile" d="M17 2l13 7.5v15L17 32 4 24.5v-15z"/>' +
  '<path class="arrow" d="M14 11l10 8-5 .7 3 5.6-2.8 1.5-3-5.6-3.4 3.6z"/>';
const CHECK = `${DISC}<path class="tick" d="M10 17.5l5 5 9.5-10"/>`;
const EYE = `${DISC}<path class="tick" d="M8 17s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6z"/>`;

export class Card {
  /**
   * @param {Step[]} steps
   * @param {LessonSays} says
   */
  constructor(steps, says) {
    this.steps = steps;
    this.says = says;
    this.box = $("[data-lesson-card]");
    this.title = $("[data-lesson-title]");
    this.task = $("[data-lesson-task]");
    this.back = $("[data-do=lesson-back]", HTMLButtonElement);
    this.shows = $("[data-do=lesson-show]", HTMLButtonElement);
    this.next = $("[data-do=lesson-next]", HTMLButtonElement);
  }

  /**
   * A step as it begins.
   * @param {number} number
   */
  begin(number) {
    const step = this.steps[number];
    if (!step) return;
    const { says } = this;
    const label = says.stepOf.replace("%s", String(number + 1)).replace("%c", String(this.steps.length));
    $("[data-lesson-step]").textContent = label;
    $("[data-lesson-segments]").replaceChildren(
      ...this.steps.map((_, at) =>
        make("li", { className: at < number ? "past" : at === number ? "now" : "" }),
      ),
    );
    this.title.replaceChildren(...written(step.says.title));
    $("[data-lesson-body]").replaceChildren(...written(step.says.body));
    $("[data-lesson-rules]").textContent = step.rules.join(" · ");
    const noted = step.kind === "tap" ? [] : step.marks;
    this.note(noted.map(([, text], at) => [at + 1, text]));
    this.back.disabled = number === 0;
    const asks = step.kind === "do" || step.kind === "tap";
    this.shows.hidden = step.kind === "look" || step.kind === "tap";
    this.shows.textContent = step.kind === "watch" ? says.again : says.show;
    if (asks) this.say(HAND, step.says.task ?? "", "");
    else if (step.kind === "watch") this.say(EYE, says.watchOn, "");
    this.task.hidden = step.kind === "look";
    this.task.classList.remove("wrong");
    this.box.querySelector(".taught")?.scrollTo(0, 0);
    this.forward(!asks, number === this.steps.length - 1);
  }

  /**
   * The words of numbered places.
   * @param {[number, string][]} noted
   */
  note(noted) {
    $("[data-lesson-marks]").replaceChildren(
      ...noted.map(([number, text]) => {
        const line = make("li");
        const words = make("span");
        words.append(...written(text));
        line.append(make("b", { className: "disc", textContent: String(number) }), words);
        return line;
      }),
    );
  }

  /**
   * @param {string} sign
   * @param {string} task
   * @param {string} more
   */
  say(sign, task, more) {
    $("[data-lesson-sign]", SVGSVGElement).innerHTML = sign;
    $("b", HTMLElement, this.task).replaceChildren(...written(task));
    $("small", HTMLElement, this.task).textContent = more;
  }

  /** A wrong click. */
  wrong() {
    this.task.classList.add("wrong");
    $("small", HTMLElement, this.task).textContent = this.says.wrong;
  }

  /**
   * @param {Step} step
   * @param {boolean} other whether it was done in another way than the lesson goes on with
   * @param {boolean} last
   */
  done(step, other, last) {
    this.task.classList.remove("wrong");
    if (step.kind !== "tap") this.note([]);
    this.say(CHECK, this.says.well, other ? this.says.asWell : "");
    $("[data-lesson-body]").replaceChildren(...written(step.says.done ?? ""));
    this.shows.hidden = true;
    this.forward(true, last);
  }

  /** It has been shown, and is the learner's again. */
  shown() {
    this.task.classList.remove("wrong");
    $("small", HTMLElement, this.task).textContent = this.says.nowYou;
    this.shows.textContent = this.says.again;
  }

  /**
   * The way on: gold once the step is done, else one may skip it.
   * @param {boolean} done
   * @param {boolean} last
   */
  forward(done, last) {
    const { finish, next, skip } = this.says;
    this.next.textContent = last && done ? finish : done ? `${next} ›` : `${skip} ›`;
    this.next.classList.toggle("gold", done);
  }
}

/**
 * A text with what stands between stars in bold.
 * @param {string} text
 */
export function written(text) {
  return text.split("*").map((part, at) => (at % 2 ? make("b", { textContent: part }) : part));
}
