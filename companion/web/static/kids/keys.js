// The keys of the page in pictures, and what a tap sends. Which ones: kids_props.js.

import { tell } from "../base/api.js";
import { Component, html } from "../base/html.js";
import { letters, playerName } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { swatch } from "../board/colours.js";
import { dieFace, sign } from "../board/shapes.js";
import { likeness, nicknameOf, sketched } from "../board/sketch.js";
import { numbers } from "../play/die.js";
import { pauseGame } from "../play/pause.js";
import { big, goOn, handOn, no, rest, rolling, yes } from "./kid_icons.js";

/**
 * @import { AwaitedInput, AwaitedValue, Offer, State, Told } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 * @import { KidsProps } from "./kids_props.js"
 */

/** @typedef {{ context: Context, answers: AwaitedInput[] }} AnswersProps */

/**
 * A picture to tap.
 * @param {string} label
 * @param {Content} picture
 * @param {() => unknown} onclick
 * @param {string} name
 * @param {string} [css]
 */
export const key = (label, picture, onclick, name, css = "") => html`<button
  key=${name}
  type="button"
  class=${`kid-key ${css}`.trim()}
  aria-label=${label}
  data-f=${name}
  onclick=${onclick}
>
  ${picture}
</button>`;

/**
 * What a tap does: it sends this.
 * @template {keyof Told} P
 * @param {P} path
 * @param {Told[P][0]} [body]
 */
export const send = (path, body) => () => attempt(() => tell(path, body));

/**
 * Whose piece, with its letter.
 * @param {State} state
 * @param {string} seat
 * @param {string} [css]
 */
export const figure = (state, seat, css) => big(seat, letters(state)[seat] ?? "", css);

const Roll = () => key(t("roll_for_me"), rolling(), send("/api/roll", {}), "kid-roll", "large");

/** @param {{ context: Context }} props */
const Numbers = ({ context }) => html`<div class="kid-pad" role="group" aria-label=${t("tap_number")}>
  ${numbers(context.state).map((number) =>
    key(t("i_rolled", { number }), dieFace(number), send("/api/roll", { number }), `kid-n${number}`),
  )}
</div>`;

/**
 * One key for each answer: a colour by its colour and sign.
 * @param {{ context: Context, answers: AwaitedInput[] }} props
 */
function Pads({ context, answers }) {
  const marks = letters(context.state);
  /** @param {AwaitedValue} value */
  const picture = (value) =>
    value.colour && !value.seat ? swatch(value.colour) : (sketched(value, marks) ?? html`<span>${value.text}</span>`);
  /** @param {AwaitedValue} value */
  const one = (value) => {
    const css = value.colour || sketched(value) ? "" : "worded";
    const drawn = [picture(value), likeness(value.seat, value.mark)];
    const said = [value.text, nicknameOf(value.seat, value.mark)].filter(Boolean).join(", ");
    return key(said, drawn, send("/api/input", { input: value.input }), `kid-${value.input}`, css);
  };
  return answers.map(
    ({ text, values }) => html`<div class="kid-pad" role="group" aria-label=${text}>${values.map(one)}</div>`,
  );
}

/**
 * Of several things to do with the same, as a riddle, one is chosen first.
 * @extends {Component<AnswersProps, { word?: string }>}
 */
class Verbs extends Component {
  /**
   * @param {AnswersProps} props
   * @param {{ word?: string }} now
   */
  render({ context, answers }, { word }) {
    const verbs = answers.filter(({ verb }) => verb);
    if (verbs.length < 2) return html`<${Pads} context=${context} answers=${answers} />`;
    const chosen = verbs.filter((each) => each.word === word);
    /** @param {string} other */
    const choose = (other) => () => this.setState({ word: other });
    if (chosen.length)
      return html`
        <${Pads} context=${context} answers=${chosen} />
        ${key(t("verb_other"), no(), choose(""), "kid-verb-other", "small")}
      `;
    return html`
      <div class="kid-pad" role="group" aria-label=${context.state.awaiting?.text}>
        ${verbs.map(({ word: other, verb }) =>
          key(verb, html`<span>${verb}</span>`, choose(other), `kid-verb-${other}`, "worded"),
        )}
      </div>
      <${Pads} context=${context} answers=${answers.filter(({ verb }) => !verb)} />
    `;
  }
}

