// An evening that a host plans: rounds, players, tables and what is played there.

import { html } from "../base/html.js";
import { language, t } from "../base/words.js";
import { post } from "./host.js";

/**
 * @import { Evening, HallTable, PlannedTable, Playable } from "../lib/hall.js"
 * @import { On } from "../lib/page.js"
 */

const SIZES = [2, 3, 4];
let games = /** @type {Playable[]} */ ([]); // none before they are known

/**
 * Learn which games can be played; `done` is called once they are known.
 * @param {() => void} done
 */
export async function learnGames(done) {
  const answer = await fetch(`/api/hall/evening/games?lang=${language}`, { credentials: "same-origin" }).catch(
    () => null,
  );
  if (!answer?.ok) return;
  games = await answer.json();
  done();
}

/** @param {Pick<Playable, "game" | "variant">} props */
const keyOf = ({ game, variant }) => `${game} ${variant}`;

/**
 * The tables that are chosen in a form.
 * @param {FormData} given
 */
const chosen = (given) =>
  given.getAll("board").map((board) => {
    const game = games.find((each) => keyOf(each) === given.get(`game ${board}`));
    return { board, game: game?.game, variant: game?.variant };
  });

/** @param {On<HTMLFormElement>} event */
function planned(event) {
  event.preventDefault();
  const given = new FormData(event.target);
  const players = given.has("many")
    ? Array(Number(given.get("many"))).fill("")
    : String(given.get("players"))
        .split("\n")
        .filter((name) => name.trim());
  const [rounds, size] = ["rounds", "size"].map((name) => Number(given.get(name)));
  post("/api/hall/evening/plan", { rounds, size, swiss: given.has("swiss"), players, tables: chosen(given) });
}

/** @param {On<HTMLFormElement>} event */
async function used(event) {
  event.preventDefault();
  const { target } = event;
  if (await post("/api/hall/evening/tables", { tables: chosen(new FormData(target)) }))
    target.closest("details")?.removeAttribute("open");
}

/** @param {{ table: HallTable, plan?: PlannedTable[] }} props */
function TableChoice({ table: { id, title, state, there }, plan }) {
  const known = plan?.find(({ board }) => board === id);
  const chose = known ?? state;
  const played = chose ? keyOf(chose) : "";
  return html`<div class="plan-choice">
    <label><input type="checkbox" name="board" value=${id} checked=${plan ? Boolean(known?.used) : there} /> ${title || id}</label>
    <select class="select" name=${`game ${id}`} aria-label=${t("plan_game", { table: title || id })}>
      ${games.map((each) => html`<option value=${keyOf(each)} selected=${keyOf(each) === played}>${each.title}</option>`)}
    </select>
  </div>`;
}

/**
 * The form; nothing before the games are known.
 * @param {{ tables: HallTable[], animals: boolean }} props
 */
export function PlanForm({ tables, animals }) {
  if (!games.length) return null;
  if (!tables.length) return html`<p>${t("hall_none")}</p>`;
  return html`<form class="plan-form" onsubmit=${planned}>
    <label>${t("plan_rounds")} <input type="number" name="rounds" min="1" max="20" value="3" required /></label>
    <label>${t("plan_size")} <select class="select" name="size">${SIZES.map((size) => html`<option selected=${size === 4}>${size}</option>`)}</select></label>
    <label class="plan-check"><input type="checkbox" name="swiss" /> ${t("plan_swiss")}</label>
    ${
      animals
        ? html`<label>${t("plan_many")} <input type="number" name="many" min="2" max="160" value="8" required /></label>
          <p class="small">${t("plan_animals")}</p>`
        : html`<label>${t("plan_players")} <textarea name="players" rows="8" required></textarea></label>
          <p class="small">${t("plan_names_hint")}</p>`
    }
    <fieldset>
      <legend>${t("plan_tables")}</legend>
      ${tables.map((table) => html`<${TableChoice} key=${table.id} table=${table} />`)}
    </fieldset>
    <button class="button primary" type="submit">${t("plan_make")}</button>
  </form>`;
}

/**
 * The tables from the next round on; nothing before the games are known.
 * @param {{ tables: HallTable[], evening: Evening }} props
 */
export const TablesForm = ({ tables, evening }) =>
  games.length > 0 &&
  html`<details>
    <summary>${t("plan_tables")}</summary>
    <form onsubmit=${used}>
      ${tables.map((table) => html`<${TableChoice} key=${table.id} table=${table} plan=${evening.tables} />`)}
      <button class="button" type="submit">${t("plan_use")}</button>
    </form>
  </details>`;
