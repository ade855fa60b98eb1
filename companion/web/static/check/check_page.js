// The page of the check: asks again and again how the bench stands, and shows it. Only the host acts.

import { ask, boardOf, me, refreshMe, tell } from "../base/api.js";
import { meet } from "../base/app.js";
import { button, html, byId as node, show } from "../base/html.js";
import { openHost } from "../base/load_on_demand.js";
import { attempt, openWindow, speak } from "../base/ui.js";
import { t } from "../base/words.js";
import { play, wake } from "../sound/tones.js";
import { LiveLines } from "./live.js";
import { Program } from "./program.js";
import { showSensors } from "./sensors.js";
import { showFound, showPicture, showTest, showWalk } from "./walk.js";
import { walkSounds } from "./walk_sounds.js";

/**
 * @import { Check, CheckBoard, CheckSensors, Geometry, Told, WalkWanted } from "../lib/api.js"
 * @import { Context, On } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 * @typedef {{
 *   state: Check | null, board: string, watching: boolean, sensors: CheckSensors | null,
 *   geometry: (Geometry & { board: string }) | null, spoken: string,
 * }} Bench
 * @typedef {<W extends "walk" | "pieces" | "press" | "leave" | "write">(
 *   what: W, body: Told[`/api/check/${W}`][0]) => Promise<unknown>} Act  tells the bench something
 * @typedef {Bench & { act: Act, host: boolean }} Shared
 */

const ROUND_MS = 300;
const SLOW_MS = 2_000;

/** @param {string} id */
/** What all parts of the page share. @type {Bench} */
const bench = { state: null, board: "", watching: false, sensors: null, geometry: null, spoken: "" };

const live = new LiveLines(() => {
  bench.sensors = live.sensors;
  render();
});

const program = new Program(node("firmware"), () => me.host && bench.state && !bench.state.on);

/** The board shown: the one being checked, else the one chosen. */
const boardShown = () =>
  bench.state?.boards.find(({ name }) => name === (bench.state?.on ?? bench.board)) ?? bench.state?.boards[0];

/** @param {Check} state */
async function take(state) {
  play(walkSounds(bench.state?.walk, state.walk), 1);
  bench.state = state;
  bench.board = state.on ?? (bench.board || state.boards[0]?.name || "");
  await learnGeometry();
  render();
}

async function learnGeometry() {
  const board = boardShown();
  if (!board || bench.geometry?.board === board.name) return;
  const geometry = await boardOf(board).catch(() => null);
  if (geometry) bench.geometry = { ...geometry, board: board.name };
}

/**
 * Tell the bench something; its answer is its new state.
 * @template {"walk" | "pieces" | "press" | "leave" | "write"} W
 * @param {W} path
 * @param {Told[`/api/check/${W}`][0]} body
 */
const act = (path, body) => attempt(async () => take(await tell(`/api/check/${path}`, body)));

/**
 * Lines come by the stream; where there is no place for one more, they are asked for.
 * @param {Check} state
 */
async function lookAtLines(state) {
  if (!bench.watching) return live.close();
  live.open(state.on ?? (bench.board || state.boards[0].name));
  bench.sensors = live.failed ? await ask(`/api/check/sensors/${live.board}`) : live.sensors;
  return undefined;
}

async function round() {
  let wait = ROUND_MS;
  if (document.hidden || !me.host) live.close();
  if (!document.hidden && me.host) {
    try {
      const state = await ask("/api/check");
      await lookAtLines(state);
      node("banner").hidden = true;
      await take(state);
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal;
      wait = SLOW_MS;
      if (refusal.code === "role") await attempt(refreshMe);
      if (refusal.status === 0) show(node("banner"), html`<p>${refusal.message}</p>`);
      node("banner").hidden = refusal.status !== 0;
      render();
    }
  }
  setTimeout(round, wait);
}

/** @param {HTMLElement} place */
function showWho(place) {
  const become = button(t("be_host"), becomeHost, { kind: "primary", name: "host" });
  show(
    place,
    !me.host && [
      html`<h2>${t("check_for_host")}</h2>`,
      html`<p class="small">${t("check_for_host_hint")}</p>`,
      html`<div class="row">${become}</div>`,
    ],
  );
}

async function becomeHost() {
  const nothing = { state: { seats: [], spots: [], phase: "idle" }, geometry: null, render };
  await openHost(/** @type {Context} */ (/** @type {unknown} */ (nothing)), t("check_for_host_hint"));
  await attempt(refreshMe);
  render();
}

/** @param {{ name: string, kind?: string, caption: string, hint: string, disabled?: boolean, onclick: () => unknown }} props */
const Pick = ({ name, kind = "", caption, hint, disabled, onclick }) => html`<button
  type="button"
  class=${`button ${kind}`.trim()}
  data-f=${name}
  disabled=${disabled}
  onclick=${onclick}
>
  <span>${caption}</span>
  <small>${hint}</small>
</button>`;

