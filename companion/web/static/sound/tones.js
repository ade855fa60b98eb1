// Short sounds, made on the phone itself. Knows how they sound, not when.

const [C4, E4, G4, C5, E5, G5, A5, C6, E6] = [262, 330, 392, 523, 659, 784, 880, 1047, 1319];

/** @typedef {[hertz: number, start: number, seconds: number, wave: OscillatorType]} Tone */

/** What each sounds like; "illegal" is a soft oh-oh, never a buzzer. @type {Record<string, Tone[]>} */
const SOUNDS = {
  turn: [
    [E5, 0, 0.35, "sine"],
    [A5, 0.16, 0.5, "sine"],
  ],
  legal: [
    [G5, 0, 0.18, "sine"],
    [C6, 0.09, 0.3, "sine"],
  ],
  captured: [
    [C6, 0, 0.15, "triangle"],
    [G5, 0.12, 0.15, "triangle"],
    [E5, 0.24, 0.15, "triangle"],
    [C5, 0.36, 0.4, "triangle"],
  ],
  barricade: [
    [196, 0, 0.12, "triangle"],
    [147, 0.14, 0.2, "triangle"],
  ],
  illegal: [
    [G4, 0, 0.28, "sine"],
    [E4, 0.26, 0.45, "sine"],
  ],
  question: [
    [C5, 0, 0.2, "sine"],
    [G5, 0.2, 0.5, "sine"],
  ],
  win: [
    [C5, 0, 0.25, "triangle"],
    [E5, 0.15, 0.25, "triangle"],
    [G5, 0.3, 0.25, "triangle"],
    [C6, 0.45, 0.3, "triangle"],
    [E6, 0.65, 0.9, "triangle"],
    [C4, 0.65, 0.9, "sine"],
  ],
};
/** @type {Record<string, number[]>} */
const BUZZES = { turn: [80], illegal: [60, 90, 60], question: [60], win: [80, 60, 80, 60, 200] };
const LOUDEST = 0.35;
const RISE_S = 0.015; // without it a tone clicks

let context = /** @type {AudioContext | null} */ (null);

/** The phone's loudspeaker; silent until somebody has tapped the page. */
export function speaker() {
  context ??= new AudioContext();
  return context;
}

/** Whether a sound would be heard. */
export const awake = () => speaker().state === "running";

/** Wake the loudspeaker; browsers allow it only while somebody taps or presses a key. */
export const wake = () =>
  speaker()
    .resume()
    .catch(() => {});

/**
 * @param {Tone} note
 * @param {number} at
 * @param {number} volume
 */
function tone([hertz, start, seconds, wave], at, volume) {
  const audio = speaker();
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  const [begin, end] = [at + start, at + start + seconds];
  source.type = wave;
  source.frequency.value = hertz;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDEST * volume, begin + RISE_S);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(audio.destination);
  source.start(begin);
  source.stop(end);
}

/**
 * Play these sounds one after the other, and buzz where the phone can; `volume` 0 to 1.
 * @param {string[]} names
 * @param {number} volume
 */
export function play(names, volume) {
  if (volume <= 0) return;
  const buzz = names
    .map((name) => BUZZES[name])
    .filter(Boolean)
    .at(-1);
  if (buzz && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(buzz);
  if (!awake()) return;
  let at = speaker().currentTime + 0.02;
  for (const name of names) {
    const notes = SOUNDS[name] ?? [];
    for (const note of notes) tone(note, at, volume);
    at += Math.max(0, ...notes.map(([, start, seconds]) => start + seconds)) * 0.8;
  }
}
