// While nobody plays: what can be played here, as large pictures. A tap on one leads to its new game.

import { ask } from "../base/api.js";
import { html, show } from "../base/html.js";
import { startNew } from "../base/lazy.js";
import { welcomes } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { SetUp } from "./editions.js";
import { named, playable } from "./new_game_props.js";

let asked = null; // a promise of the shelf

/** One game and its board. */
function Tile({ context, game, edition }) {
  const name = named({ game: game.game, variant: edition.variant });
  return html`<button type="button" class="tile" data-f=${`tile ${name}`} onclick=${() => startNew(context, name)}>
    <${SetUp} game=${game} edition=${edition} />
    <b>${game.name}</b>
    <small>${edition.name}</small>
  </button>`;
}

const Tiles = ({ context, games }) => html`<div class="tiles">
  ${games.map((each) => html`<${Tile} key=${named({ game: each.game.game, variant: each.edition.variant })} context=${context} ...${each} />`)}
</div>`;

/** The way for who sits at this board for the first time. */
const Leads = () =>
  html`<p class="aside"><a class="button quiet" href=${localized("/first-evening")} data-f="first-evening">${t("first_evening")}</a></p>`;

/** Fill the part, once it is known what there is. */
export async function showWelcome(node, context) {
  const shows = () => welcomes(context.state);
  if (shows()) asked ??= attempt(() => ask("/api/shelf"));
  const shelf = await asked;
  if (!shelf) asked = null; // not reached: the next state asks again
  const games = shows() && shelf ? [...playable(shelf).values()] : null;
  show(node, games && [html`<${Tiles} context=${context} games=${games} />`, html`<${Leads} />`]);
}
