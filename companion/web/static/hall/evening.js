// What was played this evening, table by table.

import { html, show } from "../base/html.js";
import { kindName, t } from "../base/words.js";
import { token } from "../board/shapes.js";

/** @import { HallTable } from "../lib/hall.js" */

/**
 * @param {Record<string, number>} wins
 * @param {Record<string, string>} marks
 */
const won = (wins, marks) =>
  Object.entries(wins).map(
    ([seat, count]) =>
      html`<span class="hall-win">${token(seat, marks[seat] ?? "", "small")}<span class="hidden">${kindName(seat)}: </span>${count}</span>`,
  );

/**
 * Fill the part; nothing where nothing was played.
 * @param {HTMLElement} node
 * @param {HallTable[]} tables
 */
export function showEvening(node, tables) {
  const played = tables.filter(({ results }) => results.turns > 0);
  /** @param {HallTable} props */
  const row = ({ id, title, results, pieces }) => html`<tr>
    <th scope="row">${title || id}</th>
    <td>${results.games}</td>
    <td>${results.turns}</td>
    <td>${won(results.wins, pieces?.marks ?? {})}</td>
  </tr>`;
  const head = ["hall_table", "hall_games", "hall_turns", "hall_wins"];
  show(
    node,
    played.length === 0
      ? null
      : html`<h2>${t("hall_evening")}</h2>
          <table class="hall-evening">
            <thead><tr>${head.map((word) => html`<th scope="col">${t(word)}</th>`)}</tr></thead>
            <tbody>${played.map(row)}</tbody>
          </table>`,
  );
}
