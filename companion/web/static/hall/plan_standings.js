// Who leads, and why.

import { html } from "../base/html.js";
import { t } from "../base/words.js";

/** @import { Evening, Standing } from "../lib/hall.js" */

const HEADS = [
  "plan_place_head",
  "plan_player",
  "plan_points_head",
  "plan_firsts",
  "plan_seconds",
  "plan_ahead",
  "hall_games",
];

/**
 * The standings as a table, with the rules below.
 * @param {{ evening: Evening }} props
 */
export function Standings({ evening }) {
  const names = new Map(evening.players.map((each) => [each.id, each]));
  /** @param {Standing} one */
  const row = (one) => html`<tr key=${one.player} class=${names.get(one.player)?.here ? "" : "plan-gone"}>
    <td>${one.place}</td>
    <th scope="row"><bdi>${names.get(one.player)?.name}</bdi>${names.get(one.player)?.here ? "" : ` (${t("plan_left")})`}</th>
    <td class="plan-sum" data-name=${t("plan_points_head")}><b>${one.points}</b></td>
    <td data-name=${t("plan_firsts")}>${one.firsts}</td>
    <td data-name=${t("plan_seconds")}>${one.seconds}</td>
    <td data-name=${t("plan_ahead")}>${one.ahead > 0 ? `+${one.ahead}` : one.ahead}</td>
    <td data-name=${t("hall_games")}>${one.played}</td>
  </tr>`;
  return html`<h2>${t("plan_standings")}</h2>
    <table class="plan-standings">
      <thead><tr>${HEADS.map((word) => html`<th scope="col">${t(word)}</th>`)}</tr></thead>
      <tbody>${evening.standings.map(row)}</tbody>
    </table>
    <p class="small">${t("plan_rules")}</p>
    <p class="small">${t("plan_ties")}</p>`;
}
