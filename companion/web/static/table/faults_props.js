// What the card of sensors that are left out shows, from the state and from who this phone is. Draws nothing.

import { rests } from "../base/state.js";
import { t } from "../base/words.js";

/**
 * @import { Fault, Me, State } from "../lib/api.js"
 * @typedef {{ faults: Fault[], note: string, judges: boolean, host: boolean }} FaultsProps
 *   `note`: the line at the top of the page; `judges`: this phone may say that a sensor works.
 */

/**
 * What the card shows; null where all is well.
 * @param {State} state
 * @param {Me} me
 * @returns {FaultsProps | null}
 */
export function faultsProps({ faults = [], paused }, me) {
  if (!faults.length) return null;
  const note = faults.length === 1 ? faults[0].text : `${t("faults")} (${faults.length})`;
  return { faults, note, judges: !rests({ paused }) && (me.host || me.seats.length > 0), host: me.host };
}
