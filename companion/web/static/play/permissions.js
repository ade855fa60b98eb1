// What this phone may do just now, from the state and from who it is. Draws nothing.

import { awaited, hostDecides, lastIllegal, seatOf } from "../base/state.js";

/** @import { Me, State, Tap } from "../lib/api.js" */

/**
 * Whether this phone acts for a seat: its own, or one that the companion plays, as everybody does who plays.
 * @param {State} state
 * @param {Me} me
 * @param {string} seat
 */
export const standsFor = (state, me, seat) =>
  me.seats.includes(seat) || Boolean(me.seats.length && seatOf(state, seat)?.computer);

/**
 * Whether this phone may roll, answer and take back for whoever is awaited.
 * @param {State} state
 * @param {Me} me
 */
export const mayAct = (state, me) =>
  me.host ||
  standsFor(state, me, awaited(state)) ||
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
  return Boolean(state.undo && (me.host || standsFor(state, me, state.undo.seat)));
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
 * Whether this phone has made the last tap, so that one more takes it back.
 * @param {State} state
 * @param {Me & { tap?: Tap | null }} me
 */
export const slipped = (state, me) =>
  Boolean(state.undo?.slip && me.tap?.number === state.undo.number && me.tap.game_id === state.game_id) &&
  mayUndo(state, me);