/** @param {Pick<WalkWanted, "kind" | "learn">} wanted */
async function begin(wanted) {
  const board = boardShown();
  if (!board) return;
  const left = board.kept[wanted.learn ? "learn" : (wanted.kind ?? "lines")];
  const again = left ? await startAgain(left, board.spots) : false;
  if (again === null) return;
  await act("walk", { board: board.name, ...wanted, again });
}

/**
 * Whether to begin anew a walk that was left; null where the window is closed without an answer.
 * @param {number} done
 * @param {number} count
 */
async function startAgain(done, count) {
  const answer = await openWindow(t("check_go_on"), (body, close) =>
    show(body, [
      html`<p>${t("check_go_on_text", { done, count })}</p>`,
      html`<div class="row">
        ${button(t("check_go_on_yes"), () => close("on"), { kind: "primary" })}
        ${button(t("check_again"), () => close("again"))}
      </div>`,
    ]),
  );
  return answer === null ? null : answer === "again";
}

/** @param {{ state: Check, board: CheckBoard, watching: boolean }} props */
function Choose({ state, board, watching }) {
  const disabled = Boolean(state.refused);
  /** @param {Pick<WalkWanted, "kind" | "learn">} wanted */
  const walk = (wanted) => () => begin(wanted);
  /** @type {([name: string, caption: string, hint: string, onclick: () => unknown, kind?: string] | false)[]} */
  const all = [
    ["walk", t("check_walk"), t("check_walk_hint", { count: board.spots }), walk({ kind: "lines" }), "primary"],
    ["learn", t("check_learn"), t("check_learn_hint"), walk({ kind: "lines", learn: true })],
    board.lights > 0 && ["lights", t("check_lights"), t("check_lights_hint"), walk({ kind: "lights" })],
    ["pieces", t("check_pieces"), t("check_pieces_hint"), () => act("pieces", { board: board.name })],
  ];
  const kinds = all.filter(Boolean);
  return html`
    <h2>${t("check_what")}</h2>
    ${state.boards.length > 1 && html`<${Boards} boards=${state.boards} board=${board} />`}
    ${board.devices.filter(({ up }) => !up).map(({ text }) => html`<p class="hinted">${text}</p>`)}
    ${state.refused && html`<p class="hinted">${state.refused}</p>`}
    <div class="pick">
      ${kinds.map(
        ([name, caption, hint, onclick, kind]) =>
          html`<${Pick} key=${name} ...${{ name, kind, caption, hint, disabled, onclick }} />`,
      )}
      <${Pick}
        key="live"
        name="live"
        caption=${t(watching ? "check_live_end" : "check_live")}
        hint=${t("check_live_hint")}
        onclick=${watch}
      />
    </div>
  `;
}

/** @param {HTMLElement} place */
function showChoose(place) {
  const { state, watching } = bench;
  const board = boardShown();
  const shown = me.host && state && !state.on && board;
  show(place, shown && html`<${Choose} state=${state} board=${board} watching=${watching} />`);
}

function watch() {
  bench.watching = !bench.watching;
  bench.sensors = null;
  render();
}

/** @param {{ boards: CheckBoard[], board: CheckBoard }} props */
function Boards({ boards, board }) {
  /** @param {On<HTMLSelectElement>} event */
  const choose = async (event) => {
    bench.board = event.target.value;
    bench.sensors = null;
    await learnGeometry();
    render();
  };
  return html`<label class="field-label">
    ${t("which_board")}
    <select class="select" data-f="board" onchange=${choose}>
      ${boards.map(({ name, title }) => html`<option value=${name} selected=${name === board.name}>${title}</option>`)}
    </select>
  </label>`;
}

/** New sentences, spoken once. */
function speakNews() {
  const now = bench.state?.walk ?? bench.state?.test;
  const said = now ? [now.spot, now.say, now.hint].filter(Boolean).join(". ") : "";
  if (said && said !== bench.spoken) speak(said);
  bench.spoken = said;
}

function render() {
  const shared = { ...bench, act, host: me.host };
  showWho(node("who"));
  showWalk(node("walk"), shared);
  showTest(node("test"), shared);
  showPicture(node("picture"), shared);
  showFound(node("found"), shared);
  showChoose(node("choose"));
  showSensors(node("sensors"), shared);
  program.draw();
  speakNews();
}

/**
 * Whoever goes on to play by a link has ended the check: else no game could begin.
 * @param {Event} event
 */
async function goOn(event) {
  const link = /** @type {Element} */ (event.target).closest("a");
  if (!link || !me.host || !bench.state?.on) return;
  event.preventDefault();
  await act("leave", {});
  location.href = link.href;
}

async function start() {
  document.querySelector("main .aside")?.addEventListener("click", goOn);
  document.addEventListener("click", wake, { once: true }); // browsers let a page be heard once somebody has tapped it
  await meet(render);
  render();
  await round();
  await program.round();
}

start();
