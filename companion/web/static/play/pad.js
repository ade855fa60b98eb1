// The number: rolled by the companion, or told of a die on the table; and at once another where a finger slipped.

import { me, tell } from "../base/api.js";
import { html } from "../base/html.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace } from "../board/shapes.js";
import { listen } from "../table/number_keys.js";
import { numbers, rollForMe, tumbling } from "./die.js";
import { numberWanted } from "./permissions.js";

/** @import { Context } from "../lib/page.js" */

const FIVE = 5; // as dice are drawn on signs

/** @param {number} number */
const enter = (number) => attempt(() => tell("/api/roll", { number }));

/**
 * A key of the pad: dots and digit.
 * @param {{ number: number }} props
 */
const Key = ({ number }) => html`<button
  type="button"
  class="pad-key"
  data-f=${`n${number}`}
  onclick=${() => enter(number)}
  aria-label=${t("i_rolled", { number })}
>
  ${dieFace(number)}
  <b aria-hidden="true">${number}</b>
</button>`;

/** @param {{ context: Context }} props */
const Roll = ({ context }) => html`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${tumbling() ? "true" : null}
  onclick=${() => rollForMe(context)}
>
  ${dieFace(FIVE, "tilt-2")}
  <span>${t("roll_for_me")}</span>
</button>`;

/**
 * Roll, or tap the number.
 * @param {{ context: Context }} props
 */
export function RollPad({ context }) {
  const rolls = context.state.phase === "roll";
  const every = numbers(context.state);
  return html`<div class="roll-pad">
    ${rolls && html`<${Roll} context=${context} />`}
    <p class="small" id="pad-label">${rolls ? t("or_tap_number") : t("tap_number")}</p>
    <div class=${`pad of-${every.length}`} role="group" aria-labelledby="pad-label">
      ${every.map((number) => html`<${Key} key=${number} number=${number} />`)}
    </div>
  </div>`;
}

/**
 * The keys of a keyboard do the same as those of the pad.
 * @param {Context} context
 */
export function listenForNumbers(context) {
  listen((number) => {
    if (numberWanted(context.state, me) && numbers(context.state).includes(number)) enter(number);
  });
  return true;
}
