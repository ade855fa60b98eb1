// The page of stored games: the list, what is counted of all of them, and what the host may do with them.

import { ask, me, refreshMe, tell } from "../base/api.js";
import { meet } from "../base/app.js";
import { refocus } from "../base/focus.js";
import { button, html, byId as node, show } from "../base/html.js";
import { openHost } from "../base/load_on_demand.js";
import { attempt, speak } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { Dice, Players } from "./numbers.js";
import { dayOf } from "./time.js";

/**
 * @import { AllStatistics, GameLine } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

const PAGE = 30;
/** @param {string} id */

/** The games shown so far, newest first; `more`: there are older ones. */
const shelf = {
  games: /** @type {GameLine[]} */ ([]),
  more: false,
  counted: /** @type {AllStatistics | null} */ (null),
};

/**
 * The players of a game in words: names, else the companion or colours.
 * @param {GameLine} game
 */
const people = (game) => game.seats.map((seat) => game.who[seat]).join(", ") || game.title;

/** @param {number | ""} [before] */
async function load(before = /** @type {number | ""} */ ("")) {
  const games = await attempt(() => ask(`/api/games?count=${PAGE}${before && `&before=${before}`}`));
  if (!games) return;
  shelf.games = before ? [...shelf.games, ...games] : games;
  shelf.more = games.length === PAGE;
  render();
  if (before && games.length) refocus(`game-${games[0].game_id}`, node("games"));
}

/** @param {GameLine} game */
async function resume(game) {
  if (await attempt(() => tell("/api/game/resume", { game_id: game.game_id }))) location.assign(localized("/"));
}

/** @param {{ game: GameLine }} props */
function GameLine({ game }) {
  const won = game.winner ? t("has_won", { name: game.who[game.winner] }) : t(`state_${game.state}`);
  const facts = [game.title, t("turns_played", { count: game.turns }), won];
  const on = { name: `on-${game.game_id}`, "aria-label": `${t("go_on")}: ${people(game)}` };
  return html`<li>
    <a class="game-link" href=${localized(`/games/${game.game_id}`)} data-f=${`game-${game.game_id}`}>
      <b>${people(game)}</b>
      <span>${dayOf(game)}</span>
      <small>${facts.join(" · ")}</small>
    </a>
    ${game.state === "playing" && me.host && button(t("go_on"), () => resume(game), on)}
  </li>`;
}

/** @param {{ games: GameLine[], more: boolean, host: boolean }} props */
function Games({ games, more, host }) {
  const older = () => load(games.at(-1)?.game_id);
  const lines = games.map((game) => html`<${GameLine} key=${game.game_id} game=${game} />`);
  return html`
    ${games.length ? html`<ul class="shelf">${lines}</ul>` : html`<p>${t("no_games")}</p>`}
    ${games.some(({ state }) => state === "playing") && !host && html`<p class="small">${t("host_resumes")}</p>`}
    ${more && button(t("past_older"), older, { name: "older", kind: "wide" })}
  `;
}

/** Counting many games takes a while: the page asks until all are in. */
async function count() {
  const counted = await ask("/api/games/statistics").catch(() => null);
  if (!counted) return;
  shelf.counted = counted;
  render();
  if (counted.counted < counted.games) setTimeout(count, 300);
}

/** @param {AllStatistics} props */
function Counted({ counted, games, players, dice }) {
  return html`
    <h2>${t("past_all_games")}</h2>
    ${counted < games && html`<p class="small">${t("past_counting", { done: counted, count: games })}</p>`}
    ${players.length ? html`<${Players} players=${players} over />` : html`<p>${t("past_no_names")}</p>`}
    <${Dice} dice=${dice} />
  `;
}

const byHost = async () => import("./host.js");

/** @param {{ host: boolean }} props */
const Keeping = ({ host }) => html`
  <h2>${t("past_keeping")}</h2>
  ${
    host
      ? html`<div class="row">
          ${button(t("past_import"), async () => (await byHost()).openImport(load), { name: "import" })}
          ${button(t("past_forget_name"), async () => (await byHost()).openForget(shelf, again), { name: "forget" })}
          ${button(t("past_forget_all"), async () => (await byHost()).forgetAll(again), { name: "forget-all", kind: "danger" })}
        </div>`
      : html`
          <p class="small">${t("past_for_host")}</p>
          <div class="row">${button(t("be_host"), becomeHost, { name: "host" })}</div>
        `
  }
`;

async function becomeHost() {
  const nothing = { state: { seats: [], spots: [], phase: "idle" }, geometry: null, render };
  await openHost(/** @type {Context} */ (/** @type {unknown} */ (nothing)), t("past_for_host"));
  await attempt(refreshMe);
  render();
}

/** Names are gone: everything is shown anew. */
async function again() {
  await load();
  await count();
  speak(t("past_forgotten"));
}

function render() {
  const { games, more, counted } = shelf;
  show(node("games"), html`<${Games} games=${games} more=${more} host=${me.host} />`);
  show(node("counted"), counted && counted.games > 0 && html`<${Counted} ...${counted} />`);
  show(node("keeping"), html`<${Keeping} host=${me.host} />`);
}

async function start() {
  await meet();
  await load();
  await count();
}

start();
