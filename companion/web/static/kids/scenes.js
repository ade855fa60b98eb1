// The pictures of the page in pictures: one for each thing that can be the matter. Which one: kids_props.js.

import { html, inShort } from "../base/html.js";
import { awaited, lastIllegal, letters, moveArrows, parseMove, pieces, turnArrows } from "../base/state.js";
import { swatch } from "../board/colours.js";
import { Miniature } from "../board/miniature.js";
import { dieFace, isDrawn, trophy } from "../board/shapes.js";
import { Proposed } from "../correct/proposal.js";
import { Option, Part } from "../play/to_do.js";
import { inWords } from "../record/record.js";
import { figure, key, send } from "./keys.js";
import { asleep, back, hops, lifting, turned, yes } from "./kid_icons.js";

/**
 * @import { Choice, Past, State } from "../lib/api.js"
 * @import { Arrow, Content, Context } from "../lib/page.js"
 */

const MOST_TARGETS = 6; // more would hide the picture behind arrows

/**
 * Arrows on the part of the board that they are about.
 * @param {{ context: Context, arrows: Arrow[], around: string[], came?: Record<string, string> }} props
 */
const Way = ({ context, ...about }) =>
  context.geometry && about.around.length > 0 && html`<${Part} context=${context} ...${about} />`;

/**
 * The step to do now; nothing where there is none.
 * @param {{ context: Context }} props
 */
function Step({ context }) {
  const [first] = context.state.steps ?? [];
  if (!first) return null;
  const ends = [first.from, first.to].filter(Boolean);
  const arrows = first.from && first.to ? [{ from: first.from, to: first.to, look: "guide" }] : [];
  return html`<${Way} context=${context} arrows=${arrows} around=${ends} /><p class="kid-text">${inShort(first.short, first.text)}</p>`;
}

/** @param {{ context: Context }} props */
const Winners = ({ context: { state } }) =>
  html`<div class="kid-row">${state.winners.map((seat) => figure(state, seat, "hero"))}${trophy()}</div>`;

/**
 * Whose roll it is; without a die where this phone shows one to tap.
 * @param {{ context: Context, die?: Content }} props
 */
const Roll = ({ context: { state }, die = null }) =>
  html`<div class="kid-row">${figure(state, awaited(state), "hero")}${die}</div>`;

/** @param {{ context: Context }} props */
const Forgot = ({ context }) => html`<${Roll} context=${context} die=${dieFace(null, "kid-die")} />`;

/** @type {{ seen: string | null, came: Record<string, string> }} */
const turn = { seen: null, came: {} }; // the last that this page has shown, and what glided then

/**
 * Where from pieces glide: only what was played while this page looked on.
 * @param {Past | null} last
 * @param {Arrow[]} arrows
 */
function gliding(last, arrows) {
  const seen = JSON.stringify(last ?? "");
  if (seen !== turn.seen)
    turn.came = turn.seen === null ? {} : Object.fromEntries(arrows.map(({ from, to }) => [to, from]));
  turn.seen = seen;
  return turn.came;
}

/**
 * Whose roll is waited for, and where the one before has gone.
 * @param {{ context: Context }} props
 */
function Wait({ context }) {
  const { last } = context.state.past;
  const arrows = moveArrows(last);
  const around = arrows.flatMap(({ from, to }) => [from, to]);
  return html`
    <${Forgot} context=${context} />
    <${Way} context=${context} arrows=${arrows} around=${around} came=${gliding(last, arrows)} />
  `;
}

/**
 * What lies beside the board, and the board with all that is lit and marked on it.
 * @param {{ context: Context }} props
 */
function Said({ context: { state, geometry } }) {
  const lying = (state.signs ?? []).filter(({ what, value }) => what === "beside" && value);
  const contents = geometry && {
    pieces: pieces(state, geometry),
    lights: state.lights ?? {},
    signs: state.signs,
    label: inWords(state),
  };
  return html`
    ${lying.length > 0 && html`<div class="kid-row">${lying.map(({ value }) => swatch(value))}</div>`}
    ${geometry && html`<${Miniature} state=${state} geometry=${geometry} around=${null} contents=${contents} />`}
  `;
}

/**
 * The piece to lift.
 * @param {{ state: State }} props
 */
function Lifted({ state }) {
  const seat = awaited(state);
  const thing = state.hand?.awaits;
  return isDrawn(thing) ? lifting(thing, "") : lifting(seat, letters(state)[seat] ?? "");
}

/**
 * How far to go; for whoever wants ideas, a good turn.
 * @param {{ context: Context }} props
 */
function Count({ context }) {
  const { state } = context;
  const seat = awaited(state);
  return html`
    <${Lifted} state=${state} />
    ${
      state.idea
        ? html`<${Idea} context=${context} />`
        : state.die
          ? hops(seat, letters(state)[seat] ?? "", state.die)
          : null
    }
  `;
}

/** @param {{ context: Context }} props */
function Idea({ context }) {
  const idea = /** @type {import("../lib/api.js").Idea} */ (context.state.idea);
  const { from, to, place } = idea;
  const arrows = turnArrows(idea, "guide");
  return html`<${Way} context=${context} arrows=${arrows} around=${[from, to, place].filter(Boolean)} />`;
}

/**
 * Where what is in the hand may go.
 * @param {{ context: Context }} props
 */
function Targets({ context }) {
  const { lifted, targets } = context.state.hand;
  const from = lifted.at(-1);
  const few = targets.length <= MOST_TARGETS && from;
  const arrows = few ? targets.map((to) => ({ from, to, look: "guide" })) : [];
  return html`
    ${targets.length > MOST_TARGETS && html`<${Lifted} state=${context.state} />`}
    <${Way} context=${context} arrows=${arrows} around=${few ? [from, ...targets] : targets} />
  `;
}

/**
 * The turns to choose from, as pictures to tap.
 * @param {{ context: Context, allowed: boolean }} props
 */
function Question({ context, allowed }) {
  const { state, geometry } = context;
  /** @param {Choice} props */
  const option = ({ move, text }) => {
    const drawn = parseMove(move, state.turn) && geometry;
    const picture = drawn ? html`<${Option} context=${context} move=${move} />` : html`<span>${text}</span>`;
    return allowed ? key(text, picture, send("/api/answer", { move }), `kid-${move}`, "picture") : picture;
  };
  return html`<div class="kid-options">${state.ask.map(option)}</div>`;
}

/**
 * What stands wrong, where no step says more.
 * @param {{ context: Context }} props
 */
function Wrong({ context }) {
  const wrong = lastIllegal(context.state)?.wrong ?? [];
  return context.geometry && wrong.length ? html`<${Way} context=${context} arrows=${[]} around=${wrong} />` : back();
}

/** @param {{ context: Context }} props */
const Whose = ({ context }) =>
  html`<${Way} context=${context} arrows=${[]} around=${Object.keys(context.state.whose?.spots ?? {})} />`;

/** @param {{ context: Context }} props */
const Proposal = ({ context: { state, geometry } }) =>
  geometry ? html`<${Proposed} state=${state} geometry=${geometry} />` : back();

/** Scene of kids_props.js -> component; takes `context` and `allowed`. */
export const SCENES = {
  asleep,
  winners: Winners,
  roll: Roll,
  wait: Wait,
  forgot: Forgot,
  said: Said,
  targets: Targets,
  count: Count,
  question: Question,
  turned,
  step: Step,
  right: yes,
  wrong: Wrong,
  back,
  whose: Whose,
  proposal: Proposal,
  moment: () => null,
};
