// What this phone lets be heard of the game: sounds, and the one voice of the table. Loaded where it is wished for.

import { me, refreshMe, tell } from "../base/api.js";
import { button, element, html } from "../base/html.js";
import { wish, wished } from "../base/preferences.js";
import { note } from "../base/ui.js";
import { t } from "../base/words.js";
import { awake, play, speaker, wake } from "./tones.js";
import { hush, say } from "./voice.js";

/**
 * @import { Spoken, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

const PAGE = "voice-page"; // of two windows of one browser the younger speaks
const here = `${Date.now()}-${Math.random()}`;
const heard = /** @type {Set<string>} */ (new Set()); // marks of what was heard, or stood there before this page was
let page = /** @type {Context | null} */ (null);
let taking = false;
let paused = false;
let turn = /** @type {{ game?: number | null, lines?: number }} */ ({});

localStorage.setItem(PAGE, here);
window.addEventListener("pagehide", () => localStorage.getItem(PAGE) === here && localStorage.removeItem(PAGE));

/**
 * How loud, 0 to 1: as the table has set it for now, quiet hours included.
 * @param {State} state
 */
export const volume = ({ care }) => (care?.volume ?? 100) / 100;

/** @param {Spoken} props */
const name = ({ of, mark }) => `${of} ${mark}`;

/**
 * Whether a sound is for this phone: its own turn and its own questions, all of them where it holds no seat.
 * @param {Spoken} props
 */
const mine = ({ sound, seat }) =>
  !["turn", "question"].includes(sound) || !seat || me.seats.length === 0 || me.seats.includes(seat);

/**
 * Take note of the newest state: sounds and sentences that have not been heard yet.
 * @param {Context} context
 */
export function playSounds(context) {
  const parts = context.state.speech ?? [];
  const was = paused;
  if (was && !context.state.paused) for (const part of parts) if (part.of === "awaiting") heard.delete(name(part)); // where were we?
  paused = Boolean(context.state.paused);
  forgetTurn(context.state);
  const news = parts.filter((part) => !heard.has(name(part)));
  for (const part of news) heard.add(name(part));
  const first = page === null;
  page = context;
  keepVoice();
  showChip();
  if (first) return;
  const loud = volume(context.state);
  if (paused && !was) hush(); // a pause is told once, then silence
  if (wished("sounds") && !paused)
    play(
      news.filter((part) => part.sound && mine(part)).map(({ sound }) => sound),
      loud,
    );
  speak(news.filter((part) => !part.after_ms));
  for (const part of news.filter(({ after_ms: ms }) => ms)) setTimeout(() => later(part), part.after_ms);
}

/**
 * Another turn, the same once more after it was taken back: what it says is new, but no moment. In another game all is.
 * @param {State} state
 */
function forgetTurn({ game_id: game, past: { lines } }) {
  if (game !== turn.game) heard.clear();
  else if (lines !== turn.lines) for (const each of heard) if (!each.startsWith("moment ")) heard.delete(each);
  turn = { game, lines };
}

/**
 * Say a patient part, if it still stands; one that has come and gone is new when it comes again.
 * @param {Spoken} part
 */
function later(part) {
  if (page?.state.speech?.some((each) => name(each) === name(part))) speak([part]);
  else heard.delete(name(part));
}

/** @param {Spoken[]} parts */
async function speak(parts) {
  if (!page || !parts.length || !wished("speak") || !speaksHere()) return;
  if (page.live?.mood === "polling") await refreshMe().catch(() => null); // without a stream nobody tells that another speaks now
  if (me.speaks) say(parts, volume(page.state));
}

function speaksHere() {
  if (!localStorage.getItem(PAGE)) localStorage.setItem(PAGE, here);
  return localStorage.getItem(PAGE) === here;
}

/** Keep the voice while it is wished for: take it where it is free, give the wish up where another phone has it. */
async function keepVoice() {
  if (!wished("speak") || me.speaks || taking || !me.voice) return;
  if (me.voice === "other") {
    wish("speak", false);
    hush();
    note(t("other_speaks"));
    return;
  }
  taking = true;
  await takeVoice(true).catch(() => null); // not reached: the next state tries again
  taking = false;
}

/**
 * Take the voice from whoever has it, or give it back. Raises Refusal.
 * @param {boolean} on
 */
export async function takeVoice(on) {
  Object.assign(me, await tell("/api/speaker", { on }));
  wish("speak", me.speaks);
  if (!on) hush();
  else localStorage.setItem(PAGE, here);
}

/**
 * Say one line now, to hear that it works.
 * @param {Context} context
 */
export const tryVoice = (context) =>
  say([{ text: t("speak_hello"), clips: ["hello"], urgent: true }], volume(context.state));

/**
 * Play one sound now.
 * @param {Context} context
 */
export const trySound = (context) => play(["turn"], volume(context.state));

// --- one tap, without which browsers stay silent ---

const chip = element(html`<div class="sound-chip">
  ${button(t("tap_for_sound"), wake, { kind: "primary", name: "tap-for-sound" })}
</div>`);

/** A small button while the browser waits for a tap; any other tap on the page does as well. */
function showChip() {
  const needed = !awake() && (wished("sounds") || wished("speak"));
  if (needed && !chip.isConnected) document.body.append(chip);
  else if (!needed) chip.remove();
}

speaker().addEventListener("statechange", showChip);
for (const gesture of ["pointerup", "keydown"])
  document.addEventListener(gesture, () => awake() || wake(), { passive: true });
