// @ts-check
// What this phone may do just now, from the state and from who it is. Draws nothing.

import { awaited, hostDecides, lastIllegal } from "../base/state.js";

/**
 * @import { Me, State } from "../lib/api.js"
 */

/**
 * Whether this phone may roll, answer and take back for whoever is awaited.
 * @param {State} state
 * @param {Me} me
 */
export const mayAct = (state, me) =>
  me.host ||
  me.seats.includes(awaited(state)) ||
  Boolean(state.awaiting?.seats?.some((seat) => me.seats.includes(seat)));

/**
 * Whether this phone may pause the game, and go on.
 * @param {Me} me
 */
export const mayPause = (me) => me.host || me.seats.length > 0;

/**
 * Whether this phone may take back what was played last.
 * @param {State} state
 * @param {Me} me
 */
export function mayUndo(state, me) {
  if (state.offer) return false; // just that is asked above
  if (hostDecides(state) && !me.host) return false;
  return Boolean(state.undo && (me.host || me.seats.includes(state.undo.seat)));
}

/**
 * Whether somebody has moved before the number was known.
 * @param {State} state
 */
export const forgotten = (state) =>
  !state.offer && state.phase === "illegal" && lastIllegal(state)?.reason === "no-roll";

/**
 * Whether a number is wanted now, and this phone may tell it.
 * @param {State} state
 * @param {Me} me
 */
export const numberWanted = (state, me) => (state.phase === "roll" || forgotten(state)) && mayAct(state, me);

/**
 * The number that was told and can still be another, or null: nothing has moved, or there was nothing to move.
 * @param {State} state
 * @param {Me} me
 * @returns {number | null}
 */
export function slip(state, me) {
  const last = state.roll?.last;
  if (last?.how !== "told" || last.back || state.offer || (hostDecides(state) && !me.host)) return null;
  const past = state.past.last;
  const passed = state.phase === "roll" && past?.how === "pass" && past.seat === last.seat && past.die === last.die;
  if (passed) return me.host || me.seats.includes(last.seat) ? last.die : null;
  const untouched = state.phase === "move" && state.hand?.kind === "settled" && past?.what !== "number";
  return untouched && last.die === state.die && mayAct(state, me) ? last.die : null;
}
