// What is printed on the board and nobody but the table can know, in the window of a new game.

import { html } from "../base/html.js";
import { t } from "../base/words.js";

/** @import { FactLine } from "../lib/api.js" */

/**
 * A number, or one of several for each place: a field for each.
 * @param {{ fact: FactLine }} props
 */
function Fact({ fact: { key, name, hint, usual, told, least, most, values, says, places, fixed } }) {
  const now = told ?? usual;
  const field = `fact ${key}`;
  const range = { min: least, max: most, inputmode: "numeric", class: "select", "aria-label": name };
  const option = (/** @type {number} */ at) => (/** @type {string} */ value, /** @type {number} */ i) =>
    html`<option value=${value} selected=${typeof now !== "number" && value === now[at]}>${says[i]}</option>`;
  const pick = (/** @type {string} */ place, /** @type {number} */ at) => html`<label class="field-label">
    ${place}
    <select class="select" name=${field} disabled=${at < fixed}>${values.map(option(at))}</select>
  </label>`;
  return html`
    <p><b>${name}</b>${" "}<small>${hint}</small></p>
    ${
      places.length
        ? html`<div class="fact-list">${places.map(pick)}</div>`
        : html`<input type="number" name=${field} defaultValue=${now} required ...${range} />`
    }
  `;
}

/**
 * What nobody but the table can know of its board.
 * @param {{ facts: FactLine[], told: boolean }} props
 */
export const OwnBoard = ({ facts, told }) => html`<details class="own-board">
  <summary>${t(told ? "own_board_told" : "own_board")}</summary>
  <p class="small">${t("own_board_hint")}</p>
  ${facts.map((fact) => html`<${Fact} key=${fact.key} fact=${fact} />`)}
</details>`;
