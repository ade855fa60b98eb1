// What the big screen says beside the moment: one heading, what to do, at most one line of why. Draws nothing.

import { awaited, byNumber, nobodyPlays, playerName, seatOf, winner } from "../base/state.js";
import { t } from "../base/words.js";
import { arranging } from "../play/now_props.js";

/**
 * @import { Seat, State } from "../lib/api.js"
 * @typedef {{
 *   seat: string, head: string, mark: string, say: string, full: string, why: string, choices: string[], css: string,
 * }} Message
 */

/** @type {Message} */
const nobody = { seat: "", head: "", mark: "", say: "", full: "", why: "", choices: [], css: "" };

/**
 * Who has won; what was played last where that counts the points.
 * @param {State} state
 * @returns {Message}
 */
function over(state) {
  const seat = winner(state);
  const told = { ...nobody, say: state.awaiting?.text ?? "", css: seat ? "won" : "" };
  if (!seat) return told;
  return {
    ...told,
    seat,
    head: state.won,
    mark: seatOf(state, seat)?.mark ?? "",
    why: byNumber(state) ? "" : (state.past.last?.text ?? ""),
  };
}

/**
 * What to do, and what that is about: a question beside the game, the step to do now, else what is awaited.
 * @param {State} state
 * @returns {Partial<Message>}
 */
function guidance(state) {
  const step = state.guided ? state.steps?.[0] : null;
  if (state.offer) return { say: state.offer.text };
  if (step) return { say: step.short || step.text, full: step.text, why: state.setup?.text ?? "" };
  if (state.whose) return { say: state.whose.text };
  const say = state.awaiting?.text ?? "";
  return state.proposal ? { say, why: state.proposal.text } : { say, why: state.setup?.text ?? "" };
}

/**
 * Whose turn it is, or who is wanted in somebody else's; `entry` is empty where several are.
 * @param {State} state
 * @param {Seat | null} entry
 */
function headlineFor(state, entry) {
  if (!entry) return state.awaiting?.seats?.length > 1 ? t("all_together") : "";
  return t(!state.turn || entry.seat === state.turn ? "turn_of" : "now_seat", { name: playerName(state, entry.seat) });
}

/**
 * {seat, head, mark, say, full, why, choices, css}: whose colours and letter, heading, sentences (`full`: `say` with long names), how it looks.
 * @param {State} state
 * @returns {Message}
 */
export function message(state) {
  if (state.paused) return { ...nobody, say: state.awaiting?.text ?? "", css: "calm" };
  if (nobodyPlays(state)) return { ...nobody, head: t("welcome"), say: state.awaiting?.text ?? "" };
  if (state.phase === "over") return over(state);
  const told = guidance(state);
  if (told.why === told.say) told.why = "";
  if (state.phase === "arrange") return { ...nobody, ...told, head: arranging(state), css: "kind" };
  const entry = state.awaiting?.seats?.length > 1 ? null : seatOf(state, awaited(state));
  const choices = state.phase === "ask" ? (state.ask ?? []).map(({ text, short }) => short || text) : [];
  return {
    ...nobody,
    ...told,
    choices,
    seat: entry?.seat ?? "",
    head: headlineFor(state, entry),
    mark: entry?.mark ?? "",
  };
}
