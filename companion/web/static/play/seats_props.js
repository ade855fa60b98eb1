// What the list of seats shows, from the state and from who this phone is. Draws nothing.

import { playerName } from "../base/state.js";
import { kindName, t } from "../base/words.js";

/**
 * @import { Me, Seat, State } from "../lib/api.js"
 * @typedef {{ seat: string, mark: string, name: string, notes: string, css: string, free: boolean, more: boolean }} SeatProps
 *   One seat: `free` for this phone to take, `more` that this phone may do with it.
 * @typedef {{ seats: SeatProps[], tournament: boolean, looking: string }} SeatsProps
 *   `looking`: a sentence for who only looks on.
 */

/**
 * What the panel shows; null where it shows nothing.
 * @param {State} state
 * @param {Me} me
 * @returns {SeatsProps | null}
 */
export function seatsProps(state, me) {
  const { seats, phase } = state;
  if (!seats.length || phase === "idle") return null;
  const free = seats.some(({ seat, playing }) => playing && !me.claimed.includes(seat));
  const looksOn = me.seats.length === 0 && !me.host;
  return {
    seats: seats.map((entry) => seatProps(state, me, entry)),
    tournament: state.manner === "tournament",
    looking: looksOn ? t(free ? "looking_on_free" : "looking_on") : "",
  };
}

/**
 * @param {State} state
 * @param {Me} me
 * @param {Seat} entry
 * @returns {SeatProps}
 */
function seatProps(state, me, { seat, mark, name, playing, lights, plays }) {
  const mine = me.seats.includes(seat);
  const taken = me.claimed.includes(seat);
  const turn = state.turn === seat && !["idle", "over"].includes(state.phase);
  const notes = [
    name && kindName(seat),
    plays,
    mine ? t("you") : taken && t("taken_seat"),
    !playing && t("has_left"),
    lights === false && t("lights_off"),
  ];
  return {
    seat,
    mark,
    name: playerName(state, seat),
    notes: notes.filter(Boolean).join(" · "),
    css: `seat seat-${seat}${turn ? " turn" : ""}`,
    free: playing && !taken && me.seats.length === 0,
    more: playing && (mine || me.host || (me.seats.length > 0 && !taken)),
  };
}
