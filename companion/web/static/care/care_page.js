// The page of the care: how the table is, lights, sounds, quiet hours, connections, backup. Everybody looks, the host acts.

import { ask, me, refreshMe, tell } from "../base/api.js";
import { meet } from "../base/app.js";
import { button, html, byId as node, show } from "../base/html.js";
import { openHost } from "../base/load_on_demand.js";
import { attempt, confirmed, note } from "../base/ui.js";
import { t } from "../base/words.js";
import { proveAgain } from "../host/prove_again.js";
import { Backup } from "./backup.js";
import { BrokerCard } from "./broker.js";
import { Firmware, flashing } from "./firmware.js";
import { HallHereCard } from "./hall_here.js";
import { showLeaving } from "./leaving.js";
import { Levels } from "./levels.js";
import { showAbout, showChecks, showCopies, showHealth, showLinks } from "./overview.js";
import { Updates } from "./updates.js";

/**
 * @import { CareCopy, CareState } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { Refusal } from "../base/api.js"
 */

const ROUND_MS = 4_000;
const RESTORING_MS = 500;

/** @param {string} id */
let state = /** @type {CareState | null} */ (null);
let timer = /** @type {number | undefined} */ (undefined);

const levels = new Levels(async (wanted) => {
  const answer = await attempt(() => tell("/api/care", wanted));
  if (answer) take(answer);
  else await round();
});

const backup = new Backup((answer) => {
  take(answer);
  later();
});

const updates = new Updates(node("updates"), () => me.host);
const firmware = new Firmware((answer) => {
  take(answer);
  later();
});
const broker = new BrokerCard();
const hall = new HallHereCard();

const restoring = () => ["checking", "storing"].includes(state?.restoring.phase ?? "");

/** @param {CareState} answer */
function take(answer) {
  state = answer;
  render();
}

/** Ask again and again, sooner while a backup comes back or a board is written. */
async function round() {
  if (!document.hidden) {
    try {
      take(await ask("/api/care"));
      await broker.refresh(node("house"), me.host);
      await hall.refresh(node("hall-here"), me.host);
      node("banner").hidden = true;
    } catch (error) {
      const refusal = /** @type {Refusal} */ (error);
      if (refusal.status === undefined) throw refusal;
      if (!updates.restarts) show(node("banner"), html`<p>${refusal.message}</p>`);
    }
  }
  later();
}

function later() {
  clearTimeout(timer);
  timer = setTimeout(round, restoring() || flashing(state) ? RESTORING_MS : ROUND_MS);
}

async function becomeHost() {
  const nothing = { state: { seats: [], spots: [], phase: "idle" }, geometry: null, render };
  await openHost(/** @type {Context} */ (/** @type {unknown} */ (nothing)), t("care_for_host"));
  await attempt(refreshMe);
  render();
  await broker.refresh(node("house"), me.host);
  await hall.refresh(node("hall-here"), me.host);
}

async function seen() {
  const answer = await attempt(() => tell("/api/care/seen"));
  if (answer) take(answer);
}

/** @param {CareCopy} props */
async function restore({ name, title }) {
  if (!(await confirmed(title, t("care_copy_sure"), t("care_copy_restore"))) || !(await proveAgain())) return;
  if (await attempt(() => tell("/api/copies/restore", { name }))) note(t("care_copy_going"));
}

/** @param {HTMLElement} place */
function showWho(place) {
  const become = button(t("be_host"), becomeHost, { kind: "primary", name: "host" });
  show(place, !me.host && [html`<p>${t("care_for_host")}</p>`, html`<div class="row">${become}</div>`]);
}

function render() {
  if (!state) return;
  showHealth(node("health"), state, me.host, seen);
  showWho(node("who"));
  levels.show(node("levels"), node("quiet"), node("choices"), state, me.host);
  showLinks(node("links"), state);
  firmware.show(node("firmware"), state, me.host);
  showChecks(node("checks"), me.host);
  showCopies(node("copies"), state, me.host, restore);
  backup.show(node("backup"), state, me.host);
  updates.draw();
  showAbout(node("about"), state);
  showLeaving(node("leaving"), me.host);
}

async function start() {
  await meet(render);
  document.addEventListener("visibilitychange", () => document.hidden || Promise.all([round(), updates.round()]));
  await Promise.all([round(), updates.round()]);
}

start();
