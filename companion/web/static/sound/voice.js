// Says sentences one after the other: with the phone's own voice where it has one, else by recordings.

import { language } from "../base/words.js";
import { awake, speaker } from "./tones.js";

/** @import { Spoken } from "../lib/api.js" */

const MOST_WAITING = 4; // whoever is further behind leaves the oldest out
const VOICES_MS = 1_500;
const SLOWEST_MS = 160; // a character; some phones never tell that they have finished

const PASSING = new Set(["awaiting", "step", "idea", "cheer"]); // said of a moment that passes

/**
 * @typedef {Pick<Spoken, "text" | "clips" | "urgent"> & { of?: string }} Line
 * @typedef {Line & { volume: number, cut: boolean }} Waiting
 */

const waiting = /** @type {Waiting[]} */ ([]);
/** Clip -> its samples, once fetched. @type {Map<string, AudioBuffer>} */
const recordings = new Map();
let now = /** @type {Waiting | null | undefined} */ (null); // what is being said
let stop = /** @type {(() => void) | null} */ (null);

/** A voice of this phone that needs no internet, or null. */
async function ownVoice() {
  if (!window.speechSynthesis) return null;
  const find = () =>
    speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ??
    null;
  if (find() || speechSynthesis.getVoices().length) return find();
  await new Promise((done) => {
    speechSynthesis.addEventListener("voiceschanged", done, { once: true });
    setTimeout(done, VOICES_MS);
  });
  return find();
}

let found = /** @type {Promise<SpeechSynthesisVoice | null> | null} */ (null);
const voice = () => (found ??= ownVoice());

/**
 * @param {SpeechSynthesisVoice} own
 * @param {string} text
 * @param {number} volume
 */
function tell(own, text, volume) {
  return new Promise((/** @type {(told: void) => void} */ done) => {
    const line = new SpeechSynthesisUtterance(text);
    Object.assign(line, { voice: own, lang: own.lang, volume, rate: 0.95 });
    const late = setTimeout(done, 2_000 + text.length * SLOWEST_MS);
    line.onend = line.onerror = () => {
      clearTimeout(late);
      done();
    };
    stop = () => speechSynthesis.cancel();
    speechSynthesis.speak(line);
  });
}

/** @param {string} clip */
async function recording(clip) {
  if (!recordings.has(clip)) {
    const answer = await fetch(new URL(`../clips/${language}/${clip}.mp3`, import.meta.url));
    if (!answer.ok) return null;
    recordings.set(clip, await speaker().decodeAudioData(await answer.arrayBuffer()));
  }
  return recordings.get(clip);
}

/**
 * @param {AudioBuffer} samples
 * @param {number} volume
 */
function playRecording(samples, volume) {
  return new Promise((done) => {
    const [source, gain] = [speaker().createBufferSource(), speaker().createGain()];
    source.buffer = samples;
    gain.gain.value = volume;
    source.connect(gain).connect(speaker().destination);
    source.onended = done;
    stop = () => source.stop();
    source.start();
    setTimeout(done, samples.duration * 1_000 + 1_000); // a phone call may take the loudspeaker away
  });
}

/** @param {Waiting} line */
async function sayOne(line) {
  const own = await voice();
  if (own) {
    if (!line.cut) await tell(own, line.text, line.volume);
    return;
  }
  for (const clip of line.clips) {
    const samples = line.cut ? null : await recording(clip).catch(() => null);
    if (samples && awake() && !line.cut) await playRecording(samples, line.volume);
  }
}

function cut() {
  if (!now) return;
  now.cut = true;
  stop?.();
  stop = null;
}

/**
 * Say these lines {of, text, clips, urgent} after what is being said; what was to be done a moment ago is not said
 * any more, and an urgent line waits for nobody. `volume` 0 to 1.
 * @param {Line[]} lines
 * @param {number} volume
 */
export async function say(lines, volume) {
  if (volume <= 0 || !lines.length) return;
  const urgent = lines.some((line) => line.urgent);
  const kept = urgent ? [] : waiting.filter(({ of = "" }) => !PASSING.has(of));
  if (urgent || PASSING.has(now?.of ?? "")) cut();
  waiting.splice(
    0,
    waiting.length,
    ...[...kept, ...lines.map((line) => ({ ...line, volume, cut: false }))].slice(-MOST_WAITING),
  );
  if (now) return;
  while ((now = waiting.shift())) await sayOne(now).catch(() => null);
  now = null;
}

/** Be silent at once. */
export function hush() {
  waiting.length = 0;
  cut();
}
