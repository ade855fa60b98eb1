// What both pages share: the state, who this phone is, the connection, the language, spoken lines.

import { quartersFor, remembered, turned } from "../board/facing.js";
import { tellHosts } from "../host/news.js";
import { watchDie } from "../play/die.js";
import { forgetCelebration } from "../play/now.js";
import { watchSeal } from "../table/seals.js";
import { boardOf, me, refreshMe } from "./api.js";
import { Away } from "./away.js";
import { asks, Heard } from "./heard.js";
import { byId, html, show } from "./html.js";
import { keepLanguage } from "./language.js";
import { Live } from "./live.js";
import { answer, playSounds, showKids, tellMeanwhile, useCode } from "./load_on_demand.js";
import { enlarge } from "./preferences.js";
import { watchForRenewal } from "./renewal.js";
import { awaited, playerName, welcomes } from "./state.js";
import { attempt, note, speak } from "./ui.js";
import { t } from "./words.js";

/**
 * @import { Geometry, State, Table } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { StreamEvent } from "./live.js"
 */

const MYSELF_S = 470; // a host has ten minutes after each proof, and two of them it is news
const RETRY_MS = 2_000;
const PATIENCE_MS = 1_800; // a short break is not worth a banner

/**
 * A page that is not of the game in play: who this phone is, and a code in the address; `again` draws anew when another comes.
 * @param {() => unknown} [again]
 */
export async function meet(again = () => null) {
  keepLanguage();
  enlarge();
  await attempt(refreshMe);
  await useCode();
  window.addEventListener("hashchange", async () => {
    await useCode();
    again();
  });
}

/**
 * One page: `panels` is a list of [element id, function(node, context)]. `geometry` is the board as it is drawn, so turned
 * by `quarters`; a page whose board always lies as printed says `turns: false`.
 */
export class Page {
  state = /** @type {State | null} */ (null);
  printed = /** @type {Geometry | null} */ (null); // the board as it is printed
  geometry = /** @type {Geometry | null} */ (null);
  geometryPath = "";
  drawn = ""; // which board that is, and without which spots
  quarters = 0;
  spoken = /** @type {string | null} */ (null);
  heard = new Heard();
  asked = /** @type {string | undefined} */ ("");
  moodSince = performance.now();
  away = new Away();
  known = false; // whether the companion has told who this phone is
  asking = /** @type {Promise<void> | null} */ (null); // its first answer

  /**
   * @param {[id: string, show: (node: HTMLElement, context: Context) => unknown][]} panels
   * @param {{
   *   onBoard?: (board: Table) => void, onState?: (state: State, geometry: Geometry | null) => void, turns?: boolean,
   * }} [listens]
   */
  constructor(panels, { onBoard, onState, turns = true } = {}) {
    this.panels = panels.map(([id, show]) => /** @type {const} */ ([document.getElementById(id), show]));
    this.turns = turns;
    this.onBoard = onBoard;
    this.onState = onState;
    this.refresh = async () => {
      if (await attempt(async () => (await refreshMe(), true))) this.known = true;
      this.tellLost();
      this.render();
    };
    this.live = new Live({
      onEvent: (name, data) => this.hear(name, data),
      onMood: (mood) => {
        this.moodSince = performance.now();
        if (mood === "connecting") this.away.leave(this.live.ageSeconds * 1000);
        this.showMood();
      },
      pollBoard: Boolean(onBoard),
    });
  }

