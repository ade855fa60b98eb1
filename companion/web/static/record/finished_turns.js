// The list of finished turns, newest first. Loaded when somebody opens it.

import { html, show } from "../base/html.js";
import { seatOf } from "../base/state.js";
import { t } from "../base/words.js";
import { dieFace, sign, token } from "../board/shapes.js";
import { turnsOf } from "./history.js";

/**
 * @import { Past, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/**
 * The history turn by turn: a list of inputs for each.
 * @param {Past[]} history
 */
function wholeTurns(history) {
  const turns = /** @type {Past[][]} */ ([]);
  let open = false;
  for (const past of history) {
    if (open && past.how !== "overruled") turns.at(-1)?.push(past);
    else turns.push([past]);
    open = past.ends === false && past.how !== "overruled";
  }
  return turns;
}

/**
 * The numbers of turns in whose place another came.
 * @param {Past[]} history
 * @returns {Set<number>}
 */
function replacedTurns(history) {
  const replaced = new Set();
  for (const [i, turn] of history.entries()) {
    for (const number of turn.undone ?? []) replaced.add(number);
    if (!turn.replaces) continue;
    for (const other of history.slice(0, i)) {
      if (other.number === turn.replaces || other.replaces === turn.replaces) replaced.add(other.number);
    }
  }
  return replaced;
}

/**
 * What a turn brought, for those who do not read: the text beside it says it too.
 * @param {State} state
 * @param {Past} turn
 */
function brought(state, turn) {
  const got = [
    turn.captured ? token(turn.captured, seatOf(state, turn.captured)?.mark ?? "", "small") : null,
    turn.barricade ? token("barricade", "", "small") : null,
    turn.won ? sign("won") : null,
  ].filter(Boolean);
  return got.length ? html`<span class="got" aria-hidden="true">${got}</span>` : null;
}

/**
 * A turn of many inputs: whose it was, and each of them.
 * @param {State} state
 * @param {number} number
 * @param {Past[]} turn
 */
function inputsLine(state, number, turn) {
  const { seat } = turn.find(({ how }) => how !== "drawn") ?? turn[0];
  return html`<li class=${seat ? `seat-${seat}` : ""}>
    <span class="number">${number}</span>
    ${token(seat, seatOf(state, seat)?.mark ?? "", "small")}
    <span class="die small" />
    <ul class="told">${turn.map(({ text }) => html`<li>${text}</li>`)}</ul>
    ${turn.some(({ won }) => won) ? html`<span class="got" aria-hidden="true">${sign("won")}</span>` : null}
  </li>`;
}

/**
 * @param {State} state
 * @param {Past} turn
 * @param {boolean} replaced
 */
function turnLine(state, turn, replaced) {
  const mark = seatOf(state, turn.seat)?.mark ?? "";
  return html`<li class=${turn.seat ? `seat-${turn.seat}` : ""}>
    <span class="number">${turn.number}</span>
    ${turn.seat ? token(turn.seat, mark, "small") : sign(turn.how)}
    ${turn.die ? dieFace(turn.die, "small") : html`<span class="die small" />`}
    <span class="told">
      ${replaced ? [html`<s>${turn.text}</s>`, " ", html`<small>${t("replaced")}</small>`] : turn.text}
    </span>
    ${replaced ? null : brought(state, turn)}
  </li>`;
}

/**
 * Fill the list with the turns of this state, as soon as they are there.
 * @param {HTMLElement} list
 * @param {Context} context
 */
export async function fillTurns(list, context) {
  const { state } = context;
  const history = await turnsOf(state).catch(() => null); // the banner tells that nobody is reached
  if (!history || context.state !== state) return;
  const turns = wholeTurns(history);
  const replaced = replacedTurns(history);
  const single = turns.length === history.length; // one number, one move
  /**
   * @param {Past[]} turn
   * @param {number} i
   */
  const line = (turn, i) =>
    single || turn[0].how === "overruled"
      ? turnLine(state, turn[0], replaced.has(turn[0].number))
      : inputsLine(state, i + 1, turn);
  show(list, turns.map(line).toReversed());
}
