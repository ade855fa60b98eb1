// One stored game: stepping through it on the board, its turns as sentences, its statistics, its picture.

import { ask, boardOf, me } from "../base/api.js";
import { meet } from "../base/app.js";
import { refocus } from "../base/focus.js";
import { button, Component, html, byId as node, show } from "../base/html.js";
import { moveArrows, pieces } from "../base/state.js";
import { attempt, speak } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { BoardImage } from "../board/miniature.js";
import { showBeyond } from "../board/off_board.js";
import { dieFace, sign, token } from "../board/shapes.js";
import { inWords } from "../record/record.js";
import { Dice, Players } from "./numbers.js";
import { Review } from "./review.js";
import { positions, strayArrows } from "./steps.js";
import { dayOf } from "./time.js";

/**
 * @import { Evening, Geometry, StoredStep, StoredStory } from "../lib/api.js"
 * @import { Contents, Context, Seen } from "../lib/page.js"
 */

const PACE_MS = 1_400;
const INPUT_PACE_MS = 900; // of a game whose turns are made of many inputs
/** @param {string} id */
const gameId = Number(node("main").dataset.game);

/**
 * @typedef {{ seat: string, move: string, text: string }} Other  a turn that could have followed
 * @typedef {{
 *   game: StoredStory, states: Seen[], at: number, other: Other | null, geometry: Geometry, timer: number,
 * }} Look
 * @typedef {{ step: StoredStep, at: number, current: boolean }} StepProps
 */

/** What all parts share: the game, its positions (one more than steps), the step that is shown (0: the start), and a turn that could have followed. */
const look = /** @type {Look} */ (/** @type {Partial<Look>} */ ({ states: [], at: 0, other: null, timer: 0 }));

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

