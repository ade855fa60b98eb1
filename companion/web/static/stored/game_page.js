// One stored game: stepping through it on the board, its turns as sentences, its statistics, its picture.

import { ask, boardOf, me } from "../base/api.js";
import { meet } from "../base/app.js";
import { button, h, paint, s } from "../base/dom.js";
import { html } from "../base/html.js";
import { showBeyond } from "../base/lazy.js";
import { moveArrows, pieces } from "../base/state.js";
import { attempt, speak } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { dieFace, sign, token } from "../board/shapes.js";
import { inWords } from "../record/record.js";
import { Dice, Players } from "./numbers.js";
import { positions, strayArrows } from "./steps.js";
import { dayOf } from "./time.js";

const PACE_MS = 1_400;
const INPUT_PACE_MS = 900; // of a game whose turns are made of many inputs
const node = (id) => document.getElementById(id);
const gameId = node("main").dataset.game;

/** What all parts share: the game, its positions (one more than steps), and the step that is shown (0: the start). */
const look = { game: null, states: [], at: 0, view: null, geometry: null, timer: null };

/** Whether turns are made of many inputs: then one goes on by inputs, or by whole turns. */
const manyInputs = () => look.game.steps.some(({ kind }) => kind === "heard");

const marks = () => Object.fromEntries(look.game.seats.map(({ seat, mark }) => [seat, mark]));

// --- the board ---------------------------------------------------------------------------------

const ICONS = {
  first: "M6 5v14M19 5 9 12l10 7Z",
  back: "M17 5 7 12l10 7Z",
  play: "M8 4.5v15L19.5 12Z",
  pause: "M8 5v14M16 5v14",
  on: "M7 5l10 7L7 19Z",
  last: "M18 5v14M5 5l10 7-10 7Z",
};

const icon = (name) =>
  s("svg", { class: "icon-sign", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d: ICONS[name] }));

function control(name, caption, onclick, disabled) {
  return h(
    "button",
    {
      type: "button",
      class: "button control",
      "data-f": name,
      "aria-label": caption,
      title: caption,
      disabled,
      onclick,
    },
    icon(name),
  );
}

/** The way to both ends; where turns are made of many inputs (the slider goes to the ends, too) turn by turn. */
function controls(last) {
  const many = manyInputs();
  const [from, to] = many ? [turnBefore(), turnAfter()] : [0, last];
  return [
    control("first", t(many ? "past_back" : "past_first"), () => go(from), look.at === 0),
    control("back", t(many ? "past_step_back" : "past_back"), () => go(look.at - 1), look.at === 0),
    look.timer ? control("pause", t("past_pause"), stop) : control("play", t("past_play"), play, last === 0),
    control("on", t(many ? "past_step_on" : "past_on"), () => go(look.at + 1), look.at === last),
    control("last", t(many ? "past_on" : "past_last"), () => go(to), look.at === last),
  ];
}

/** Where the turn before ended, and where the next one does. */
const turnBefore = () =>
  Math.max(0, 1 + look.game.steps.slice(0, Math.max(0, look.at - 1)).findLastIndex(({ ends }) => ends));

function turnAfter() {
  const at = look.game.steps.findIndex(({ ends }, i) => ends && i >= look.at);
  return at < 0 ? look.states.length - 1 : at + 1;
}

function showStage(place) {
  const last = look.states.length - 1;
  if (!look.view) {
    look.view = new BoardView(look.geometry, marks());
    const slider = h("input", {
      type: "range",
      id: "slider",
      min: 0,
      max: last,
      step: 1,
      "aria-label": t("past_slider"),
      oninput: (event) => go(Number(event.target.value)),
    });
    place.replaceChildren(
      h("div", { class: "board-box" }, look.view.element),
      h("div", { id: "controls", class: "row controls-row" }),
      slider,
      h("p", { id: "told", class: "told" }),
      h("div", { id: "beyond", hidden: true }),
      exits(),
    );
    place.hidden = false;
  }
  const state = look.states[look.at];
  const step = look.game.steps[look.at - 1];
  look.view.update({
    pieces: pieces(state, look.geometry),
    arrows: arrowsOf(step),
    signs: state.signs ?? [],
    label: inWords(state, look.geometry),
  });
  node("told").textContent = sentence();
  showBeyond(node("beyond"), { state: { ...state, phase: "past" } });
  const slider = node("slider");
  slider.value = look.at;
  slider.setAttribute("aria-valuetext", sentence());
  paint(node("controls"), [look.at === 0, look.at === last, Boolean(look.timer)], () => controls(last));
}

/** Ways to take the game along. */
function exits() {
  const id = look.game.game_id;
  return h(
    "div",
    { class: "row" },
    button(t("past_picture"), openReport, { name: "picture", kind: "primary" }),
    h("a", { class: "button", href: localized(`/api/games/${id}.txt`), download: `game-${id}.txt` }, t("as_text")),
  );
}

function arrowsOf(step) {
  if (!step || step.kind === "undo") return [];
  const arrows = moveArrows(step);
  return arrows.length ? arrows : strayArrows(look.states[look.at - 1], step);
}

function sentence() {
  const last = look.states.length - 1;
  const told = look.at ? look.game.steps[look.at - 1].text : t("past_start");
  return `${t("past_step", { number: look.at, count: last })} ${told}`;
}

// --- going through it --------------------------------------------------------------------------

function go(at, playing = false) {
  if (!playing) stop();
  look.at = Math.max(0, Math.min(look.states.length - 1, at));
  history.replaceState(null, "", `#step=${look.at}`);
  render();
  if (!playing && document.activeElement?.id !== "slider") speak(sentence()); // a slider says its own value
}

