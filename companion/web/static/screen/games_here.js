// While nobody plays: what can be played here, as pictures on the big screen.

import { ask } from "../base/api.js";
import { html } from "../base/html.js";
import { named, nobodyPlays } from "../base/state.js";
import { SetUpImage } from "../board/miniature.js";

/** @import { State, Tile } from "../lib/api.js" */

const MOST = 6; // more would be small from three metres

let tiles = /** @type {Tile[] | null} */ (null);
let asked = false;

/**
 * Ask once what there is, and `render` then.
 * @param {State} state
 * @param {() => void} render
 */
export async function learnGames(state, render) {
  if (asked || !nobodyPlays(state)) return;
  asked = true;
  tiles = await ask("/api/tiles").catch(() => null);
  asked = tiles !== null; // not reached: the next state asks again
  if (tiles) render();
}

/** The pictures; nothing until they are there. */
export const gamesHere = () =>
  tiles &&
  html`<ul class="games-here">
    ${tiles.slice(0, MOST).map(
      (tile) => html`<li key=${named(tile)}>
        <${SetUpImage} geometry=${tile.board} set=${tile} />
        <b>${tile.name}</b>
        <small>${tile.edition}</small>
      </li>`,
    )}
  </ul>`;
