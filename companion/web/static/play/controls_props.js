// Which controls this phone shows now, from the state and from who it is. Draws nothing.

import { awaited, byNumber, inPlay, inputsFor, mayEnd } from "../base/state.js";
import { t } from "../base/words.js";
import { forgotten, mayAct, mayPause, mayUndo, slipped } from "./permissions.js";

/**
 * @import { Again, Me, Seat, State } from "../lib/api.js"
 * @typedef {{ over: boolean, again: Again | null, stored: number | null, broken: number | null }} Begin
 *   To begin a game: `over` after another, `again` what this phone may begin once more, `stored` the game to look back on,
 *   `broken` one to try again or to put aside.
 * @typedef {{
 *   begin: Begin | null, pad: boolean, invited: Invited | null, turns: boolean, done: string,
 *   undo: boolean, pause: boolean, howRolled: boolean,
 * }} ControlsProps
 *   `done` what the button says that ends a turn.
 * @typedef {{ seats: Seat[], too: boolean }} Invited  the seats that may be taken, `too` beside an own one
 */

/**
 * @param {State} state
 * @param {Me} me
 * @returns {ControlsProps}
 */
export function controlsProps(state, me) {
  const acts = mayAct(state, me);
  const number = state.phase === "roll" || forgotten(state);
  const quiet = inPlay(state) && !inputsFor(state, me).length;
  const looksOn = !acts && (number || quiet);
  const begins = state.phase === "arrange" && !state.past.lines;
  const offered = invited(state, me);
  const stands = !offered.too && (begins || (quiet && state.secrets)) && offered.seats.length; // who sits nowhere yet
  const board = (state.die && byNumber(state)) || (state.awaited ?? []).some(({ source }) => source === "board");
  const entering = ["move", "say"].includes(state.phase) || (state.phase === "illegal" && !state.offer); // past a sensor that fails
  const stop = state.awaited?.find(({ word }) => word === "stop");
  return {
    begin: ["idle", "over"].includes(state.phase) && state.awaiting?.what !== "check" ? begin(state, me) : null,
    pad: number && acts,
    invited: looksOn || stands ? offered : null,
    turns: Boolean(entering && board && acts),
    done: mayEnd(state) && acts ? (stop?.values[0]?.text ?? t("turn_done")) : "",
    undo: (inPlay(state) || state.phase === "over") && mayUndo(state, me) && !slipped(state, me),
    pause: (inPlay(state) || state.phase === "arrange") && mayPause(me),
    howRolled: state.phase === "roll",
  };
}

/**
 * @param {State} state
 * @param {Me} me
 * @returns {Begin}
 */
function begin(state, me) {
  const over = state.phase === "over";
  const may = me.host || (state.again?.open && me.seats.length > 0);
  return {
    over,
    again: may ? state.again : null,
    stored: (over && state.game_id) || null,
    broken: (me.host && state.aside?.game_id) || null,
  };
}

/**
 * The seats that nobody holds; whoever has one is offered only that of whoever is awaited.
 * @param {State} state
 * @param {Me} me
 * @returns {Invited}
 */
function invited(state, me) {
  const too = me.seats.length > 0;
  const free = state.seats.filter(({ seat, playing }) => playing && !me.claimed?.includes(seat));
  return { seats: too ? free.filter(({ seat }) => seat === awaited(state)) : free, too };
}
