// Which seats play on another phone than before: everybody is told, so that nobody looks at another's secrets unnoticed.

import { me } from "../base/api.js";
import { show } from "../base/html.js";
import { playerName } from "../base/state.js";
import { note, speak } from "../base/ui.js";
import { t } from "../base/words.js";

/** @import { Context } from "../lib/page.js" */

let known = /** @type {Record<string, number> | null} */ (null); // seat -> how often its phone was changed, when this page last looked

/**
 * Say it once, aloud and in writing; the line stays for the whole game.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function tellPhones(node, { state }) {
  const changed = me.changed ?? {};
  /** @param {string[]} seats */
  const names = (seats) => seats.map((seat) => playerName(state, seat)).join(", ");
  const before = known;
  const news = before
    ? Object.keys(changed).filter((seat) => changed[seat] > (before[seat] ?? 0) && !me.seats.includes(seat))
    : [];
  known = { ...changed };
  if (news.length) {
    note(t("mine_changed", { name: names(news) }));
    speak(t("mine_changed", { name: names(news) }));
  }
  const seats = state.secrets ? Object.keys(changed) : [];
  show(node, seats.length > 0 && t("mine_changed_before", { names: names(seats) }));
}
