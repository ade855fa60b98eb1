// Which buttons the row at the foot has, from the state and from who this phone is. Draws nothing.

import { mayCorrect, nobodyPlays, rests } from "../base/state.js";
import { explainedAt } from "../learn/explained.js";

/**
 * @import { AidLine, Me, State } from "../lib/api.js"
 * @import { Explained } from "../learn/explained.js"
 * @typedef {{ playing: boolean, explained: string, corrects: boolean, built: boolean, sealed: boolean, host: boolean, aids: AidLine[], calls: boolean | null }} TableProps
 *   `explained`: the address of the page that tells how it is played, or empty; `built`: the board has walls that no sensor sees;
 *   `calls`: whether the table calls the hall, null where this phone cannot.
 */

/**
 * @param {State} state
 * @param {Me} me
 * @param {(Explained & { marks: { outlets?: unknown[] } }) | null} [geometry]
 * @returns {TableProps}
 */
export function tableProps(state, me, geometry) {
  const playing = !nobodyPlays(state) && state.phase !== "over";
  return {
    playing,
    explained: explainedAt(geometry),
    corrects: !nobodyPlays(state) && mayCorrect(state, me),
    built: Boolean(geometry?.marks.outlets?.length),
    sealed: Boolean(state.seal),
    host: me.host,
    calls: state.hall?.there && (me.host || me.seats.length > 0) ? state.hall.calls : null,
    aids: me.host && playing && !rests(state) ? state.aids : [],
  };
}
