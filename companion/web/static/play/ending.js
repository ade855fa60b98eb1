// The end of a game that somebody has won: what turned it, and something kind for each, as the stored game tells it.

import { ask } from "../base/api.js";
import { html, show } from "../base/html.js";
import { looks } from "../base/looks.js";
import { seatOf, winner } from "../base/state.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

/**
 * @import { GameStatistics, PlayerLine, State, StoredStory } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/** @type {{ key: string, story: Promise<StoredStory | null> | null }} */
let told = { key: "", story: null }; // of which end, and a promise of it

/** @param {State} state */
const keyOf = (state) =>
  state.phase === "over" && winner(state) && state.game_id ? `${state.game_id} ${state.past.tag}` : "";

/**
 * How often each number came to each seat: people and companion side by side, so that nobody needs to wonder.
 * @param {{ state: State, players: PlayerLine[] }} props
 */
const Numbers = ({ state, players }) => html`<table class="numbers-of-each">
  <caption>${t("numbers_of_each")}</caption>
  <thead>
    <tr>
      <td></td>
      ${players[0].numbers.map(({ number }) => html`<th scope="col">${number}</th>`)}
      <th scope="col">${t("past_mean")}</th>
    </tr>
  </thead>
  <tbody>
    ${players.map(
      ({ seat, who, numbers, mean }) => html`<tr key=${seat}>
        <th scope="row">
          ${token(seat, seatOf(state, seat)?.mark ?? "", "small")}<span class="hidden">${who}</span>
        </th>
        ${numbers.map(({ count }) => html`<td>${count}</td>`)}
        <td>${mean}</td>
      </tr>`,
    )}
  </tbody>
</table>`;

/**
 * `evening` is the turn of the game, where there was one; `kind` (seat -> words) something for each.
 * @param {{ state: State } & Pick<GameStatistics, "evening" | "players">} props
 */
export function Ending({ state, evening, players }) {
  /** @param {PlayerLine} props */
  const line = ({ seat, kind }) => html`<li key=${seat} class="row">
    ${token(seat, seatOf(state, seat)?.mark ?? "", "small")}<span>${kind}</span>
  </li>`;
  return html`
    ${evening && html`<p><b>${t("past_evening")}</b> ${evening.text}</p>`}
    <ul class="stack">
      ${players.filter(({ kind }) => kind).map(line)}
    </ul>
    ${compared(state, players) && html`<${Numbers} state=${state} players=${players} />`}
  `;
}

/**
 * Whether the companion has played, by numbers.
 * @param {State} state
 * @param {PlayerLine[]} players
 */
const compared = ({ seats }, players) => seats.some(({ computer }) => computer) && players[0]?.numbers.length > 0;

/**
 * Fill the card, once the story has come; it is asked for once for each end.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showEnding(node, context) {
  const key = keyOf(context.state);
  if (told.key !== key)
    told = { key, story: key ? ask(`/api/games/${Number(context.state.game_id)}`).catch(() => null) : null };
  const story = await told.story;
  if (key !== keyOf(context.state)) return;
  if (story) await looks("play/ending.css");
  show(node, story && html`<${Ending} state=${context.state} ...${story.statistics} />`);
}
