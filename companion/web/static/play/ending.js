// The end of a game that somebody has won: what turned it, and something kind for each, as the stored game tells it.

import { ask } from "../base/api.js";
import { html, show } from "../base/html.js";
import { seatOf, winner } from "../base/state.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

let told = { key: "", story: null }; // of which end, and a promise of it

const keyOf = ({ game_id: id, phase, past, ...state }) =>
  phase === "over" && winner(state) && id ? `${id} ${past.tag}` : "";

/** `evening` is the turn of the game, where there was one; `kind` (seat -> words) something for each. */
export function Ending({ state, evening, players }) {
  const line = ({ seat, kind }) => html`<li key=${seat} class="row">
    ${token(seat, seatOf(state, seat)?.mark ?? "", "small")}<span>${kind}</span>
  </li>`;
  return html`
    ${evening && html`<p><b>${t("past_evening")}</b> ${evening.text}</p>`}
    <ul class="stack">
      ${players.filter(({ kind }) => kind).map(line)}
    </ul>
  `;
}

/** Fill the card, once the story has come; it is asked for once for each end. */
export async function showEnding(node, context) {
  const key = keyOf(context.state);
  if (told.key !== key)
    told = { key, story: key ? ask(`/api/games/${context.state.game_id}`).catch(() => null) : null };
  const story = await told.story;
  if (key !== keyOf(context.state)) return;
  show(node, story && html`<${Ending} state=${context.state} ...${story.statistics} />`);
}
