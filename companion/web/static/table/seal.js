// How it is drawn: the seal that stands there from the beginning, and what this phone finds once it is opened (docs/how-to/dice.md).

import { ask } from "../base/api.js";
import { html, show } from "../base/html.js";
import { attempt, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { sha256 } from "../lib/sha256.js";
import { thrown } from "./rolls.js";
import { known } from "./seals.js";

/**
 * @import { Drawn, Seal, SignLine } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

const SHORT = 12;

/**
 * What this phone finds of an opened seal: list of [word, whether it is right].
 * @param {Seal} props
 * @param {Drawn[]} draws
 * @param {SignLine[]} signs
 * @returns {[word: string, right: boolean][]}
 */
export function findings({ commitment, opened }, draws, signs) {
  const [lot] = opened.split(" ", 1);
  /** @param {Drawn} drawn */
  const follows = ({ number, value, values }) => values[thrown(lot, `draw:${number}`, [...values.keys()])] === value;
  const hidden = opened.slice(lot.length + 1);
  const shown = signs.filter(({ what }) => what === "known");
  /** @type {([word: string, right: boolean] | null)[]} */
  const found = [
    ["seal_fits", sha256(opened) === commitment],
    [known(commitment) ? "seal_before" : "seal_unseen", true],
    draws.length ? ["seal_draws", draws.every(follows)] : null,
    hidden !== "{}" && shown.length ? ["seal_shown", shown.every(({ spot }) => hidden.includes(`"${spot}"`))] : null,
  ];
  return found.filter(Boolean);
}

/**
 * The window.
 * @param {Context} context
 */
export async function openSeal({ state }) {
  const seal = /** @type {Seal} */ (state.seal);
  const { commitment, opened } = seal;
  const draws = opened ? await attempt(() => ask("/api/draws")) : [];
  if (!draws) return;
  /** @param {[word: string, right: boolean]} finding */
  const line = ([word, right]) => html`<li class="throw">
    <div class="throw-head">${sign(right ? "legal" : "fault")}<span>${t(right ? word : "seal_wrong")}</span></div>
  </li>`;
  const found = opened && findings(seal, draws, state.signs);
  await openWindow(t("how_drawn"), (body) =>
    show(
      body,
      html`
        <ol class="explained"><li>${t("how_drawn_1")}</li><li>${t("how_drawn_2")}</li></ol>
        <p class="small">${t("seal_is")}${" "}<code title=${commitment}>${commitment.slice(0, SHORT)}</code></p>
        ${found ? html`<ul class="throws">${found.map(line)}</ul>` : html`<p>${t("seal_closed")}</p>`}
        ${opened && html`<details><summary>${t("seal_text")}</summary><p><code>${opened}</code></p></details>`}
        <p class="small">${t("seal_computer")}</p>
      `,
    ),
  );
}
