// How much help a seat gets, to choose in its window.

import { html } from "../base/html.js";
import { t } from "../base/words.js";

/** @import { Seat, State } from "../lib/api.js" */

const LEVELS = ["none", "where", "which", "idea"];

/**
 * One choice of several, each with a line of explanation by `words`; `onChange(value)` hears of it.
 * @param {{ name: string, caption: string, values: string[], now: string, words: (word: string) => string, onChange?: (value: string) => unknown }} props
 */
export const Choices = ({ name, caption, values, now, words, onChange }) => html`<fieldset>
  <legend>${caption}</legend>
  <div class="choices lines">
    ${values.map(
      (value) => html`<label key=${value} class="choice">
        <input type="radio" name=${name} value=${value} checked=${value === now} onchange=${() => onChange?.(value)} />
        <span><b>${words(value)}</b><small>${words(`${value}_hint`)}</small></span>
      </label>`,
    )}
  </div>
</fieldset>`;

/**
 * What the window of a seat offers; `onChange(level)` is asked for.
 * @param {{ state: State, entry: Seat, onChange: (level: string) => unknown }} props
 */
export function Levels({ state, entry, onChange }) {
  if (state.manner === "tournament") return html`<p class="small">${t("no_help")}</p>`;
  /** @param {string} word */
  const words = (word) => t(`level_${word}`);
  const level = { name: "level", caption: t("how_much_help"), values: LEVELS, now: entry.hints, words, onChange };
  return html`<${Choices} ...${level} />`;
}