/** @param {{ context: Context, answers: AwaitedInput[] }} props */
const Answers = ({ context, answers }) =>
  html`<${Verbs} key=${context.state.awaiting?.text} context=${context} answers=${answers} />`;

const None = () => key(t("none_of_these"), no(), send("/api/answer", { move: "none" }), "kid-none");

/**
 * A key of two: what it says, its picture, what it sends.
 * @template {keyof Told & string} P
 * @param {string} label
 * @param {Content} picture
 * @param {P} path
 * @param {Told[P][0]} body
 */
const side = (label, picture, path, body) => key(label, picture, send(path, body), `${path}${JSON.stringify(body)}`);

/** @param {{ context: Context, sure: boolean }} props */
function TakeBackOffer({ context, sure }) {
  const { number, turns } = /** @type {Offer} */ (context.state.offer);
  const caption = turns === 1 ? t("undo_yes") : t("take_back_yes", { count: turns });
  return html`<div class="kid-row">
    ${sure && side(caption, yes(), "/api/take-back", { number })}
    ${side(t("take_back_no"), no(), "/api/take-back", { number: 0 })}
  </div>`;
}

/** @param {{ context: Context }} props */
function Whose({ context }) {
  const { mixed } = /** @type {import("../lib/api.js").Whose} */ (context.state.whose);
  return html`<div class="kid-row">
    ${side(mixed ? t("whose_done") : t("whose_yes"), yes(), "/api/whose", { right: true })}
    ${!mixed && side(t("whose_no"), no(), "/api/whose", { right: false })}
  </div>`;
}

const Agree = () => html`<div class="kid-row">
  ${side(t("agree"), yes(), "/api/overrule/agree", {})}${side(t("refuse"), no(), "/api/overrule/refuse", {})}
</div>`;

/**
 * Who are you? Figures that nobody holds, to be tapped.
 * @param {{ context: Context, free: string[] }} props
 */
function Seats({ context, free }) {
  const { state } = context;
  /** @param {string} seat */
  const claim = (seat) => async () => {
    await send(`/api/seats/${seat}/claim`)();
    await context.refresh();
  };
  return html`<div class="kid-row" role="group" aria-label=${t("who_are_you")}>
    ${free.map((seat) =>
      key(t("that_is_me", { name: playerName(state, seat) }), figure(state, seat), claim(seat), `kid-claim-${seat}`),
    )}
  </div>`;
}

/** Keys of kids_props.js -> component; takes `context` and all props. */
export const KEYS = {
  roll: Roll,
  numbers: Numbers,
  answers: Answers,
  none: None,
  "take-back": TakeBackOffer,
  whose: Whose,
  agree: Agree,
  seats: Seats,
};

/**
 * Always there: the last tap is taken back, the turn is done, and a pause.
 * @param {{ context: Context } & Pick<KidsProps, "next" | "pause" | "slip">} props
 */
export function Always({ context: { state }, next, pause, slip }) {
  const paused = pause === "go-on";
  const turn = () => pauseGame(!paused);
  return html`<div class="kid-row kid-always">
    ${slip > 0 && key(t("undo"), sign("taken-back"), send("/api/undo", { number: slip }), "kid-slip")}
    ${next && key(t("turn_done"), handOn(next, letters(state)[next] ?? ""), send("/api/done"), "kid-done")}
    ${
      pause && key(paused ? t("go_on") : t("pause"), paused ? goOn() : rest(), turn, "kid-pause", paused ? "large" : "")
    }
  </div>`;
}
