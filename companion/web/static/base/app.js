// What both pages share: the state, who this phone is, the connection, the language, spoken lines.

import { quartersFor, remembered, turned } from "../board/facing.js";
import { tellHosts } from "../host/news.js";
import { watchDie } from "../play/die.js";
import { forgetCelebration } from "../play/now.js";
import { watchSeal } from "../table/seals.js";
import { boardOf, me, refreshMe } from "./api.js";
import { Away } from "./away.js";
import { asks, Heard } from "./heard.js";
import { html, show } from "./html.js";
import { keepLanguage } from "./language.js";
import { answer, playSounds, showKids, tellMeanwhile, useCode } from "./lazy.js";
import { Live } from "./live.js";
import { enlarge } from "./preferences.js";
import { watchForRenewal } from "./renewal.js";
import { awaited, playerName, welcomes } from "./state.js";
import { attempt, note, speak } from "./ui.js";
import { t } from "./words.js";

const MYSELF_S = 470; // a host has ten minutes after each proof, and two of them it is news
const RETRY_MS = 2_000;
const PATIENCE_MS = 1_800; // a short break is not worth a banner

/** A page that is not of the game in play: who this phone is, and a code in the address; `again` draws anew when another comes. */
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
  constructor(panels, { onBoard = null, onState = null, turns = true } = {}) {
    this.panels = panels.map(([id, show]) => [document.getElementById(id), show]);
    this.state = null;
    this.printed = null; // the board as it is printed
    this.geometry = null;
    this.drawn = ""; // which board that is, and without which spots
    this.quarters = 0;
    this.turns = turns;
    this.spoken = null;
    this.heard = new Heard();
    this.asked = null;
    this.onBoard = onBoard;
    this.onState = onState;
    this.moodSince = performance.now();
    this.away = new Away();
    this.known = false; // whether the companion has told who this phone is
    this.asking = null; // a promise of its first answer
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
    document.addEventListener("keydown", (event) => /^F[248]$/.test(event.key) && answer(event, this));
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
    if (!this.known || !this.state) return;
    const lost = this.away.lost(me);
    if (lost.length) note(t("seat_lost", { name: lost.map((seat) => playerName(this.state, seat)).join(", ") }), true);
  }

  hear(name, data) {
    if (name === "state") this.take(data);
    else if (name === "board") this.onBoard?.(data);
    else if (name === "resumed") this.arrive();
    else this.takeRoles(data);
  }

  /** Roles have changed. What the first stream begins with is mostly known by the answer to what the page has asked itself. */
  async takeRoles({ as_of }) {
    const first = this.asking;
    this.asking = null;
    await first;
    if (!first || me.as_of !== as_of) this.refresh();
  }

  async take(state) {
    if (state.phase === "safe-mode") return location.reload(); // the companion needs help: that page says how
    if (this.state && state.version !== this.state.version) return location.reload(); // it was updated meanwhile
    this.state = state;
    forgetCelebration(state);
    this.tellLost();
    watchDie(this);
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
      tellMeanwhile(this);
      this.render();
    } else if (told === "again") speak(t("here_again"));
  }

  /** The board of the game in play; before the first game one that lies here, where no large pictures stand instead. */
  async learnGeometry() {
    if (welcomes(this.state) && document.getElementById("welcome")) return;
    const { game, variant, without } = this.state.board ?? {};
    const path = `/api/boards/${game}/${variant}`;
    const drawn = [path, without].join();
    if (!game || this.drawn === drawn) return;
    const geometry = await boardOf({ game, variant, without }).catch(() => null);
    if (geometry) {
      [this.printed, this.geometry, this.geometryPath, this.drawn, this.quarters] = [
        geometry,
        geometry,
        path,
        drawn,
        0,
      ];
      this.face();
    } else setTimeout(() => this.take(this.state), RETRY_MS);
  }

  /** Turn the board as this phone wants it. */
  face() {
    if (!this.printed || !this.turns || this.state.phase === "starting") return;
    const seats = (this.state.seats ?? []).filter(({ playing }) => playing).map(({ seat }) => seat);
    const mine = me.seats.filter((seat) => seats.includes(seat));
    const quarters = quartersFor(remembered(this.geometryPath), this.printed, {
      seats,
      mine,
      mover: awaited(this.state),
      last: this.quarters,
    });
    if (quarters === this.quarters) return;
    [this.quarters, this.geometry] = [quarters, turned(this.printed, quarters)];
  }

  render() {
    if (!this.state) return;
    this.face();
    for (const [node, show] of this.panels) if (node) show(node, this);
    showKids(this);
    playSounds(this);
    tellHosts(this.state);
    this.showMood();
  }

  /** A new moment and the sentence, politely; a way back at once. What was said before is not said again. */
  speakNews() {
    const { state } = this;
    const told = this.heard.tell(state);
    const asked = state.offer?.text ?? state.whose?.text;
    const step = state.guided ? state.steps?.[0]?.text : null; // in play a picture only passes through
    const mark = JSON.stringify([asked, state.awaiting?.text, step, state.idea?.text]);
    if (this.spoken !== null && (told || this.spoken !== mark)) {
      const say = (...texts) => [...new Set(texts)].filter(Boolean).join(" ");
      if (state.offer) speak(asked, true);
      else if (state.phase === "illegal") speak(say(told, step ?? state.awaiting?.text), true);
      else speak(say(told, asked === this.asked ? "" : asked, ...asks(state)));
    }
    this.spoken = mark;
    this.asked = asked;
  }

  showMood() {
    const { mood } = this.live;
    const late = mood === "connecting" && performance.now() - this.moodSince > PATIENCE_MS;
    const link = this.state?.link;
    const board =
      link && !link.up && link.needed !== false && !["idle", "paused", "starting"].includes(this.state.phase);
    const saving = this.state?.journal?.saving;
    const failing = this.state?.journal && !this.state.journal.ok;
    const chip = document.getElementById("mood");
    show(chip, [html`<i class=${`dot ${mood}`} />`, saving ? t("saving") : t(`mood_${mood}`)]);
    const lines = [];
    if (late) lines.push(this.live.lastNews ? t("not_live", { count: this.live.ageSeconds }) : t("not_live_yet"));
    if (board) lines.push(...new Set(this.state.link.devices.map(({ text }) => text).filter(Boolean)), t("board_lost"));
    if (failing) lines.push(t("not_saved"));
    const myself = me.host && me.fresh_s > MYSELF_S && !this.state?.hosts?.asks; // who has just become host here knows it
    if (!myself) lines.push(...(this.state?.hosts?.lines ?? []));
    lines.push(...(this.state?.hall?.lines ?? []));
    const banner = document.getElementById("banner");
    show(
      banner,
      lines.map((line) => html`<p>${line}</p>`),
    );
    document.body.style.setProperty("--told", `${banner.offsetHeight}px`); // so much less is there for the board
    banner.classList.toggle("long", banner.offsetHeight * 3 > innerHeight); // it would cover keys as one scrolls
    document.body.classList.toggle("stale", late);
    document.body.classList.toggle("without-board", this.state?.link?.needed === false);
  }
}
