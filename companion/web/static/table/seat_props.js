// What the window of one seat offers, from the state and from who this phone is. Draws nothing.

/**
 * @import { Me, State } from "../lib/api.js"
 * @typedef {{ take: boolean, rename: boolean, release: boolean, second: boolean, gives: boolean, lost: boolean, helps: boolean }} SeatChoices
 *   `second`: a second phone may show the seat's page; `gives`: hand over, leave; `lost`: the phone with its secrets is another one;
 *   `helps`: help and lights are to choose.
 */

/**
 * @param {State} state
 * @param {Me} me
 * @param {string} seat
 * @returns {SeatChoices}
 */
export function seatChoices(state, me, seat) {
  const mine = me.seats.includes(seat);
  const taken = (me.claimed ?? []).includes(seat);
  const may = mine || me.host;
  const goesOn = state.phase !== "over";
  return {
    take: !taken && !mine,
    rename: may && goesOn,
    release: taken && may,
    second: mine && state.secrets,
    gives: may && goesOn,
    lost: state.secrets && taken && me.host && !mine, // the page of this seat alone is on another phone
    helps: may && goesOn && state.link?.needed !== false, // help is about hands on the board, and lights under it
  };
}
