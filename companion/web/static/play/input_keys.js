// What may be said now: one large button for each answer, for whoever may give it. Loaded where a game asks for words.

import { me, tell } from "../base/api.js";
import { button, Component, html, show } from "../base/html.js";
import { inputsFor, letters, playerName } from "../base/state.js";
import { attempt, confirmed } from "../base/ui.js";
import { capital, t } from "../base/words.js";
import { swatch } from "../board/colours.js";
import { likeness, sketched } from "../board/sketch.js";

/**
 * @import { AwaitedInput, AwaitedValue } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 * @typedef {{ seat: string, large: boolean, several: boolean, marks: Record<string, string> | null, sure: string }} KeyLooks
 *   `several` seats of this phone may say it, `sure` the other for whom it is said, to be asked about.
 * @typedef {{ context: Context, verbs: AwaitedInput[] }} VerbsProps
 */

const SHORT = 3; // texts of so many letters are keys of a pad
const MOST_OPEN = 4; // keys of what is not what the table waits for
const inOrder = new Intl.Collator(undefined, { numeric: true });

/**
 * Say one input; without a seat the companion knows for which of this phone's seats.
 * @param {string} input
 * @param {string} seat
 * @param {string} sure
 */
const say = (input, seat, sure) => async () => {
  if (
    sure &&
    !(await confirmed(t("for_other", { name: sure }), t("for_other_text", { name: sure }), t("for_other_yes")))
  )
    return;
  await attempt(() => tell("/api/input", seat ? { input, seat } : { input }));
};

/** @param {{ value: AwaitedValue } & KeyLooks} props */
function Key({ value, seat, large, several, marks, sure }) {
  const { input, text, colour, ...drawn } = value;
  const css = `say-key${colour ? " coloured" : ""}${large ? " large" : ""}`;
  const picture = colour && !drawn.seat ? swatch(colour) : marks && sketched({ ...drawn, mark: "" }, marks); // the text has the number
  return html`<button type="button" class=${css} data-f=${several ? `${input} ${seat}` : input} onclick=${say(input, seat, sure)}>
    ${picture}
    <span>${capital(text)}${likeness(drawn.seat, drawn.mark)}</span>
  </button>`;
}

/**
 * The keys of one kind of input; many short ones are a pad, numbers in their order.
 * @param {{ awaited: AwaitedInput, label: string } & KeyLooks} props
 */
function Keys({ awaited, seat, label, ...looks }) {
  const pad =
    awaited.values.length > 6 &&
    awaited.values.filter(({ text }) => text.length <= SHORT).length > awaited.values.length / 2;
  const values = pad ? [...awaited.values].sort((a, b) => inOrder.compare(a.input, b.input)) : awaited.values;
  const css = pad ? "pad-keys" : `of-${Math.min(values.length, 6)}`;
  return html`<div class=${`say-keys ${css}`} role="group" aria-label=${label}>
    ${values.map((value) => html`<${Key} key=${value.input} value=${value} seat=${seat} ...${looks} marks=${pad ? null : looks.marks} />`)}
  </div>`;
}

/**
 * For whom of this phone it is said: a seat each where several may say the same; an empty text where the companion knows.
 * @param {AwaitedInput} awaited
 */
function speakers(awaited) {
  const own = awaited.seats.filter((seat) => me.seats.includes(seat));
  return own.length ? own : [awaited.seats.length === 1 ? awaited.seats[0] : ""];
}

/** @param {{ context: Context, awaited: AwaitedInput, sure?: string, first?: boolean, wanted?: boolean }} props */
function Group({ context, awaited, sure = "", first = false, wanted = awaited.text === context.state.awaiting?.text }) {
  const { state } = context;
  const seats = speakers(awaited);
  const several = seats.length > 1;
  const looks = { large: first && awaited.values.length <= 6, several, marks: letters(state), sure };
  const pads = seats.map((seat) => {
    const label = several ? `${playerName(state, seat)}: ${awaited.text}` : awaited.text;
    return html`
      ${several && html`<p class="small">${playerName(state, seat)}</p>`}
      <${Keys} awaited=${awaited} seat=${seat} label=${label} ...${looks} />
    `;
  });
  // anything but what is wanted takes a second tap, where it is one key, or would fill the page
  const said = awaited.text !== state.awaiting?.text && html`<p class="small">${awaited.text}</p>`;
  const elsewhere = /** @type {Record<string, string>} */ ({ drawn: t("drawn_by_hand"), contact: awaited.text });
  const rarely = elsewhere[awaited.source]; // mostly others tell it
  const [only] = awaited.values;
  if (rarely) return later(rarely, pads);
  if (!wanted && awaited.values.length === 1) return later(only.text, [said, pads]);
  if (!wanted && awaited.values.length > MOST_OPEN) return later(awaited.text, pads);
  return [said, pads];
}

/**
 * @param {string} caption
 * @param {Content} inside
 */
const later = (caption, inside) => html`<details class="later"><summary>${caption}</summary>${inside}</details>`;

/**
 * Whether a seat of this phone may say it, or the host for a seat that no phone holds.
 * @param {AwaitedInput} awaited
 */
const isOurs = ({ seats }) => seats.some((seat) => me.seats.includes(seat) || !me.claimed.includes(seat));

/**
 * Of several things to do with the same, as a riddle, one is chosen first.
 * @extends {Component<VerbsProps, { word?: string }>}
 */
class Verbs extends Component {
  /**
   * @param {VerbsProps} props
   * @param {{ word?: string }} now
   */
  render({ context, verbs }, { word }) {
    const chosen = verbs.find((each) => each.word === word);
    if (chosen)
      return html`
        <${Group} context=${context} awaited=${chosen} first wanted />
        ${button(t("verb_other"), () => this.setState({ word: "" }), { kind: "quiet", name: "verb-other" })}
      `;
    /** @param {AwaitedInput} each */
    const key = (each) => html`<button
      key=${each.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${each.word}`}
      onclick=${() => this.setState({ word: each.word })}
    >
      <span>${each.verb}</span>
    </button>`;
    return html`<div class=${`say-keys of-${verbs.length}`} role="group" aria-label=${context.state.awaiting?.text}>${verbs.map(key)}</div>`;
  }
}

/**
 * Fill the part of the page with what this phone may say.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showInputKeys(node, context) {
  const asked = inputsFor(context.state, me);
  /** @param {AwaitedInput} awaited */
  const names = ({ seats }) => seats.map((seat) => playerName(context.state, seat)).join(", ");
  const others = asked.filter((each) => !isOurs(each) && !each.own);
  const ours = asked.filter(isOurs);
  const verbs = ours.filter(({ verb }) => verb);
  const chooses = verbs.length > 1;
  const moment = JSON.stringify([context.state.game_id, context.state.awaiting?.text, verbs.map(({ word }) => word)]);
  show(node, [
    chooses && html`<${Verbs} key=${moment} context=${context} verbs=${verbs} />`,
    ours
      .filter((each) => !(chooses && each.verb))
      .map((each, i) => html`<${Group} key=${each.word} context=${context} awaited=${each} first=${i === 0} />`),
    others.length > 0 &&
      html`<details key="others" class="later">
        <summary>${t("for_others")}</summary>
        ${others.map((each) => html`<${Group} key=${each.word} context=${context} awaited=${each} sure=${me.seats.length ? names(each) : ""} />`)}
      </details>`,
  ]);
}
