// The board stands as after another turn than the one recorded last: was it that one? Below the way back.

import { me } from "../base/api.js";
import { html, show } from "../base/html.js";
import { mayCorrect } from "../base/state.js";
import { reallyWas } from "./overrule.js";

/**
 * @import { Choice } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/** @param {{ turn: Choice }} props */
const Turn = ({ turn }) => html`<button
  type="button"
  class="option"
  data-f=${`meant ${turn.move}`}
  onclick=${() => reallyWas(turn)}
>
  <span>${turn.text}</span>
</button>`;

/** @param {import("../lib/api.js").Meant} props */
const Suggestions = ({ text, turns }) => html`<section class="card question" aria-label=${text}>
  <p>${text}</p>
  <div class="options">${turns.map((turn) => html`<${Turn} key=${turn.move} turn=${turn} />`)}</div>
</section>`;

/**
 * Fill the card for whoever may correct the game; for others it is hidden.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showSuggestions(node, { state }) {
  const { meant, proposal } = state;
  const asked = proposal?.what === "turn" && !me.host; // once is enough
  show(node, meant && !state.offer && !asked && mayCorrect(state, me) && html`<${Suggestions} ...${meant} />`);
}
