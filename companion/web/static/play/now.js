// The card at the top: whose turn, the number, and the one sentence that says what the table waits for.

import { me, tell } from "../base/api.js";
import { button, html, inShort, show } from "../base/html.js";
import { rain, takeBack } from "../base/load_on_demand.js";
import { seatOf, winner } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign, token, trophy } from "../board/shapes.js";
import { explainedAt, refusedBy } from "../learn/explained.js";
import { seeGame } from "../parts/bar.js";
import { controlsProps } from "./controls_props.js";
import { showDie, tumbling, usesDie } from "./die.js";
import { Moment, Why } from "./moment.js";
import { momentProps } from "./moment_props.js";
import { nowProps } from "./now_props.js";
import { PauseCard, pauseGame } from "./pause.js";
import { slipped } from "./permissions.js";

/**
 * @import { State, Undoing } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 * @import { NowProps, Waited } from "./now_props.js"
 * @import { MomentProps } from "./moment_props.js"
 */

/** @param {{ seats: Waited[] }} props */
const Together = ({ seats }) => html`<p class="row together">
  ${seats.map(({ seat, mark, name }) => html`<span class="waited-for">${token(seat, mark, "small")} ${name}</span>`)}
</p>`;

/**
 * @typedef {NowProps & {
 *   die: Content, moment: MomentProps | null, slip: number | false, why: string, quick: Content,
 * }} CardProps
 */

/**
 * Take back the last tap, which this phone made: at once.
 * @param {number} number
 */
const takeTapBack = (number) => () => attempt(() => tell("/api/undo", { number }));

/** @param {{ number: number }} props */
const Slip = ({ number }) => button(t("undo"), takeTapBack(number), { kind: "slip", name: "slip" });

/**
 * On a small phone, where the keys with words are on another part of the page: take back, and pause; beside news also the last tap.
 * @param {{ state: State, slip: number | null | false }} props
 */
function Quick({ state, slip }) {
  const { undo, pause } = controlsProps(state, me);
  const back = slip ? takeTapBack(slip) : undo && (() => takeBack(state));
  /**
   * @param {string} name
   * @param {string} caption
   * @param {() => unknown} onclick
   */
  const key = (name, caption, onclick) =>
    html`<button type="button" class="button" data-f=${`quick-${name}`} aria-label=${caption} title=${caption} onclick=${onclick}>
      ${sign(name)}
    </button>`;
  return html`<div class="quick">
    ${back && key("taken-back", t("undo"), back)} ${pause && key("pause", t("pause"), () => pauseGame(true))}
  </div>`;
}

/**
 * The card; `die` is the die to show, `slip` the number of the last tap where this phone made it, `why` where its rule is explained.
 * @param {CardProps} props
 */
export function Now({
  seat,
  mark,
  headline,
  colour,
  sentence,
  together,
  idea,
  cheer,
  picture,
  die,
  moment,
  slip,
  why,
  quick,
}) {
  return html`
    <div class="now-head">
      ${seat && token(seat, mark, "big")}
      <div class="now-who">
        <h1>${headline}</h1>
        ${colour && html`<p class="colour-name">${colour}</p>`}
        ${together.length > 0 && html`<${Together} seats=${together} />`}
      </div>
      ${picture === "trophy" ? trophy() : picture === "die" && die}
    </div>
    ${moment && html`<${Moment} ...${moment} cheer=${cheer}>${why && html`<${Why} to=${why} />`}<//>`}
      ${!moment && cheer && html`<p class="cheer">${cheer}</p>`}
    <div class="now-foot">${sentence.text && html`<p class="sentence">${inShort(sentence.short, sentence.text)}</p>`}${slip && html`<${Slip} number=${slip} />`}${quick}</div>
    ${idea && html`<p class="idea">${idea.why}<span class="hidden"> ${idea.turn}</span></p>`}
  `;
}

/**
 * Fill the card.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showNow(node, { state, geometry }) {
  if (state.paused && !document.body.classList.contains("paused")) {
    seeGame(); // "Go on" is there
    scrollTo(0, 0);
  }
  document.body.classList.toggle("paused", Boolean(state.paused));
  if (state.paused) {
    node.className = "now card resting";
    return show(node, html`<${PauseCard} text=${state.paused.text} />`);
  }
  const props = nowProps(state, me, { tumbling: tumbling(), shown: usesDie(state) });
  node.className = `now card${props.seat && ` seat-${props.seat}`}`;
  const seesDie = props.picture === "die";
  const moment = momentProps(state, tumbling() || (seesDie && Boolean(state.die)));
  const die = seesDie && showDie(state);
  const slip = slipped(state, me) && /** @type {Undoing} */ (state.undo).number;
  const why = explainedAt(geometry, refusedBy(state));
  show(
    node,
    html`<${Now} ...${props} moment=${moment} die=${die} slip=${slip} why=${why} quick=${html`<${Quick} state=${state} slip=${moment && slip} />`} />`,
  );
  if (props.celebrates) celebrate(state);
  return null;
}

let celebrated = false;

/**
 * Once for each win.
 * @param {State} state
 */
function celebrate(state) {
  if (celebrated) return;
  celebrated = true;
  rain(winner(state), /** @type {string} */ (seatOf(state, winner(state))?.mark), state);
}

/**
 * A new game may be celebrated again.
 * @param {State} state
 */
export function forgetCelebration(state) {
  if (state.phase !== "over") celebrated = false;
}
