// What a host does to an evening: draws the next round, lets people come and go, looks at what was not counted.

import { button, html } from "../base/html.js";
import { t } from "../base/words.js";
import { me, post } from "./host.js";
import { TablesForm } from "./plan_form.js";
import { titleOf } from "./plan_rounds.js";

/**
 * @import { Evening, HallTable, Player } from "../lib/hall.js"
 * @import { On } from "../lib/page.js"
 */

const TO_BE_ACCEPTED = ["game", "extra"];

/** @param {Evening} evening */
function next(evening) {
  const number = evening.drawn.length + 1;
  if (evening.done) return html`<p><b>${t("plan_over")}</b></p>`;
  const waiting = evening.drawn.at(-1)?.pairings.filter(({ open }) => open).length ?? 0;
  if (waiting) return html`<p>${t("plan_waits", { count: waiting })}</p>`;
  if (number > evening.rounds) return null;
  return button(t("plan_draw", { number }), () => post("/api/hall/evening/draw", { round: number }), {
    kind: "primary",
    name: "draw",
  });
}

/** @param {On<HTMLFormElement>} event */
async function comes(event) {
  event.preventDefault();
  const form = event.target;
  if (await post("/api/hall/evening/come", { name: new FormData(form).get("name") ?? "" })) form.reset();
}

/**
 * @param {Evening} evening
 * @param {boolean} animals
 */
function people(evening, animals) {
  /** @param {Player} props */
  const stay = ({ id, here }) => post("/api/hall/evening/stay", { player: id, here: !here });
  const line = (/** @type {Player} */ player) => html`<li key=${player.id}>
    <bdi>${player.name}</bdi> ${button(t(player.here ? "plan_leaves" : "plan_back"), () => stay(player), { name: `stay-${player.id}` })}
  </li>`;
  return html`<details>
    <summary>${t("plan_people")}</summary>
    <form onsubmit=${comes}>
      ${animals ? t("plan_animals") : html`<label>${t("plan_name")} <input type="text" name="name" maxlength="40" autocomplete="off" required /></label>`}
      <button class="button" type="submit">${t("plan_come")}</button>
    </form>
    <ul class="plan-people">${evening.players.map(line)}</ul>
  </details>`;
}

/**
 * What was not counted, and why; hosts may let some of it count.
 * @param {{ evening: Evening }} props
 */
export function Odd({ evening }) {
  if (!evening.odd.length) return null;
  /** @param {Evening["odd"][number]} odd */
  const accept = ({ board, game }) => post("/api/hall/evening/accept", { board, game });
  const line = (/** @type {Evening["odd"][number]} */ odd) => html`<li key=${`${odd.board} ${odd.game}`}>
    ${t(`odd_${odd.why}`, { table: titleOf(evening, odd.board) })}
    ${me.host && TO_BE_ACCEPTED.includes(odd.why) ? button(t("plan_accept"), () => accept(odd), { name: `odd-${odd.board}-${odd.game}` }) : null}
  </li>`;
  return html`<h2>${t("plan_odd")}</h2><ul class="plan-odd">${evening.odd.map(line)}</ul>`;
}

/**
 * The host's keys.
 * @param {{ evening: Evening, tables: HallTable[], animals: boolean }} props
 */
export const HostKeys = ({ evening, tables, animals }) => html`${next(evening)}
  ${evening.done ? null : [people(evening, animals), html`<${TablesForm} tables=${tables} evening=${evening} />`]}
  <details>
    <summary>${t("plan_delete")}</summary>
    <p>${t("plan_delete_hint")}</p>
    ${button(t("plan_delete_yes"), () => post("/api/hall/evening/delete", {}), { name: "delete" })}
  </details>`;
