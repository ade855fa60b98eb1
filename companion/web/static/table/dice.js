// Dice that tell their number by radio: which are there, and what they did in vain.

import { html, show } from "../base/html.js";
import { seatOf } from "../base/state.js";
import { speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace, token } from "../board/shapes.js";

/**
 * @import { DieLine, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

let told = /** @type {Record<string, string> | null} */ (null); // what was said of each die, so that only news are spoken

/** @param {{ state: State, die: DieLine }} props */
function Die({ state, die }) {
  const words = [
    die.up ? t("die_here") : t("die_away"),
    die.battery === null ? "" : t("die_battery", { percent: die.battery }),
  ];
  return html`<li class=${`radio-die ${die.up ? "up" : "away"}`}>
    ${dieFace(die.up ? 5 : null, "small")}
    <div>
      <p>
        ${die.seats.map((seat) => [token(seat, seatOf(state, seat)?.mark, "small"), " "])}
        <b>${die.name}</b>${" "}<span class="small">${words.filter(Boolean).join(" · ")}</span>
      </p>
      ${die.text && html`<p>${die.text}</p>`}
    </div>
  </li>`;
}

/**
 * Fill the list; hidden where the table has no such dice.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showDice(node, { state }) {
  const dice = state.dice ?? [];
  const texts = Object.fromEntries(dice.map(({ name, text }) => [name, text]));
  const before = told;
  if (before !== null)
    speak(
      dice
        .filter(({ name, text }) => text && text !== before[name])
        .map(({ text }) => text)
        .join(" "),
    );
  told = texts;
  const lines = dice.map((die) => html`<${Die} key=${die.name} state=${state} die=${die} />`);
  show(node, lines.length > 0 && html`<ul class="radio-dice">${lines}</ul>`);
}
