// Says sentences one after the other: with the phone's own voice where it has one, else by recordings.

import { awake, speaker } from "./tones.js";
import { language } from "./words.js";

const MOST_WAITING = 4; // whoever is further behind leaves the oldest out
const VOICES_MS = 1_500;
const SLOWEST_MS = 160; // a character; some phones never tell that they have finished

const waiting = [];
const recordings = new Map(); // clip -> its samples, once fetched
let busy = false;
let stop = null;

/** A voice of this phone that needs no internet, or null. */
async function ownVoice() {
  if (!window.speechSynthesis) return null;
  const find = () => speechSynthesis.getVoices().find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language)) ?? null;
  if (find() || speechSynthesis.getVoices().length) return find();
  await new Promise((done) => {
    speechSynthesis.addEventListener("voiceschanged", done, { once: true });
    setTimeout(done, VOICES_MS);
  });
  return find();
}

let found = null;
const voice = () => (found ??= ownVoice());

function tell(own, text, volume) {
  return new Promise((done) => {
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

async function recording(clip) {
  if (!recordings.has(clip)) {
    const answer = await fetch(new URL(`clips/${language}/${clip}.mp3`, import.meta.url));
    if (!answer.ok) return null;
    recordings.set(clip, await speaker().decodeAudioData(await answer.arrayBuffer()));
  }
  return recordings.get(clip);
}

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

async function sayOne({ text, clips, volume, hushed }) {
  const own = await voice();
  if (own) return tell(own, text, volume);
  for (const clip of clips) {
    const samples = await recording(clip).catch(() => null);
    if (samples && awake() && !hushed()) await playRecording(samples, volume);
  }
  return null;
}

let round = 0;

/** Say these {text, clips, urgent} after what is being said; an urgent one instead of it. `volume` 0 to 1. */
export async function say(lines, volume) {
  if (volume <= 0 || !lines.length) return;
  if (lines.some(({ urgent }) => urgent)) hush();
  const begun = round;
  waiting.push(...lines.map(({ text, clips }) => ({ text, clips, volume, hushed: () => begun !== round })));
  waiting.splice(0, Math.max(0, waiting.length - MOST_WAITING));
  if (busy) return;
  busy = true;
  while (waiting.length) await sayOne(waiting.shift()).catch(() => null);
  busy = false;
}

/** Be silent at once. */
export function hush() {
  round += 1;
  waiting.length = 0;
  stop?.();
  stop = null;
}
