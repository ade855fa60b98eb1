// What somebody has to do now: the way back, a question, the set-up, the number that was forgotten.

import { me, tell } from "../base/api.js";
import { button, html, inShort, show } from "../base/html.js";
import { openAccept } from "../base/load_on_demand.js";
import { parseMove, pieces, turnArrows } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { Miniature } from "../board/miniature.js";
import { toDoProps } from "./to_do_props.js";

/**
 * @import { Choice, Step } from "../lib/api.js"
 * @import { Arrow, Content, Context } from "../lib/page.js"
 * @import { ToDoProps } from "./to_do_props.js"
 */

/**
 * The part of the board around these spots; `plain` where words beside it say all; `came` is spot -> from where its piece glides there.
 * @param {{ context: Context, arrows: Arrow[], around: string[], plain?: boolean, came?: Record<string, string> }} props
 */
export function Part({ context, arrows, around, plain = false, came = {} }) {
  const { state, geometry } = context;
  const contents = {
    pieces: geometry ? pieces(state, geometry).map((each) => ({ ...each, from: came[each.spot] })) : [],
    arrows,
    lights: Object.fromEntries(around.map((spot) => [spot, { colour: "white", pattern: "steady" }])),
    signs: state.signs,
    label: t("picture_of_step"),
  };
  return html`<${Miniature} state=${state} geometry=${geometry} around=${around} contents=${contents} hidden=${plain} />`;
}

/**
 * The steps after the first.
 * @param {{ steps: Step[] }} props
 */
const Later = ({ steps }) => html`<details class="later">
  <summary>${t("then_more", { count: steps.length })}</summary>
  <ol>
    ${steps.map((step) => html`<li>${inShort(step.short, step.text)}</li>`)}
  </ol>
</details>`;

/**
 * The step to do now, with its picture, and those after it; nothing where there is none. `told`: its words stand above.
 * @param {{ context: Context, steps: Step[], told?: boolean }} props
 */
export function Steps({ context, steps, told = false }) {
  if (!steps.length) return null;
  const [first, ...rest] = steps;
  const around = [first.from, first.to].filter(Boolean);
  const arrows = first.from && first.to ? [{ from: first.from, to: first.to, look: "guide" }] : [];
  return html`
    ${!told && html`<p class="step">${inShort(first.short, first.text)}</p>`}
    ${context.geometry && around.length > 0 && html`<${Part} context=${context} arrows=${arrows} around=${around} />`}
    ${rest.length > 0 && html`<${Later} steps=${rest} />`}
  `;
}

/**
 * For the host, and for players: accept what was not allowed.
 * @param {{ context: Context, accept: string }} props
 */
function Accept({ context, accept }) {
  if (!accept) return null;
  const kind = context.state.lost ? "" : "quiet";
  return html`<div class="row">${button(accept, () => openAccept(context), { kind, name: "accept" })}</div>`;
}

/** @typedef {{ context: Context } & Omit<ToDoProps, "kind">} CardProps */

/** For which moment of which game somebody wants to put the pieces back. */
let puttingBack = "";

/**
 * Nobody could follow: how it stood, and two ways on.
 * @param {CardProps} props
 */
function Lost({ context, steps, accept }) {
  const { state, geometry } = context;
  const moment = `${state.game_id}-${state.turn}-${state.die}`;
  const back = () => {
    puttingBack = moment;
    context.render();
  };
  const before = { pieces: geometry && pieces({ ...state, spots: null, steps: [] }, geometry), signs: state.signs };
  const contents = { ...before, label: t("lost_was") };
  return html`<section class="card guide" aria-label=${t("lost")}>
    <h2>${t("lost_was")}</h2>
    ${geometry && html`<${Miniature} state=${state} geometry=${geometry} around=${null} contents=${contents} />`}
    <div class="row">${button(t("lost_back"), back, { kind: "primary", name: "put-back" })}</div>
    <div hidden=${puttingBack !== moment}><${Steps} context=${context} steps=${steps} /></div>
    <${Accept} context=${context} accept=${accept} />
  </section>`;
}

/** @param {CardProps} props */
const WayBack = ({
  context,
  steps,
  told,
  why,
  accept,
}) => html`<section class="card guide way-back" aria-label=${t("way_back")}>
  <h2>${t("way_back")}</h2>
  <${Steps} context=${context} steps=${steps} told=${told} />
  <p class="small">${why || t("or_play_on")}</p>
  <${Accept} context=${context} accept=${accept} />
</section>`;

