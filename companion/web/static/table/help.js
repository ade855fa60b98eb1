// How much help a seat gets, to choose in its window.

import { html } from "../base/html.js";
import { t } from "../base/words.js";

const LEVELS = ["none", "where", "which", "idea"];

/** One choice of several, each with a line of explanation by `words`; `onChange(value)` hears of it. */
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

/** What the window of a seat offers; `onChange(level)` is asked for. */
export function Levels({ state, entry, onChange }) {
  if (state.manner === "tournament") return html`<p class="small">${t("no_help")}</p>`;
  const words = (word) => t(`level_${word}`);
  const level = { name: "level", caption: t("how_much_help"), values: LEVELS, now: entry.hints, words, onChange };
  return html`<${Choices} ...${level} />`;
}
