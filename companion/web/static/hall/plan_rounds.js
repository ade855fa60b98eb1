// The rounds of an evening: who sits where, and how they came in.

import { button, html } from "../base/html.js";
import { kindName, t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { me, post } from "./host.js";

/**
 * @import { Evening, Pairing, Round } from "../lib/hall.js"
 * @import { On } from "../lib/page.js"
 */

/**
 * @param {Evening} evening
 * @param {number} id
 */
const nameOf = (evening, id) => evening.players.find((each) => each.id === id)?.name ?? "?";

/**
 * Names of players, in a row; each runs in its own direction.
 * @param {Evening} evening
 * @param {number[]} ids
 */
const namesOf = (evening, ids) => ids.map((id) => `\u2068${nameOf(evening, id)}\u2069`).join(", ");

/**
 * What a table is called.
 * @param {Evening} evening
 * @param {string} board
 */
export const titleOf = (evening, board) => evening.tables.find((each) => each.board === board)?.title ?? board;

/**
 * @param {Evening} evening
 * @param {number[][]} places
 */
const inOrder = (evening, places) => places.map((sharing) => namesOf(evening, sharing)).join(" – ");

/**
 * The place of a player, 0 where there is none.
 * @param {number[][]} places
 * @param {number} player
 */
function placeOf(places, player) {
  let before = 0;
  for (const sharing of places) {
    if (sharing.includes(player)) return before + 1;
    before += sharing.length;
  }
  return 0;
}

/**
 * @param {Evening} evening
 * @param {Pairing} props
 * @param {[seat: string, player: number]} seat
 */
function line(evening, { places, points }, [seat, player]) {
  const place = placeOf(places, player);
  return html`<li class=${place === 1 ? "plan-first" : ""}>
    ${token(seat, "", "small")} <span class="hidden">${kindName(seat)}: </span><b><bdi>${nameOf(evening, player)}</bdi></b>
    ${place ? html`<span class="plan-points">${t("plan_place", { place })} ${t("plan_points", { count: points[player] })}</span>` : null}
  </li>`;
}

/**
 * @param {Evening} evening
 * @param {Pairing} props
 */
function state(evening, { places, open, told, fixes }) {
  if (open) return html`<p class="plan-open">${t("plan_open")}</p>`;
  if (!fixes.length) return null;
  const was = told.length ? t("plan_told", { names: inOrder(evening, told) }) : "";
  return html`<p class="plan-fixed">${places.length ? "" : t("plan_void")} ${t("plan_fixed")} ${was}</p>`;
}

/**
 * @param {On<HTMLFormElement>} event
 * @param {number} number
 * @param {string} board
 */
async function fixed(event, number, board) {
  event.preventDefault();
  const given = [...new FormData(event.target)].map(([player, place]) => [Number(player), Number(place)]);
  const order = [...new Set(given.map(([, place]) => place))].sort((one, other) => one - other);
  const places = order.map((place) => given.filter((each) => each[1] === place).map(([player]) => player));
  if (await post("/api/hall/evening/fix", { round: number, board, places }))
    event.target.closest("details")?.removeAttribute("open");
}

/**
 * @param {Evening} evening
 * @param {number} number
 * @param {Pairing} props
 */
function fixForm(evening, number, { board, seats, places }) {
  const players = Object.values(seats);
  /**
   * @param {number} player
   * @param {number} at
   */
  const choice = (player, at) => html`<label>
    <bdi>${nameOf(evening, player)}</bdi>
    <select class="select" name=${player}>
      ${players.map((_, place) => html`<option value=${place + 1} selected=${(placeOf(places, player) || at + 1) === place + 1}>${place + 1}</option>`)}
    </select>
  </label>`;
  const none = () => post("/api/hall/evening/fix", { round: number, board, places: [] });
  return html`<details class="no-print">
    <summary>${t("plan_fix")}</summary>
    <form onsubmit=${(/** @type {On<HTMLFormElement>} */ event) => fixed(event, number, board)}>
      ${players.map(choice)}
      <button class="button primary" type="submit">${t("plan_fix_yes")}</button>
      ${button(t("plan_fix_none"), none, { name: `none-${number}-${board}` })}
    </form>
  </details>`;
}

/** @param {{ evening: Evening, number: number, pairing: Pairing }} props */
const Pairing = ({ evening, number, pairing }) => html`<article class="card plan-table" data-table=${pairing.board}>
  <h3>${titleOf(evening, pairing.board)}</h3>
  <ul>${Object.entries(pairing.seats).map((each) => line(evening, pairing, each))}</ul>
  ${state(evening, pairing)}
  ${me.host ? fixForm(evening, number, pairing) : null}
</article>`;

/** @param {{ evening: Evening, round: Round }} props */
const Round = ({ evening, round: { number, pairings, out } }) => html`<div class="plan-tables">
    ${pairings.map((pairing) => html`<${Pairing} key=${pairing.board} evening=${evening} number=${number} pairing=${pairing} />`)}
  </div>
  ${out.length ? html`<p class="plan-out">${t("plan_out", { names: namesOf(evening, out) })}</p>` : null}`;

/**
 * @param {Evening} evening
 * @param {Round} props
 */
const heading = (evening, { number }) => t("plan_round", { number, rounds: evening.rounds });

/**
 * The newest round open, those before it folded.
 * @param {{ evening: Evening }} props
 */
export function Rounds({ evening }) {
  const [newest, ...others] = evening.drawn.toReversed();
  if (!newest) return null;
  return html`<h2>${heading(evening, newest)}</h2>
    <${Round} evening=${evening} round=${newest} />
    ${others.map(
      (round) => html`<details key=${round.number} class="plan-before">
        <summary>${heading(evening, round)}</summary>
        <${Round} evening=${evening} round=${round} />
      </details>`,
    )}`;
}
