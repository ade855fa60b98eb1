// What somebody has to do now, from the state and from who this phone is. Draws nothing.

import { lastIllegal, mayCorrect, seatOf } from "../base/state.js";
import { t } from "../base/words.js";
import { told } from "./now_props.js";
import { mayAct } from "./permissions.js";

/**
 * @import { Choice, Me, State, Step } from "../lib/api.js"
 * @typedef {"question" | "set-up" | "lost" | "way-back" | "end-turn" | "forgot" | "word-first" | ""} ToDoKind
 * @typedef {{
 *   kind: ToDoKind, steps: Step[], told: boolean, why: string, accept: string, choices: Choice[], allowed: boolean,
 *   turned: boolean, done: number, total: number, stands: boolean,
 * }} ToDoProps
 *   `told` that the card at the top says the first step, `accept` what the button says that lets a move count, empty where there is none; of a set-up `done` of `total` pieces
 *   stand, `stands` that somebody may say it is right.
 */

/**
 * @param {State} state
 * @param {Me} me
 * @returns {ToDoKind}
 */
function kindOf(state, me) {
  const { phase } = state;
  if (state.offer) return ""; // asked beside the game; the way back follows a "no"
  if (phase === "ask") return "question";
  if (phase === "arrange") return "set-up";
  if (phase !== "illegal") return "";
  if (state.lost) return "lost";
  if (state.end_turn && mayAct(state, me)) return "end-turn";
  if (lastIllegal(state)?.reason === "no-roll") return "forgot";
  return state.guided ? "way-back" : "word-first";
}

/**
 * Why something is asked for, where the first step does not say it itself; of a way back, what the companion wants instead.
 * @param {State} state
 * @param {ToDoKind} kind
 * @returns {string}
 */
function why(state, kind) {
  if (kind === "way-back" && seatOf(state, state.turn ?? "")?.computer) return state.moment?.long ?? "";
  return kind === "set-up" ? (state.setup?.text ?? "") : ""; // of others the moment tells it
}

/**
 * @param {State} state
 * @param {Me} me
 * @returns {ToDoProps}
 */
export function toDoProps(state, me) {
  const kind = kindOf(state, me);
  const { missing = [], surplus = [], turned, wrong_side: wrongSide, sensor } = state.setup ?? {};
  const open = missing.length + surplus.length;
  const total = Math.max(open, 1, (state.spots?.length ?? 0) - surplus.length + missing.length);
  const asked = state.proposal?.what === "accept" && !me.host; // once is enough
  const accepts = state.accept && !asked && mayCorrect(state, me);
  return {
    kind,
    steps: state.steps ?? [],
    told: told(state),
    why: why(state, kind),
    accept: accepts ? t(state.lost ? "lost_stands" : "accept_anyway") : "",
    choices: state.ask ?? [],
    allowed: mayAct(state, me),
    turned: Boolean(turned || wrongSide),
    done: total - open,
    total,
    stands: Boolean(sensor && (me.host || me.seats.length)),
  };
}
