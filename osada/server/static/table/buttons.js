// What is asked, and buttons: places that the picture does not show, and what there is without any.

/** @import { Offer, Says, Update } from "./sent.js" */

import { $, make } from "../page/dom.js";

const MANY = 1; // with more buttons each is smaller
const LONG = { label: 26, question: 38 }; // letters from where on it is written smaller on a phone

export class Buttons {
  /**
   * @param {number[]} seats of this person
   * @param {Says} says
   */
  constructor(seats, says) {
    this.seats = seats;
    this.says = says;
    this.box = $("[data-buttons]");
    /** Whether a button was pressed that asks once more. */
    this.asking = false;
    this.number = -1;
    this.faces = "";
  }

  /**
   * @param {Update} update
   * @param {Set<string>} drawn the places that the picture shows
   */
  show(update, drawn) {
    const made = this.made(update, drawn);
    const faces = made.map((button) => button.outerHTML).join("");
    if (this.number !== update.number || this.faces !== faces) {
      // else it is the same position: focus and question stay
      this.asking = false;
      this.fill(made);
    }
    this.number = update.number;
    this.faces = faces;
    $("[data-do=undo]", HTMLButtonElement).disabled = !update.undo;
    $("[data-do=hint]", HTMLButtonElement).disabled = !update.yours;
  }

  /**
   * @param {Update} update
   * @param {Set<string>} drawn
   */
  made(update, drawn) {
    const { says } = this;
    const made = Object.entries(update.places)
      .filter(([place]) => !drawn.has(place))
      .map(([place, offers]) => buttonOf(place, offers[0], drawn.size > 0));
    if (update.seat === null)
      made.push(make("button", { className: "large", textContent: says.scoreSheet }, { do: "score-sheet" }));
    const left = update.seat === null ? undefined : this.left(update);
    if (!made.length && left !== undefined)
      made.push(
        make("button", { className: "large", textContent: says.takeBack }, { do: "take-back", for: left }),
      );
    if (!made.length && this.seats.length)
      made.push(make("button", { className: "large", disabled: true, textContent: says.end }));
    if (update.diverged !== null && this.seats.length)
      made.push(make("button", { className: "gold", textContent: says.goOn }, { do: "go-on" }));
    return made;
  }

  /**
   * The seat that this person has left to a bot, if that can be taken back.
   * @param {Update} update
   */
  left(update) {
    const seat = this.seats.find((own) => update.players[own]?.left && !update.players[own]?.resigned);
    return seat === undefined ? undefined : String(seat);
  }

  /**
   * One button that does what is looked at.
   * @param {string} label
   * @param {boolean} disabled
   */
  confirm(label, disabled = false) {
    this.faces = "";
    this.asking = false;
    const button = { className: "gold large", textContent: label, disabled };
    this.fill([make("button", button, { do: "confirm" })]);
  }

  /** @param {HTMLElement[]} made */
  fill(made) {
    this.box.replaceChildren(...made);
    this.box.classList.toggle("several", made.length > MANY);
    this.box.parentElement?.classList.toggle("shared", made.length > 1);
    this.box.parentElement?.classList.toggle("idle", !made.some((button) => button.matches(":enabled")));
    for (const button of made) {
      const label = (made.length === 1 && button.firstElementChild) || button;
      button.classList.toggle("long", (label.textContent ?? "").length * made.length > LONG.label);
    }
  }

  /**
   * Before something is lost a button asks, and for a person who wants it before it plays at all;
   * whether that has just been done.
   * @param {Element} button
   * @param {string} question
   */
  ask(button, question) {
    this.asking = !this.asking;
    if (this.asking) {
      button.replaceChildren(make("span", { textContent: question }));
      button.classList.add("asks");
    }
    return this.asking;
  }
}

/**
 * Say what is asked.
 * @param {string} question
 */
export function showQuestion(question) {
  $("[data-prompt]").textContent = question;
  $(".prompt").classList.toggle("long", question.length > LONG.question);
}

/**
 * Gold is what there is to do: where something else can be chosen as well, a button is quiet.
 * @param {string} place
 * @param {Offer | undefined} offer
 * @param {boolean} quiet
 */
function buttonOf(place, offer, quiet) {
  const [, label = "", note = ""] = offer ?? [];
  const button = make("button", { className: quiet ? "large" : "gold large" }, { place });
  button.append(make("span", { textContent: label }));
  if (note) {
    button.classList.add("noted");
    button.append(make("small", { textContent: note }));
  }
  return button;
}