  async start() {
    keepLanguage();
    enlarge();
    watchForRenewal();
    document.addEventListener(
      "keydown",
      (event) => /^F[248]$/.test(event.key) && answer(event, /** @type {Context} */ (this)),
    );
    this.live.open();
    setInterval(() => this.showMood(), 1_000);
    document.addEventListener("tap", () => this.render());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.away.leave() : this.refresh()));
    this.asking = this.refresh();
    await this.asking;
    const useCodeNow = async () => {
      await useCode();
      this.render();
    };
    window.addEventListener("hashchange", useCodeNow);
    await useCodeNow();
  }

  /** Seats that are no longer this phone's; said once both the phone and the names are known, whichever comes first. */
  tellLost() {
    const { state } = this;
    if (!this.known || !state) return;
    const lost = this.away.lost(me);
    if (lost.length) note(t("seat_lost", { name: lost.map((seat) => playerName(state, seat)).join(", ") }), true);
  }

  /**
   * @param {StreamEvent} name
   * @param {unknown} data
   */
  hear(name, data) {
    if (name === "state") this.take(/** @type {State} */ (data));
    else if (name === "board") this.onBoard?.(/** @type {Table} */ (data));
    else if (name === "resumed") this.arrive();
    else this.takeRoles(/** @type {{ as_of: string }} */ (data));
  }

  /**
   * Roles have changed. What the first stream begins with is mostly known by the answer to what the page has asked itself.
   * @param {{ as_of: string }} roles
   */
  async takeRoles({ as_of }) {
    const first = this.asking;
    this.asking = null;
    await first;
    if (!first || me.as_of !== as_of) this.refresh();
  }

  /** @param {State} state */
  async take(state) {
    if (state.phase === "safe-mode") return location.reload(); // the companion needs help: that page says how
    if (this.state && state.version !== this.state.version) return location.reload(); // it was updated meanwhile
    this.state = state;
    forgetCelebration(state);
    this.tellLost();
    watchDie(/** @type {Context} */ (this));
    watchSeal(state);
    if (state.phase !== "starting" || !this.geometry) await this.learnGeometry(); // else the picture stays, a finger may be on it
    if (this.state !== state) return;
    if (state.phase !== "starting") this.arrive(); // else nothing has happened that could be told
    this.speakNews();
    this.onState?.(state, this.geometry);
    this.render();
  }

  /** Whoever has been away is told, politely, what has happened. */
  async arrive() {
    const told = this.state ? await this.away.arrive(this.state) : "";
    if (told === "news" && this.away.news) {
      tellMeanwhile(/** @type {Context} */ (this));
      this.render();
    } else if (told === "again") speak(t("here_again"));
  }

  /** The board of the game in play; before the first game one that lies here, where no large pictures stand instead. */
  async learnGeometry() {
    const { state } = this;
    if (!state?.board || (welcomes(state) && document.getElementById("welcome"))) return;
    const { game, variant, without } = state.board;
    const path = `/api/boards/${game}/${variant}`;
    const drawn = [path, without].join();
    if (this.drawn === drawn) return;
    const geometry = await boardOf(state.board).catch(() => null);
    if (geometry) {
      [this.printed, this.geometry, this.geometryPath, this.drawn, this.quarters] = [
        geometry,
        geometry,
        path,
        drawn,
        0,
      ];
      this.face();
    } else setTimeout(() => this.take(/** @type {State} */ (this.state)), RETRY_MS);
  }

  /** Turn the board as this phone wants it. */
  face() {
    const { printed, state } = this;
    if (!printed || !state || !this.turns || state.phase === "starting") return;
    const seats = (state.seats ?? []).filter(({ playing }) => playing).map(({ seat }) => seat);
    const mine = me.seats.filter((seat) => seats.includes(seat));
    const quarters = quartersFor(remembered(this.geometryPath), printed, {
      seats,
      mine,
      mover: awaited(state),
      last: this.quarters,
    });
    if (quarters === this.quarters) return;
    [this.quarters, this.geometry] = [quarters, turned(printed, quarters)];
  }

  render() {
    if (!this.state) return;
    this.face();
    for (const [node, show] of this.panels) if (node) show(node, /** @type {Context} */ (this));
    showKids(/** @type {Context} */ (this));
    playSounds(/** @type {Context} */ (this));
    tellHosts(this.state);
    this.showMood();
  }

  /** A new moment and the sentence, politely; a way back at once. What was said before is not said again. */
  speakNews() {
    const { state } = /** @type {Context} */ (this);
    const told = this.heard.tell(state);
    const asked = state.offer?.text ?? state.whose?.text;
    const step = state.guided ? state.steps?.[0]?.text : null; // in play a picture only passes through
    const mark = JSON.stringify([asked, state.awaiting?.text, step, state.idea?.text]);
    if (this.spoken !== null && (told || this.spoken !== mark)) {
      const say = (/** @type {(string | null | undefined)[]} */ ...texts) =>
        [...new Set(texts)].filter(Boolean).join(" ");
      if (state.offer) speak(asked, true);
      else if (state.phase === "illegal") speak(say(told, step ?? state.awaiting?.text), true);
      else speak(say(told, asked === this.asked ? "" : asked, ...asks(state)));
    }
    this.spoken = mark;
    this.asked = asked;
  }

  showMood() {
    const { state, live } = this;
    const { mood } = live;
    const late = mood === "connecting" && performance.now() - this.moodSince > PATIENCE_MS;
    const link = state?.link;
    const board = link && !link.up && link.needed !== false && !["idle", "paused", "starting"].includes(state.phase);
    const saving = state?.journal?.saving;
    const failing = state?.journal && !state.journal.ok;
    const chip = byId("mood");
    show(chip, [html`<i class=${`dot ${mood}`} />`, saving ? t("saving") : t(`mood_${mood}`)]);
    const lines = [];
    if (late) lines.push(live.lastNews ? t("not_live", { count: live.ageSeconds }) : t("not_live_yet"));
    if (board) lines.push(...new Set(link.devices.map(({ text }) => text).filter(Boolean)), t("board_lost"));
    if (failing) lines.push(t("not_saved"));
    const myself = me.host && me.fresh_s > MYSELF_S && !state?.hosts?.asks; // who has just become host here knows it
    if (!myself) lines.push(...(state?.hosts?.lines ?? []));
    lines.push(...(state?.hall?.lines ?? []));
    const banner = byId("banner");
    show(
      banner,
      lines.map((line) => html`<p>${line}</p>`),
    );
    document.body.style.setProperty("--told", `${banner.offsetHeight}px`); // so much less is there for the board
    banner.classList.toggle("long", banner.offsetHeight * 3 > innerHeight); // it would cover keys as one scrolls
    document.body.classList.toggle("stale", late);
    document.body.classList.toggle("without-board", link?.needed === false);
  }
}
