// What is said to whoever asks by a key: the last words again, whose turn it is and what number, what one may do.

import { ask, me } from "../base/api.js";
import { asks } from "../base/heard.js";
import { wished } from "../base/preferences.js";
import { awaited, inPlay, inputsFor } from "../base/state.js";
import { attempt, speak } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { headline } from "../play/now_props.js";
import { stopped } from "../record/record.js";
import { inOrder } from "./possible.js";

/**
 * @import { Geometry, Move } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/** @typedef {(string | null | undefined)[]} Said */

export const OFF = "no-question-keys";
const MOST = 12; // more than that nobody keeps in mind

/**
 * What was said last, and what the table waits for.
 * @param {Context} context
 */
const again = ({ state }) => [state.moment?.long, state.offer?.text ?? state.whose?.text, ...asks(state)];

/**
 * Whose turn it is, and the number, else what is to be done.
 * @param {Context} context
 */
const turn = ({ state }) => [
  state.paused?.text ?? headline(state, me),
  state.die && awaited(state) ? t("rolled_number", { number: state.die }) : state.awaiting?.short,
];

/**
 * @param {Geometry | null} geometry
 * @param {string} name
 */
const spotOf = (geometry, name) => geometry?.spots.find((spot) => spot.name === name)?.text ?? name;

/**
 * @param {{ move: Move, count: number }} way
 * @param {Context} context
 */
function line({ move, count }, { geometry }) {
  if (count === 1) return move.text;
  return t("may_take", { spot: spotOf(geometry, move.to), piece: kindName(move.kind), places: count });
}

/**
 * What may be done now: turns in their order, else what may be said; else what the table waits for.
 * @param {Context} context
 */
async function may(context) {
  const { state } = context;
  const moves = inPlay(state) ? await attempt(() => ask("/api/moves")) : null;
  const ways = moves ? inOrder(moves, state.hand?.targets ?? []) : [];
  const said = inputsFor(state, me).flatMap(({ values }) => values.map(({ text }) => text));
  const lines = [...ways.map((way) => line(way, context)), ...said];
  if (!lines.length) return [state.awaiting?.text];
  const rest = lines.length - MOST;
  return [
    t("may_count", { count: lines.length }),
    ...lines.slice(0, MOST).map((each, i) => `${i + 1}: ${each}`),
    rest > 0 ? t("then_more", { count: rest }) : "",
  ];
}

/** @type {Record<string, (context: Context) => Said | Promise<Said>>} */
const ANSWERS = { F2: again, F4: turn, F8: may }; // keys that neither browsers nor screen readers need

/**
 * Say what a key asks for, also where that was said last; not where these keys are switched off (as WCAG 2.1.4 has it for letters).
 * @param {KeyboardEvent} props
 * @param {Context} context
 */
export async function answer({ key, ctrlKey, altKey, metaKey, shiftKey, repeat }, context) {
  if (ctrlKey || altKey || metaKey || shiftKey || repeat || wished(OFF) || !context.state) return;
  const texts = await ANSWERS[key](context);
  speak([...new Set(texts)].filter(Boolean).map(stopped).join(" "), false, true);
}
