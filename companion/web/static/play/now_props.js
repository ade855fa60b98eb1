// What the card at the top says, from the state and from who this phone is. Draws nothing.

import { awaited, inPlay, nobodyPlays, playerName, seatOf, winner } from "../base/state.js";
import { kindName, t } from "../base/words.js";

/**
 * @import { Me, State } from "../lib/api.js"
 * @typedef {{ seat: string, mark: string, name: string }} Waited
 * @typedef {{ short: string, text: string }} Told  `short` for who sees the picture, `text` read aloud
 * @typedef {{
 *   seat: string, mark: string, headline: string, colour: string, sentence: Told, together: Waited[],
 *   idea: { why: string, turn: string } | null, cheer: string, picture: "die" | "trophy" | "",
 *   celebrates: boolean,
 * }} NowProps  `seat` whose card it is, or empty; `together` who may all say something now; `picture` beside the words.
 */

/**
 * Whose turn it is, or how the game stands, in few words.
 * @param {State} state
 * @param {Me} me
 * @returns {string}
 */
export function headline(state, me) {
  const entry = seatOf(state, awaited(state));
  if (nobodyPlays(state)) return t("welcome");
  if (state.phase === "over") return state.won || t("game_ended");
  if (state.phase === "arrange") return arranging(state);
  if (!entry) return "";
  if (state.awaiting?.seats?.length > 1) return t("all_together");
  const mine = me.seats.includes(entry.seat);
  const beside = state.turn && entry.seat !== state.turn; // somebody has to answer in another's turn
  const key = beside ? (mine ? "now_you" : "now_seat") : mine ? "your_turn" : "turn_of";
  return t(key, { name: playerName(state, entry.seat) });
}

/**
 * The heading while pieces are put where they belong: at the start all of them, later those that differ.
 * @param {State} state
 * @returns {string}
 */
export const arranging = (state) => t(state.past.lines || state.die ? "way_back" : "set_up_board");

/**
 * What to do now; of a way back and of a set-up its first step.
 * @param {State} state
 * @param {{ tumbling: boolean }} die
 * @returns {Told}
 */
function sentence(state, { tumbling }) {
  if (tumbling && ["roll", "move"].includes(state.phase)) return { short: "", text: t("die_rolls") };
  const [step] = state.steps ?? [];
  if (told(state)) return { short: step.short, text: step.text };
  return { short: state.awaiting?.seen ?? "", text: state.awaiting?.text ?? "" };
}

/**
 * Whether the card at the top tells the first step of a way back or of a set-up, so that no other card does.
 * @param {State} state
 * @returns {boolean}
 */
export function told({ phase, steps, awaiting }) {
  const [first] = steps ?? [];
  return Boolean(first) && (phase === "arrange" || (phase === "illegal" && awaiting?.text === first.text));
}

/**
 * What the card shows while the game is not paused; `die` is what the die does on this phone.
 * @param {State} state
 * @param {Me} me
 * @param {{ tumbling: boolean, shown: boolean }} die
 * @returns {NowProps}
 */
export function nowProps(state, me, die) {
  const quiet = nobodyPlays(state) || state.phase === "arrange";
  const over = state.phase === "over";
  const seat = over ? winner(state) : quiet ? "" : awaited(state);
  const all = inPlay(state) ? (state.awaiting?.seats ?? []) : [];
  const entry = all.length > 1 ? null : seatOf(state, seat);
  const mark = (/** @type {string} */ each) => seatOf(state, each)?.mark ?? "";
  return {
    seat: entry ? seat : "",
    mark: entry?.mark ?? "",
    headline: headline(state, me),
    colour: entry?.name ? kindName(seat) : "",
    sentence: sentence(state, die),
    together:
      all.length > 1 ? all.map((each) => ({ seat: each, mark: mark(each), name: playerName(state, each) })) : [],
    idea: state.idea?.text ? { why: t("idea", { why: state.idea.text }), turn: state.idea.turn } : null,
    cheer: state.cheer?.text ?? "",
    picture: quiet ? "" : over ? (winner(state) ? "trophy" : "") : die.shown ? "die" : "",
    celebrates: over && Boolean(winner(state)),
  };
}