/** @param {keyof typeof ICONS} name */
const icon = (name) =>
  html`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;

/**
 * @param {keyof typeof ICONS} name
 * @param {string} caption
 * @param {() => unknown} onclick
 * @param {boolean} [disabled]
 */
function control(name, caption, onclick, disabled) {
  return html`<button type="button" class="button control" data-f=${name} aria-label=${caption} title=${caption} disabled=${disabled} onclick=${onclick}>
    ${icon(name)}
  </button>`;
}

/**
 * The way to both ends; where turns are made of many inputs (the slider goes to the ends, too) turn by turn.
 * @param {number} last
 */
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

/** @param {{ contents: Contents, told: string, at: number, last: number }} props */
function Stage({ contents, told, at, last }) {
  const id = look.game.game_id;
  return html`
    <${BoardImage} css="board-box" geometry=${look.geometry} marks=${marks()} contents=${contents} />
    <div id="controls" class="row controls-row">${controls(last)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${last}
      step="1"
      aria-label=${t("past_slider")}
      aria-valuetext=${told}
      value=${at}
      oninput=${({ target }) => go(Number(target.value))}
    />
    <p id="told" class="told">${told}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${button(t("past_picture"), openReport, { name: "picture", kind: "primary" })}
      <a class="button" href=${localized(`/api/games/${id}.txt`)} download=${`game-${id}.txt`}>${t("as_text")}</a>
    </div>
  `;
}

/** @param {HTMLElement} place */
function showStage(place) {
  const state = look.states[look.at];
  const contents = {
    pieces: pieces(state, look.geometry),
    arrows: look.other ? moveArrows(look.other) : arrowsOf(look.game.steps[look.at - 1]),
    signs: state.signs ?? [],
    label: inWords(state),
  };
  const last = look.states.length - 1;
  show(place, html`<${Stage} contents=${contents} told=${sentence()} at=${look.at} last=${last} />`);
  showBeyond(node("beyond"), /** @type {Context} */ ({ state: { ...state, phase: "past" } }));
}

/** @param {StoredStep | undefined} step */
function arrowsOf(step) {
  if (!step || step.kind === "undo") return [];
  const arrows = moveArrows(step);
  return arrows.length ? arrows : strayArrows(look.states[look.at - 1], step);
}

function sentence() {
  const last = look.states.length - 1;
  if (look.other) return `${t("review_other")} ${look.other.text}`;
  const told = look.at ? look.game.steps[look.at - 1].text : t("past_start");
  return `${t("past_step", { number: look.at, count: last })} ${told}`;
}

// --- going through it --------------------------------------------------------------------------

/**
 * @param {number} at
 * @param {boolean} [playing]
 * @param {Other | null} [other]
 */
function go(at, playing = false, other = null) {
  if (!playing) stop();
  look.other = other;
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
  look.timer = 0;
  render();
}

/** @type {Record<string, () => number>} */
const KEYS = {
  ArrowLeft: () => look.at - 1,
  ArrowRight: () => look.at + 1,
  Home: () => 0,
  End: () => look.states.length - 1,
};

/**
 * Left and right everywhere; to the ends only from the board's own controls, since these keys scroll a page.
 * @param {KeyboardEvent} event
 */
function onKey(event) {
  const target = /** @type {Element} */ (event.target);
  const busy =
    target.closest?.("input, textarea, select, dialog, .turns") ||
    (event.key.length < 5 && !target.closest?.("#stage"));
  if (busy || event.altKey || event.ctrlKey || event.metaKey || !(event.key in KEYS)) return;
  event.preventDefault();
  go(KEYS[event.key]());
}

// --- the turns ---------------------------------------------------------------------------------

/** @extends {Component<StepProps>} */
class Step extends Component {
  /** @param {StepProps} props */
  shouldComponentUpdate({ current }) {
    return current !== this.props.current;
  }

  /** @param {StepProps} props */
  render({ step, at, current }) {
    const gone = step.gone
      ? [html`<s>${step.text}</s>`, " ", html`<small>${t(`past_${step.gone}`)}</small>`]
      : step.text;
    const within = step.kind === "heard" && look.game.steps[at - 2]?.turn === step.turn;
    const number = step.kind === "heard" ? step.turn : step.number;
    const played = step.kind !== "undo";
    return html`<li class=${within ? "within" : ""}>
      <button
        type="button"
        class=${`step-line k-${step.kind}`}
        data-f=${`step-${at}`}
        aria-current=${current ? "step" : null}
        onclick=${() => go(at)}
      >
        <span class="number">${!played || within || !number ? "" : number}</span>
        ${
          played && step.seat
            ? token(step.seat, marks()[step.seat] ?? "", "small")
            : sign(played ? "overruled" : "taken-back")
        }
        ${played && step.die > 0 && dieFace(step.die, "small")}
        <span class="told">${gone}${step.move && played && html`<code>${step.move}</code>`}</span>
      </button>
    </li>`;
  }
}

/** @param {{ steps: StoredStep[], left: number, at: number }} props */
function Steps({ steps, left, at }) {
  const lines = steps.map((step, i) => html`<${Step} key=${i} step=${step} at=${i + 1} current=${i + 1 === at} />`);
  return html`
    <h2>${t("past_all_turns")}</h2>
    ${steps.length ? html`<ol class="turns" onkeydown=${onListKey}>${lines}</ol>` : html`<p>${t("past_no_turns")}</p>`}
    ${left > 0 && html`<p class="small">${t("past_left_out", { count: left })}</p>`}
  `;
}

/** @param {HTMLElement} place */
function showSteps(place) {
  const { steps, left_out } = look.game;
  show(place, html`<${Steps} steps=${steps} left=${left_out} at=${look.at} />`);
  const current = /** @type {HTMLElement | null} */ (place.querySelector("[aria-current]"));
  if (!current) return;
  const list = /** @type {HTMLElement} */ (place.querySelector(".turns"));
  const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 3;
}

/**
 * In the list, up and down go from turn to turn and show it.
 * @param {KeyboardEvent} event
 */
function onListKey(event) {
  const way = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (!way) return;
  event.preventDefault();
  go(Math.max(1, look.at + way));
  refocus(`step-${look.at}`, node("steps"));
}

// --- the rest ----------------------------------------------------------------------------------

/** @param {HTMLElement} place */
function showHead(place) {
  const { game } = look;
  const about = ` ${game.title} · ${dayOf(game)}${game.imported ? ` · ${t("past_imported")}` : ""}`;
  show(place, [
    html`<h1>${game.seats.map(({ name, who }) => name || who).join(", ")}</h1>`,
    html`<p><b>${game.result}</b>${about}</p>`,
  ]);
}

/** @param {Evening} props */
const Evening = ({ text, step }) => html`<p class="evening">
  <b>${t("past_evening")}</b>
  ${` ${text} `}
  ${button(t("past_show"), () => showTurn(step + 1), { name: "evening", kind: "quiet" })}
</p>`;

/** @param {HTMLElement} place */
function showNumbers(place) {
  const { players, leads, evening, dice } = look.game.statistics;
  show(place, [
    html`<h2>${t("past_numbers")}</h2>`,
    evening && html`<${Evening} ...${evening} />`,
    leads > 0 && html`<p class="small">${t("past_leads", { count: leads })}</p>`,
    html`<${Players} players=${players} marks=${marks()} />`,
    html`<${Dice} dice=${dice} />`,
  ]);
}

/** @param {HTMLElement} place */
function showReview(place) {
  if (!look.game.over) return;
  show(place, html`<${Review} game=${gameId} marks=${marks()} at=${look.at} onShow=${showTurn} place=${place} />`);
}

/**
 * The board after a step; with `other`, a turn that could have followed.
 * @param {number} at
 * @param {Other | null} [other]
 */
function showTurn(at, other = null) {
  go(at, false, other);
  node("stage").scrollIntoView({ block: "start" });
}

const byHost = async () => import("./host.js");

const Keeping = () => html`
  <h2>${t("past_keeping")}</h2>
  <div class="row">
    ${button(t("past_forget_game"), async () => (await byHost()).forgetGame(gameId), { name: "forget" })}
    ${button(t("past_delete"), async () => (await byHost()).deleteGame(gameId), { name: "delete", kind: "danger" })}
  </div>
`;

async function openReport() {
  stop();
  (await import("./report.js")).openReport(node("report"), look);
}

function render() {
  showHead(node("head"));
  showStage(node("stage"));
  showSteps(node("steps"));
  showReview(node("review"));
  showNumbers(node("numbers"));
  show(node("keeping"), me.host && html`<${Keeping} />`);
}

async function start() {
  await meet();
  const game = await attempt(() => ask(`/api/games/${gameId}`));
  const geometry = game && (await attempt(() => boardOf(game)));
  if (!geometry)
    return show(node("head"), [html`<h1>${node("head").textContent.trim()}</h1>`, html`<p>${t("past_not_there")}</p>`]);
  Object.assign(look, { game, geometry, states: positions(game) });
  const wanted = /^#step=(\d+)$/.exec(location.hash)?.[1];
  look.at = Math.min(wanted ? Number(wanted) : look.states.length - 1, look.states.length - 1);
  document.addEventListener("keydown", onKey);
  render();
}

start();
