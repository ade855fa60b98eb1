// How it is rolled, in three sentences; and the last numbers, checked by this phone itself (docs/how-to/dice.md).

import { ask } from "../base/api.js";
import { html, show } from "../base/html.js";
import { playerName, seatOf } from "../base/state.js";
import { attempt, openWindow, Toggle } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace, sign, token } from "../board/shapes.js";
import { sha256 } from "../lib/sha256.js";
import { remembered } from "../play/die.js";
import { keysOn, switchKeys } from "./number_keys.js";

/**
 * @import { RollLine, State } from "../lib/api.js"
 * @import { Context, On } from "../lib/page.js"
 */

const BYTES = 256;
const SHORT = 12;

/**
 * The number that secret and share give: the same arithmetic as companion/core/chance/dice.py.
 * @param {string} secret
 * @param {string} share
 * @param {number[]} faces
 */
export function thrown(secret, share, faces) {
  const usable = BYTES - (BYTES % faces.length);
  let digest = sha256(`${secret}:${share}`);
  for (;;) {
    const byte = (digest.match(/../g) ?? []).map((pair) => parseInt(pair, 16)).find((value) => value < usable);
    if (byte !== undefined) return faces[byte % faces.length];
    digest = sha256(digest);
  }
}

/**
 * What this phone finds of a roll: `told`, `wrong`, `share_wrong` (not the one it sent), `alone` (no share), `seen`, `fits`.
 * @param {RollLine} roll
 * @param {number[]} faces
 * @param {Map<string, string>} memory
 */
export function verdict(roll, faces, memory) {
  if (roll.how === "told") return "told";
  if (!roll.secret) return "unproven";
  if (sha256(roll.secret) !== roll.commitment || thrown(roll.secret, roll.share, faces) !== roll.die) return "wrong";
  const sent = memory.get(roll.commitment);
  if (sent && sent !== roll.share) return "share_wrong";
  if (!roll.share) return "alone";
  return sent === undefined ? "fits" : "seen";
}

/** @type {Record<string, string>} */
const LOOKS = { wrong: "fault", share_wrong: "fault", unproven: "pass" };

/** @param {{ state: State, roll: RollLine, found: string }} props */
function Roll({ state, roll, found }) {
  const figures = [
    [t("roll_commitment"), roll.commitment],
    [t("roll_secret"), roll.secret],
    [t("roll_share"), roll.share || "-"],
  ];
  return html`<li class=${`throw${roll.back ? " back" : ""}`}>
    <div class="throw-head">
      ${token(roll.seat, seatOf(state, roll.seat)?.mark, "small")}
      <b>${playerName(state, roll.seat)}</b>
      <span class="hidden">${`: ${roll.die}.`}</span>
      ${dieFace(roll.die, "small")}
      ${found !== "told" && sign(LOOKS[found] ?? "legal")}
    </div>
    <p>${t(`roll_${found}`)}${roll.back && [" ", html`<b>${t("roll_back")}</b>`]}</p>
    ${
      roll.secret &&
      html`<details>
        <summary>${t("roll_figures")}</summary>
        <dl>${figures.map(([name, value]) => [html`<dt>${name}</dt>`, html`<dd><code>${value}</code></dd>`])}</dl>
      </details>`
    }
  </li>`;
}

/**
 * The window.
 * @param {Context} context
 */
export async function openRolls({ state }) {
  const rolls = await attempt(() => ask("/api/rolls"));
  if (!rolls) return;
  const memory = remembered();
  const next = state.roll?.commitment ?? "";
  /** @param {RollLine} roll */
  const line = (roll) =>
    html`<${Roll} state=${state} roll=${roll} found=${verdict(roll, state.roll?.faces ?? [], memory)} />`;
  const keys = {
    caption: t("number_keys"),
    hint: t("number_keys_hint"),
    checked: keysOn(),
    onchange: (/** @type {On<HTMLInputElement>} */ { target }) => switchKeys(target.checked),
  };
  await openWindow(t("how_rolled"), (body) =>
    show(
      body,
      html`
        <ol class="explained">
          <li>${t("how_rolled_1")}</li>
          <li>${t("how_rolled_2")}</li>
          <li>${t("how_rolled_3")}</li>
        </ol>
        ${next && html`<p class="small">${t("next_commitment")}${" "}<code title=${next}>${next.slice(0, SHORT)}</code></p>`}
        <h3>${t("last_rolls")}</h3>
        ${rolls.length ? html`<ul class="throws">${rolls.map(line)}</ul>` : html`<p>${t("no_rolls")}</p>`}
        <p class="small">${t("on_computer")}</p>
        <${Toggle} ...${keys} />
      `,
    ),
  );
}
