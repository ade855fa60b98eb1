// All boards of the hall, for its hosts: how each is kept; updates and copies, one board after the other.

import { ask } from "../base/api.js";
import { button, html, byId as node, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { confirmed } from "../base/ui.js";
import { kindName, localized, t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { post } from "./host.js";

/**
 * @import { Fleet, FleetBoard, FleetColumn } from "../lib/hall.js"
 * @import { Refusal } from "../base/api.js"
 */

const LOOK_MS = 2_000;
/** @type {FleetColumn[]} */
const COLUMNS = ["plays", "version", "faults", "programs", "free", "copy"];

/** @type {Fleet} */
const fleet = { boards: [], queue: [], waiting: false };
const chosen = /** @type {Set<string>} */ (new Set());
let known = /** @type {Set<string>} */ (new Set());
let timer = /** @type {number | undefined} */ (undefined);
/** @param {string} column */
const heading = (column) => t(column === "copy" ? "fleet_copies" : `fleet_${column}`);

/**
 * Take in what the hall says; a board that is new is chosen.
 * @param {Fleet} told
 */
function take(told) {
  Object.assign(fleet, told);
  for (const { id } of fleet.boards) if (!known.has(id)) chosen.add(id);
  known = new Set(fleet.boards.map(({ id }) => id));
  for (const id of chosen) if (!known.has(id)) chosen.delete(id);
  render();
}

async function look() {
  clearTimeout(timer);
  if (document.hidden) return;
  try {
    take(await ask("/api/hall/fleet"));
    show(node("banner"), null);
  } catch (error) {
    const refusal = /** @type {Refusal} */ (error);
    if (refusal.status === undefined) throw refusal;
    if (refusal.status === 403) return show(node("boards"), html`<p>${t("fleet_host")}</p>`);
    show(node("banner"), html`<p>${t("hall_gone")}</p>`);
  }
  timer = setTimeout(look, LOOK_MS);
}

/**
 * @param {string} path
 * @param {object} body
 */
async function tell(path, body) {
  const told = await post(path, body);
  if (told) take(told);
}

/** @param {string} what */
async function order(what) {
  const boards = [...chosen];
  if (what === "update" && !(await confirmed(t("fleet_update"), t("fleet_update_sure"), t("fleet_update")))) return;
  await tell("/api/hall/fleet", { what, boards });
}

/**
 * @param {string[]} ids
 * @param {boolean} on
 */
function choose(ids, on) {
  for (const id of ids) on ? chosen.add(id) : chosen.delete(id);
  render();
}

/**
 * @param {FleetBoard} board
 * @param {FleetColumn} column
 */
const cell = (board, column) => {
  const { text, bad } = board[column];
  const seats = column === "plays" ? Object.entries(board.seats) : [];
  const players = seats.map(
    ([seat, mark]) => html`${token(seat, mark, "small")}<span class="hidden">${kindName(seat)}, </span>`,
  );
  return html`<td data-name=${heading(column)}>${text && html`<span class=${bad ? "bad" : ""}>${players}${" "}${text}</span>`}</td>`;
};

/** @param {FleetBoard} board */
const row = (board) => html`<tr key=${board.id} data-board=${board.id}>
  <th scope="row">
    <label>
      <input type="checkbox" data-f=${`choose-${board.id}`} checked=${chosen.has(board.id)} onchange=${({ target }) => choose([board.id], target.checked)} />
      <span>${board.title} <small>${board.id}</small></span>
    </label>
    ${board.url && html`<a href=${localized(`${board.url.replace(/\/$/, "")}/care`)}>${t("hall_open")}<span class="hidden"> ${board.title}</span></a>`}
    ${board.note && html`<p class="small">${board.note}</p>`}
  </th>
  ${COLUMNS.map((column) => cell(board, column))}
</tr>`;

function boards() {
  const all = fleet.boards.map(({ id }) => id);
  /**
   * @param {string} what
   * @param {string} [kind]
   */
  const keys = (what, kind = "") =>
    button(t(`fleet_${what}`), () => order(what), { kind, name: `fleet-${what}`, disabled: chosen.size === 0 });
  return [
    html`<label class="fleet-all">
      <input type="checkbox" data-f="choose-all" checked=${chosen.size === all.length} onchange=${({ target }) => choose(all, target.checked)} />
      ${t("fleet_all")}
    </label>`,
    html`<table class="fleet-boards">
      <thead><tr><th scope="col">${t("fleet_board")}</th>${COLUMNS.map((column) => html`<th scope="col">${heading(column)}</th>`)}</tr></thead>
      <tbody>${fleet.boards.map(row)}</tbody>
    </table>`,
    html`<div class="row">${keys("update", "primary")} ${keys("copy")}</div>`,
    html`<p class="small">${t("fleet_hint")}</p>`,
  ];
}

function queue() {
  if (!fleet.queue.length) return null;
  /** @param {Fleet["queue"][number]} props */
  const line = ({ board, title, what, state, text }) => html`<li key=${`${board}-${what}`} data-state=${state}>
    <b>${title}</b> (${t(what === "copy" ? "fleet_do_copy" : "fleet_do_update")}): ${text}
  </li>`;
  return [
    html`<h2>${t("fleet_queue")}</h2>`,
    html`<ol class="fleet-queue" aria-live="polite">${fleet.queue.map(line)}</ol>`,
    fleet.waiting &&
      html`<div class="row">${button(t("fleet_stop"), () => tell("/api/hall/fleet/stop", {}), { name: "fleet-stop" })}</div>`,
  ];
}

function render() {
  show(node("boards"), fleet.boards.length ? boards() : html`<p>${t("hall_none")}</p>`);
  show(node("queue"), queue());
}

keepLanguage();
document.addEventListener("visibilitychange", look);
look();