function play() {
  if (look.at === look.states.length - 1) look.at = 0;
  look.timer = setInterval(
    () => {
      if (look.at >= look.states.length - 1) return stop();
      return go(look.at + 1, true);
    },
    manyInputs() ? INPUT_PACE_MS : PACE_MS,
  );
  render();
}

function stop() {
  if (!look.timer) return;
  clearInterval(look.timer);
  look.timer = null;
  render();
}

const KEYS = {
  ArrowLeft: () => look.at - 1,
  ArrowRight: () => look.at + 1,
  Home: () => 0,
  End: () => look.states.length - 1,
};

/** Left and right everywhere; to the ends only from the board's own controls, since these keys scroll a page. */
function onKey(event) {
  const busy =
    event.target.closest?.("input, textarea, select, dialog, .turns") ||
    (event.key.length < 5 && !event.target.closest?.("#stage"));
  if (busy || event.altKey || event.ctrlKey || event.metaKey || !(event.key in KEYS)) return;
  event.preventDefault();
  go(KEYS[event.key]());
}

// --- the turns ---------------------------------------------------------------------------------

function stepLine(step, at) {
  const gone = step.gone ? [h("s", {}, step.text), " ", h("small", {}, t(`past_${step.gone}`))] : step.text;
  const within = step.kind === "heard" && look.game.steps[at - 2]?.turn === step.turn;
  const number = step.kind === "heard" ? step.turn : step.number;
  return h(
    "li",
    { class: within ? "within" : "" },
    h(
      "button",
      {
        type: "button",
        class: `step-line k-${step.kind}`,
        "data-f": `step-${at}`,
        "aria-current": look.at === at ? "step" : null,
        onclick: () => go(at),
      },
      h("span", { class: "number" }, step.kind === "undo" || within || !number ? "" : number),
      step.kind !== "undo" && step.seat
        ? token(step.seat, marks()[step.seat] ?? "", "small")
        : sign(step.kind === "undo" ? "taken-back" : "overruled"),
      step.kind !== "undo" && step.die ? dieFace(step.die, "small") : null,
      h("span", { class: "told" }, gone, step.move && step.kind !== "undo" ? h("code", {}, step.move) : null),
    ),
  );
}

function showSteps(place) {
  const { steps, left_out } = look.game;
  if (
    paint(place, "steps", () => [
      h("h2", {}, t("past_all_turns")),
      steps.length
        ? h(
            "ol",
            { class: "turns" },
            steps.map((step, i) => stepLine(step, i + 1)),
          )
        : h("p", {}, t("past_no_turns")),
      left_out ? h("p", { class: "small" }, t("past_left_out", { count: left_out })) : null,
    ])
  )
    place.querySelector(".turns")?.addEventListener("keydown", onListKey);
  for (const line of place.querySelectorAll(".step-line[aria-current]")) line.removeAttribute("aria-current");
  const current = place.querySelector(`[data-f="step-${look.at}"]`);
  if (!current) return;
  current.setAttribute("aria-current", "step");
  const list = place.querySelector(".turns");
  const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 3;
}

/** In the list, up and down go from turn to turn and show it. */
function onListKey(event) {
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!way) return;
  event.preventDefault();
  go(Math.max(1, look.at + way));
  node("steps").querySelector(`[data-f="step-${look.at}"]`)?.focus();
}

// --- the rest ----------------------------------------------------------------------------------

function showHead(place) {
  const { game } = look;
  paint(place, [game.game_id], () => [
    h("h1", {}, game.seats.map(({ name, who }) => name || who).join(", ")),
    h(
      "p",
      {},
      h("b", {}, game.result),
      ` ${game.title} · ${dayOf(game)}${game.imported ? ` · ${t("past_imported")}` : ""}`,
    ),
  ]);
}

function showNumbers(place) {
  const { players, leads, evening, dice } = look.game.statistics;
  paint(place, "numbers", () => [
    h("h2", {}, t("past_numbers")),
    evening
      ? h(
          "p",
          { class: "evening" },
          h("b", {}, t("past_evening")),
          " ",
          evening.text,
          " ",
          button(t("past_show"), () => show(evening.step + 1), { name: "evening", kind: "quiet" }),
        )
      : null,
    leads ? h("p", { class: "small" }, t("past_leads", { count: leads })) : null,
    html`<${Players} players=${players} marks=${marks()} />`,
    dice.length > 0 && html`<${Dice} dice=${dice} />`,
  ]);
}

function show(at) {
  go(at);
  node("stage").scrollIntoView({ block: "start" });
}

function showKeeping(place) {
  paint(place, [me.host], () =>
    me.host
      ? [
          h("h2", {}, t("past_keeping")),
          h(
            "div",
            { class: "row" },
            button(t("past_forget_game"), async () => (await import("./host.js")).forgetGame(gameId), {
              name: "forget",
            }),
            button(t("past_delete"), async () => (await import("./host.js")).deleteGame(gameId), {
              name: "delete",
              kind: "danger",
            }),
          ),
        ]
      : [],
  );
}

async function openReport() {
  stop();
  (await import("./report.js")).openReport(node("report"), look);
}

function render() {
  showHead(node("head"));
  showStage(node("stage"));
  showSteps(node("steps"));
  showNumbers(node("numbers"));
  showKeeping(node("keeping"));
}

async function start() {
  await meet();
  const game = await attempt(() => ask(`/api/games/${gameId}`));
  const geometry = game && (await attempt(() => boardOf(game)));
  if (!geometry) return node("head").append(h("p", {}, t("past_not_there")));
  Object.assign(look, { game, geometry, states: positions(game) });
  const wanted = /^#step=(\d+)$/.exec(location.hash)?.[1];
  look.at = Math.min(wanted ? Number(wanted) : look.states.length - 1, look.states.length - 1);
  document.addEventListener("keydown", onKey);
  render();
}

start();
