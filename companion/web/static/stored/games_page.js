// The page of stored games: the list, what is counted of all of them, and what the host may do with them.

import { ask, me, refreshMe, tell } from "../base/api.js";
import { meet } from "../base/app.js";
import { button, h, paint } from "../base/dom.js";
import { openHost } from "../base/lazy.js";
import { attempt, speak } from "../base/ui.js";
import { kindName, localized, t } from "../base/words.js";
import { showDice, showPlayers } from "./numbers.js";
import { dayOf } from "./time.js";

const PAGE = 30;
const node = (id) => document.getElementById(id);

/** The games shown so far, newest first; `more`: there are older ones. */
const shelf = { games: [], more: false, counted: null };

/** The players of a game in words: names, or colours where there are none. */
const people = (game) => game.seats.map((seat) => game.names[seat] || kindName(seat)).join(", ") || game.title;

async function load(before = "") {
  const games = await attempt(() => ask(`/api/games?count=${PAGE}${before && `&before=${before}`}`));
  if (!games) return;
  shelf.games = before ? [...shelf.games, ...games] : games;
  shelf.more = games.length === PAGE;
  render();
  if (before) node("games").querySelector(`[data-f="game-${games[0]?.game_id}"]`)?.focus();
}

async function resume(game) {
  if (await attempt(() => tell("/api/game/resume", { game_id: game.game_id }))) location.assign(localized("/"));
}

function gameLine(game) {
  const won = game.winner
    ? t("has_won", { name: game.names[game.winner] || kindName(game.winner) })
    : t(`state_${game.state}`);
  const facts = [game.title, t("turns_played", { count: game.turns }), won];
  return h(
    "li",
    {},
    h(
      "a",
      { class: "game-link", href: localized(`/games/${game.game_id}`), "data-f": `game-${game.game_id}` },
      h("b", {}, people(game)),
      h("span", {}, dayOf(game)),
      h("small", {}, facts.join(" · ")),
    ),
    game.state === "playing" && me.host
      ? button(t("go_on"), () => resume(game), {
          name: `on-${game.game_id}`,
          "aria-label": `${t("go_on")}: ${people(game)}`,
        })
      : null,
  );
}

function showGames(place) {
  paint(place, [shelf.games, shelf.more, me.host], () => [
    shelf.games.length ? h("ul", { class: "shelf" }, shelf.games.map(gameLine)) : h("p", {}, t("no_games")),
    shelf.games.some((game) => game.state === "playing") && !me.host
      ? h("p", { class: "small" }, t("host_resumes"))
      : null,
    shelf.more
      ? button(t("past_older"), () => load(shelf.games.at(-1).game_id), { name: "older", kind: "wide" })
      : null,
  ]);
}

/** Counting many games takes a while: the page asks until all are in. */
async function count() {
  const counted = await ask("/api/games/statistics").catch(() => null);
  if (!counted) return;
  shelf.counted = counted;
  render();
  if (counted.counted < counted.games) setTimeout(count, 300);
}

function showCounted(place) {
  const { counted } = shelf;
  paint(place, counted, () => {
    if (!counted?.games) return [];
    const parts = [h("h2", {}, t("past_all_games"))];
    if (counted.counted < counted.games)
      parts.push(h("p", { class: "small" }, t("past_counting", { done: counted.counted, count: counted.games })));
    parts.push(counted.players.length ? showPlayers(counted.players, { over: true }) : h("p", {}, t("past_no_names")));
    parts.push(showDice(counted.dice));
    return parts;
  });
}

function showKeeping(place) {
  paint(place, [me.host], () => [
    h("h2", {}, t("past_keeping")),
    me.host
      ? h(
          "div",
          { class: "row" },
          button(t("past_import"), async () => (await import("./host.js")).openImport(load), { name: "import" }),
          button(t("past_forget_name"), async () => (await import("./host.js")).openForget(shelf, again), {
            name: "forget",
          }),
          button(t("past_forget_all"), async () => (await import("./host.js")).forgetAll(again), {
            name: "forget-all",
            kind: "danger",
          }),
        )
      : [
          h("p", { class: "small" }, t("past_for_host")),
          h("div", { class: "row" }, button(t("be_host"), becomeHost, { name: "host" })),
        ],
  ]);
}

async function becomeHost() {
  await openHost({ state: { seats: [], spots: [] }, geometry: null, render }, t("past_for_host"));
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
  showGames(node("games"));
  showCounted(node("counted"));
  showKeeping(node("keeping"));
}

async function start() {
  await meet();
  await load();
  await count();
}

start();
