// What the page in pictures shows and asks, from the state and from who this phone is. Draws nothing.

import {
  awaited,
  byNumber,
  hasDie,
  hostDecides,
  inPlay,
  inputsFor,
  mayEnd,
  nobodyPlays,
  playerName,
  seatOf,
  winner,
} from "../base/state.js";
import { lessonProps } from "../learn/lesson_props.js";
import { momentProps } from "../play/moment_props.js";
import { headline } from "../play/now_props.js";
import { forgotten, mayAct, mayPause, slipped, standsFor } from "../play/permissions.js";

/**
 * @import { AwaitedInput, Me, State } from "../lib/api.js"
 * @import { MomentProps } from "../play/moment_props.js"
 * @typedef {"good" | "oh" | "look" | ""} Mood
 * @typedef {"asleep" | "winners" | "roll" | "wait" | "forgot" | "said" | "targets" | "count" | "question" | "turned" | "step" |
 *   "right" | "wrong" | "back" | "whose" | "proposal" | "moment"} SceneName  "moment": nothing but the moment
 * @typedef {"roll" | "numbers" | "answers" | "none" | "take-back" | "whose" | "agree" | "seats"} KeysName
 * @typedef {{ mood: Mood, scene: SceneName, keys: KeysName[] }} Scene
 * @typedef {{ seat: string, name: string, turn: boolean, mine: boolean }} Sitting
 * @typedef {Scene & {
 *   seat: string, number: number | null, moment: MomentProps | null, headline: string, sentence: string, round: Sitting[],
 *   next: string, pause: "pause" | "go-on" | "", slip: number, answers: AwaitedInput[], free: string[], allowed: boolean,
 *   sure: boolean, lesson: ReturnType<typeof lessonProps>,
 * }} KidsProps  `seat` whose card it is, `number` of the die in the corner, `moment` as a picture above it, `next` who is
 *   next where the turn may be ended, `slip` the number of the last tap where this phone made it, else 0, `free` the seats
 *   that this phone may take, `allowed` to answer the question, `sure` to take back by itself, `lesson` the card of a
 *   first game.
 */

/**
 * What this phone may answer by a tap.
 * @param {State} state
 * @param {Me} me
 * @returns {AwaitedInput[]}
 */
function answers(state, me) {
  /** @type {AwaitedInput[]} */
  const inputs = inputsFor(state, me);
  return inputs.filter(({ source }) => source !== "drawn");
}

/**
 * The seats that nobody holds, for a phone that has none.
 * @param {State} state
 * @param {Me} me
 * @returns {string[]}
 */
function free(state, me) {
  if (me.host || me.seats.length) return [];
  return state.seats.filter(({ seat, playing }) => playing && !me.claimed?.includes(seat)).map(({ seat }) => seat);
}

/** @type {Record<string, Mood>} */
const MOODS = { good: "good", win: "good", wrong: "oh", ask: "look" };

/**
 * A face for how the moment is to be taken.
 * @param {State} state
 * @returns {Mood}
 */
const moodOf = (state) => MOODS[state.moment?.mark ?? ""] ?? "";

/**
 * @param {State} state
 * @param {Me} me
 * @returns {Scene}
 */
function rollScene(state, me) {
  const forgot = forgotten(state);
  const mood = forgot ? "oh" : moodOf(state);
  if (!mayAct(state, me)) return { mood, scene: forgot ? "forgot" : "wait", keys: ["seats"] };
  return forgot
    ? { mood, scene: "forgot", keys: ["numbers", "answers"] }
    : { mood, scene: "roll", keys: ["roll", "numbers", "answers"] };
}

/**
 * Something is to be said, done by hand or drawn, one after the other.
 * @param {State} state
 * @param {Me} me
 * @returns {Scene}
 */
const saidScene = (state, me) => ({
  mood: moodOf(state),
  scene: "said",
  keys: answers(state, me).length ? ["answers"] : ["seats"],
});

/**
 * @param {State} state
 * @param {Me} me
 * @returns {Scene}
 */
function moveScene(state, me) {
  if (!byNumber(state) || !hasDie(state)) return saidScene(state, me);
  const { hand } = state;
  const alone = seatOf(state, awaited(state))?.hints === "none"; // wants to count without help
  if (hand?.kind === "in-hand" && hand.targets?.length && !alone) return { mood: "", scene: "targets", keys: [] };
  const looking = ["complete", "same"].includes(hand?.kind ?? "");
  return { mood: looking ? "look" : moodOf(state), scene: "count", keys: ["seats"] };
}

/**
 * @param {State} state
 * @returns {Scene}
 */
function arrangeScene(state) {
  if (state.setup?.turned || state.setup?.wrong_side) return { mood: "oh", scene: "turned", keys: [] };
  const open = state.steps?.length > 0;
  return { mood: open ? "look" : "good", scene: open ? "step" : "right", keys: ["seats"] };
}

/** @type {SceneName[]} */
const OVER = ["asleep", "moment", "winners"]; // so many have won

/**
 * What is shown while nothing is asked beside the game.
 * @param {State} state
 * @param {Me} me
 * @returns {Scene}
 */