/**
 * The way back, folded, for whoever would rather.
 * @param {{ context: Context, steps: Step[], name: string, children?: Content }} props
 */
const Rather = ({ context, steps, name, children }) =>
  steps.length > 0 &&
  html`<details class="later">
    <summary>${t(name)}</summary>
    <${Steps} context=${context} steps=${steps} />
    ${children}
  </details>`;

/**
 * Walls that go back end a turn, once whose turn it is says so.
 * @param {CardProps} props
 */
const EndTurn = ({ context, steps }) => html`<section class="card guide kind">
  <h2>${t("end_turn_ask")}</h2>
  <div class="row">
    ${button(t("end_turn"), () => attempt(() => tell("/api/input", { input: "stop" })), { kind: "primary", name: "end-turn" })}
  </div>
  <${Rather} context=${context} steps=${steps} name="not_yet" />
</section>`;

/**
 * Whoever moved before the number was known may tell it, or put things back.
 * @param {CardProps} props
 */
const Forgot = ({ context, steps, accept }) => html`<section class="card guide kind">
  <h2>${t("what_rolled")}</h2>
  <p>${t("what_rolled_hint")}</p>
  <${Rather} context=${context} steps=${steps} name="or_put_back" />
  <${Accept} context=${context} accept=${accept} />
</section>`;

/**
 * A word is asked above that lets it count; whoever would rather put it back finds how.
 * @param {CardProps} props
 */
const WordFirst = ({ context, steps, accept }) => html`<section class="card way-back">
  <${Rather} context=${context} steps=${steps} name="or_put_back">
    <${Accept} context=${context} accept=${accept} />
  <//>
</section>`;

/**
 * A turn to choose, as a picture; nothing where it has none.
 * @param {{ context: Context, move: string }} props
 */
export function Option({ context, move }) {
  const parts = context.geometry && parseMove(move, context.state.turn);
  if (!parts) return null;
  const around = [parts.from, parts.to, parts.place].filter(Boolean);
  return html`<${Part} context=${context} arrows=${turnArrows(parts, "guide")} around=${around} plain />`;
}

/** @param {CardProps} props */
function Question({ context, choices, allowed }) {
  /** @param {string} move */
  const answer = (move) => () => attempt(() => tell("/api/answer", { move }));
  /**
   * @param {string} move
   * @param {string} css
   * @param {Content} inside
   */
  const option = (move, css, inside) =>
    html`<button key=${move} type="button" class=${css} disabled=${!allowed} data-f=${move} onclick=${answer(move)}>
      ${inside}
    </button>`;
  /** @param {Choice} props */
  const choice = ({ move, text, short }) =>
    option(move, "option", html`<${Option} context=${context} move=${move} /><span>${inShort(short, text)}</span>`);
  return html`<section class="card question" aria-label=${t("question")}>
    <h2>${t("question")}</h2>
    <div class="options">
      ${choices.map(choice)}
      ${option("none", "option none", html`<span>${t("none_of_these")}</span>`)}
    </div>
    ${!allowed && html`<p class="small">${t("only_seat_answers")}</p>`}
  </section>`;
}

/** @param {CardProps} props */
function SetUp({ context, why, steps, told, turned, done, total, stands }) {
  const { state, geometry } = context;
  const built = geometry?.marks.outlets?.length && !state.past.lines; // walls that no sensor sees
  const right = () => attempt(() => tell("/api/board-right", {}));
  return html`<section class="card setup" aria-label=${t("set_up_board")}>
    <h2>${t(turned ? "turn_board" : "set_up_check")}</h2>
    ${why && html`<p class="why">${why}</p>`}
    <progress max=${total} value=${done} aria-label=${t("set_up_check")} />
    <${Steps} context=${context} steps=${steps} told=${told} />
    ${built && html`<a class="button" href=${localized("/maze")} data-f="maze-set-up">${t("maze")}</a>`}
    ${stands && button(t("stands_right"), right, { kind: "quiet", name: "stands-right" })}
  </section>`;
}

/** @type {Record<Exclude<ToDoProps["kind"], "">, (props: CardProps) => Content>} */
const CARDS = {
  question: Question,
  "set-up": SetUp,
  lost: Lost,
  "way-back": WayBack,
  "end-turn": EndTurn,
  forgot: Forgot,
  "word-first": WordFirst,
};

/**
 * What fits the phase; nothing where the top card already says all.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showToDo(node, context) {
  const { kind, ...props } = toDoProps(context.state, me);
  show(node, kind && html`<${CARDS[kind]} key=${kind} context=${context} ...${props} />`);
}
