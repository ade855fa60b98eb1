// While nobody plays: what can be played here, as large pictures. A tap on one leads to its new game.

import { ask, me } from "../base/api.js";
import { html, show } from "../base/html.js";
import { startNew } from "../base/load_on_demand.js";
import { named, welcomes } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { SetUpImage } from "../board/miniature.js";

/**
 * @import { Tile } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

let asked = /** @type {Promise<import("../lib/api.js").Tile[] | null> | null} */ (null);

/**
 * One game and its board.
 * @param {{ context: Context, tile: Tile }} props
 */
function Tile({ context, tile }) {
  const name = named(tile);
  return html`<button type="button" class="tile" data-f=${`tile ${name}`} onclick=${() => startNew(context, name)}>
    <span class="variant-picture"><${SetUpImage} geometry=${tile.board} set=${tile} /></span>
    <b>${tile.name}</b>
    <small>${tile.edition}</small>
  </button>`;
}

/** @param {{ context: Context, tiles: import("../lib/api.js").Tile[] }} props */
const Tiles = ({ context, tiles }) => html`<div class="tiles">
  ${tiles.map((tile) => html`<${Tile} key=${named(tile)} context=${context} tile=${tile} />`)}
</div>`;

/** The way for who sits at this board for the first time. */
const Leads = () =>
  html`<p class="aside"><a class="button quiet" href=${localized("/first-evening")} data-f="first-evening">${t("first_evening")}</a></p>`;

/**
 * Fill the part, once it is known what there is.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showWelcome(node, context) {
  const shows = () => welcomes(context.state);
  if (shows()) asked ??= attempt(() => ask("/api/tiles"));
  const tiles = await asked;
  if (!tiles) asked = null; // not reached: the next state asks again
  const guest = !me.host && html`<p class="small">${t("welcome_guest")}</p>`;
  show(node, shows() && tiles && [guest, html`<${Tiles} context=${context} tiles=${tiles} />`, html`<${Leads} />`]);
}