function phaseScene(state, me) {
  switch (state.phase) {
    case "over":
      return { mood: moodOf(state), scene: OVER[Math.min(state.winners.length, 2)], keys: [] };
    case "roll":
      return rollScene(state, me);
    case "move":
      return moveScene(state, me);
    case "say":
    case "draw":
      return saidScene(state, me);
    case "ask":
      return { mood: "look", scene: "question", keys: mayAct(state, me) ? ["none"] : [] };
    case "arrange":
      return arrangeScene(state);
    case "illegal":
      if (!state.guided) return { ...saidScene(state, me), mood: "oh" };
      return { mood: "oh", scene: state.steps?.length ? "step" : "wrong", keys: [] };
    default:
      return { mood: "", scene: "asleep", keys: [] };
  }
}

/**
 * Whether this phone may take back without asking anybody.
 * @param {State} state
 * @param {Me} me
 * @returns {boolean}
 */
const mayTakeBack = (state, me) =>
  me.host || (!hostDecides(state) && Boolean(state.offer?.seats.every((seat) => standsFor(state, me, seat))));

/**
 * What is shown, and which keys lie below it; the first that fits.
 * @param {State} state
 * @param {Me} me
 * @returns {Scene}
 */
function sceneOf(state, me) {
  const { offer, proposal, whose } = state;
  const plays = me.host || me.seats.length > 0;
  if (state.paused) return { mood: "", scene: "moment", keys: [] };
  if (proposal) {
    const asked = me.host || me.seats.some((seat) => proposal.waiting.includes(seat));
    return { mood: "look", scene: "proposal", keys: asked ? ["agree"] : [] };
  }
  if (offer) {
    const concerned = me.host || [...offer.seats, state.turn].some((seat) => seat && standsFor(state, me, seat));
    return { mood: "look", scene: "back", keys: concerned ? ["take-back"] : [] }; // as the companion allows it
  }
  if (forgotten(state)) return rollScene(state, me);
  const scene = phaseScene(state, me);
  if (!whose || !["roll", "move", "say"].includes(state.phase)) return scene;
  return {
    mood: whose.mixed ? "oh" : "look",
    scene: whose.mixed ? "step" : "whose",
    keys: plays ? ["whose", ...scene.keys] : scene.keys, // the game goes on meanwhile
  };
}

/**
 * The sentence below the picture: what to do; nothing where a step says it.
 * @param {State} state
 * @returns {string}
 */
function sentence(state) {
  if (state.paused) return state.awaiting?.text ?? "";
  if (state.offer) return state.offer.text;
  if (state.proposal) return state.proposal.text;
  if (state.whose && !state.guided && state.phase !== "ask") return state.whose.text;
  if (state.guided && state.steps?.length) return state.setup?.text ?? "";
  return state.awaiting?.text ?? "";
}

/**
 * Whose card it is, or empty.
 * @param {State} state
 * @returns {string}
 */
function cardOf(state) {
  if (!seatOf(state, awaited(state)) || nobodyPlays(state) || state.phase === "arrange") return "";
  return state.phase === "over" ? winner(state) : awaited(state);
}

/**
 * Everybody at the table in order, whose turn it is stands out.
 * @param {State} state
 * @param {Me} me
 * @returns {Sitting[]}
 */
function round(state, me) {
  const nobody = state.awaiting?.seats?.length > 1 || nobodyPlays(state) || ["arrange", "over"].includes(state.phase);
  const playing = (state.seats ?? []).filter((entry) => entry.playing);
  return playing.map(({ seat }) => ({
    seat,
    name: playerName(state, seat),
    turn: !nobody && seat === awaited(state),
    mine: me.seats.includes(seat),
  }));
}

/**
 * Who plays next, where this phone may say that the turn is done; else empty.
 * @param {State} state
 * @param {Me} me
 * @returns {string}
 */
function next(state, me) {
  if (state.paused || state.offer || state.proposal || !mayAct(state, me)) return "";
  if (!mayEnd(state)) return "";
  const order = state.seats.filter(({ playing }) => playing).map(({ seat }) => seat);
  return order[(order.indexOf(state.turn ?? "") + 1) % order.length] ?? state.turn ?? "";
}

/**
 * @param {State} state
 * @param {Me} me
 * @param {boolean} tumbling
 * @returns {KidsProps}
 */
export function kidsProps(state, me, tumbling = false) {
  const pauses = mayPause(me) && (state.paused || inPlay(state) || state.phase === "arrange");
  const [asked, open] = [answers(state, me), free(state, me)];
  const scene = sceneOf(state, me);
  return {
    ...scene,
    keys: scene.keys.filter((name) => (name === "answers" ? asked.length : name === "seats" ? open.length : true)),
    seat: cardOf(state),
    number: state.phase === "over" || tumbling ? null : state.die,
    lesson: lessonProps(state, me, null),
    moment: momentProps(state, tumbling),
    headline: headline(state, me),
    sentence: sentence(state),
    round: round(state, me),
    next: next(state, me),
    pause: !pauses ? "" : state.paused ? "go-on" : "pause",
    slip: slipped(state, me) ? (state.undo?.number ?? 0) : 0,
    answers: asked,
    free: open,
    allowed: mayAct(state, me),
    sure: mayTakeBack(state, me),
  };
}
