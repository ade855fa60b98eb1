// Statistics of one game or of many: what each player did, the luck of the dice, and something kind for everybody.

import { html } from "../base/html.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

/** @import { PlayerLine, ThrowsLine } from "../lib/api.js" */

/**
 * A bar with a mark in its middle, where a fair die would be; the sentence beside it says the same.
 * @param {number} share
 */
function luckBar(share) {
  const end = 100 * Math.min(1, Math.max(0, 0.5 + (share - 0.5) * 2));
  return html`<svg class="luck" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="luck-all" x="0" y="4" width="100" height="6" />
    <rect class="luck-here" x=${Math.min(50, end)} y="2" width=${Math.max(1, Math.abs(end - 50))} height="10" />
    <rect class="luck-fair" x="49.5" y="0" width="1" height="14" />
  </svg>`;
}

/**
 * @param {PlayerLine} player
 * @param {boolean} over
 */
function facts(player, over) {
  /** @type {[what: string, value: string | number][]} */
  const rows = over
    ? [
        [t("past_games"), player.games],
        [t("past_won"), player.won],
      ]
    : [];
  rows.push([t("past_turns"), player.turns]);
  for (const deed of player.deeds) rows.push([deed.label, deed.count]);
  if (player.passes) rows.push([t("past_passes"), player.passes]);
  const sixes = player.numbers.find(({ number }) => number === 6);
  if (sixes) rows.push([t("past_sixes"), sixes.count]);
  if (player.pace)
    rows.push(
      [t("past_pace"), player.pace],
      [t("past_longest"), player.longest],
      [t("past_longest_wait"), player.longest_wait],
    );
  return html`<dl class="facts">
    ${rows.map(([what, value]) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

/**
 * One card for each player; `over`: over many games.
 * @param {{ players: PlayerLine[], over?: boolean, marks?: Record<string, string> }} props
 */
export const Players = ({ players, over = false, marks = {} }) => html`<ul class="players">
  ${players.map(
    (player) => html`<li key=${player.seat || player.who}>
      <h3>${player.seat && [token(player.seat, marks[player.seat] ?? "", "small"), " "]}${player.who}</h3>
      <p class="kind">${player.kind}</p>
      ${facts(player, over)}
      <p class="small">${player.luck}</p>
      ${player.share !== null && luckBar(player.share)}
    </li>`,
  )}
</ul>`;

/** @param {ThrowsLine} props */
function Die({ label, text, numbers }) {
  const most = Math.max(1, ...numbers.map(({ count }) => count));
  return html`<div class="one-die">
    <h3>${label}</h3>
    <p>${text}</p>
    <table class="throws">
      <thead><tr>${numbers.map(({ number }) => html`<th scope="col">${number}</th>`)}</tr></thead>
      <tbody><tr>${numbers.map(({ count }) => html`<td>${column(count / most)}${count}</td>`)}</tr></tbody>
    </table>
  </div>`;
}

/**
 * How often each number came, for each die, and what that tells.
 * @param {{ dice: ThrowsLine[] }} props
 */
export const Dice = ({ dice }) =>
  dice.length > 0 &&
  html`<details class="dice">
    <summary>${t("past_dice")}</summary>
    ${dice.map((die) => html`<${Die} key=${die.label} ...${die} />`)}
  </details>`;

/** @param {number} share */
const column = (share) => html`<svg class="column-bar" viewBox="0 0 20 40" aria-hidden="true">
  <rect x="4" y=${40 - 40 * share} width="12" height=${40 * share} />
</svg>`;
