// What all players are asked to agree to: shown to everybody, with who has agreed and who is still asked.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { expected, playerName } from "../base/state.js";
import { attempt, note, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { Miniature } from "../board/miniature.js";

/**
 * @import { Geometry, State } from "../lib/api.js"
 * @import { Context, Stood } from "../lib/page.js"
 */

/** @typedef {{ state: State & { proposal: import("../lib/api.js").Proposal }, geometry: Geometry }} Board  on which something is proposed */

let told = "";
let before = "";

/**
 * A new proposal is read out, politely; so is its end, where nothing has come of it and the game stands still.
 * @param {State} state
 */
function tellOnce(state) {
  const text = state.proposal?.text ?? "";
  const now = JSON.stringify([state.game_id, state.past.lines, state.phase, state.die, state.verdicts?.at(-1)]);
  if (text && text !== told) speak(`${t("proposal")} ${text}`);
  if (!text && told && before === now) {
    note(t("proposal_off"));
    speak(t("proposal_off"));
  }
  [told, before] = [text, now];
}

/**
 * The position that is proposed.
 * @param {Board} props
 */
export function Proposed({ state, geometry }) {
  const stands = [...expected(/** @type {Stood} */ (/** @type {unknown} */ (state.proposal.position)), geometry)];
  const contents = {
    pieces: stands.map(([spot, kind]) => ({ spot, kind, look: "down" })),
    label: t("proposed_position"),
  };
  return html`<${Miniature} state=${state} geometry=${geometry} around=${null} contents=${contents} css="proposed" />`;
}

/** @param {Board} props */
function Proposal({ state, geometry }) {
  const { agreed, waiting, text, what } = state.proposal;
  /** @param {string[]} seats */
  const names = (seats) => seats.map((seat) => playerName(state, seat)).join(", ");
  /** @param {"agree" | "refuse"} word */
  const say = (word) => () => attempt(() => tell(`/api/overrule/${word}`));
  const asked = me.host || me.seats.some((seat) => waiting.includes(seat));
  const plays = me.seats.some((seat) => [...agreed, ...waiting].includes(seat));
  return html`<section class="card question" aria-label=${t("proposal")}>
    <h2>${t("proposal")}</h2>
    <p class="step">${text}</p>
    ${what === "edit" && geometry && html`<${Proposed} state=${state} geometry=${geometry} />`}
    <p class="small">${t("proposal_so_far", { agreed: names(agreed), waiting: names(waiting) })}</p>
    <div class="row">
      ${asked && button(t("agree"), say("agree"), { kind: "primary", name: "agree" })}
      ${(asked || plays) && button(asked ? t("refuse") : t("withdraw"), say("refuse"), { name: "refuse" })}
    </div>
  </section>`;
}

/**
 * Fill the card; without a proposal it is hidden.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showProposal(node, { state, geometry }) {
  tellOnce(state);
  show(node, state.proposal && html`<${Proposal} state=${state} geometry=${geometry} />`);
}
