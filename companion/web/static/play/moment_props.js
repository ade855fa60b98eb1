// What is drawn of the last thing that happened: its words, and its picture as a row of parts. Draws nothing.

import { seatOf } from "../base/state.js";

/**
 * @import { Moment, State } from "../lib/api.js"
 * @typedef {{ part: "piece", kind: string, letter: string }} PiecePart
 * @typedef {{ part: "arrow" | "trophy" }} PlainPart
 * @typedef {{ part: "medal", picture: string }} MedalPart  with its symbol where it is drawn
 * @typedef {{ part: "die", number: number }} DiePart
 * @typedef {{ part: "hops", fields: number, die: number }} HopsPart  hops beyond what the `die` shows stand out
 * @typedef {{ part: "colour", colour: string }} ColourPart
 * @typedef {{ part: "sign", sign: string }} SignPart
 * @typedef {{ part: "text" | "place", text: string }} TextPart
 * @typedef {PiecePart | PlainPart | MedalPart | DiePart | HopsPart | ColourPart | SignPart | TextPart} Part
 * @typedef {{ mark: string, short: string, long: string, parts: Part[] }} MomentProps
 */

/** How a moment without a picture of its own is to be taken, as a sign: never by colour alone. */
const MARKS = /** @type {Record<string, string>} */ ({
  good: "legal",
  wrong: "illegal",
  neutral: "heard",
  ask: "unsure",
  win: "won",
});

/** Pictures that are one sign. */
const SIGNS = /** @type {Record<string, string>} */ ({
  answer: "heard",
  back: "taken-back",
  board: "fault",
  curse: "fault",
  pause: "pause",
  person: "person",
  question: "unsure",
  sensor: "fault",
  start: "pass",
});

/**
 * @param {State} state
 * @param {string} kind
 * @returns {PiecePart}
 */
const piece = (state, kind) => ({ part: "piece", kind, letter: seatOf(state, kind)?.mark ?? "" });

/**
 * What a piece that moved has come to: another piece, or a place by its short name.
 * @param {State} state
 * @param {Moment} moment
 * @returns {Part[]}
 */
function cameTo(state, { place, picture: { captured, placed } }) {
  if (captured) return [piece(state, captured)];
  const put = placed && state.pieces?.[placed];
  if (put) return [piece(state, put)];
  return place ? [{ part: "place", text: place }] : [];
}

/**
 * How a symbol is drawn; empty where it has no picture.
 * @param {State} state
 * @param {string} what
 * @param {string} value
 * @returns {string}
 */
const symbolOf = (state, what, value) =>
  (state.signs ?? []).find((sign) => sign.what === what && sign.value === value)?.picture ?? "";

/**
 * The picture of a moment in parts, from left to right.
 * @param {State} state
 * @param {Moment} moment
 * @returns {Part[]}
 */
function partsOf(state, moment) {
  const { mark, picture } = moment;
  const { what, seat, called, pulled, fields = 0, die = 0, number, value = "" } = picture;
  const own = seat ? [piece(state, seat)] : [];
  const sign = /** @type {SignPart} */ ({ part: "sign", sign: SIGNS[what] ?? MARKS[mark] });
  const arrow = /** @type {PlainPart} */ ({ part: "arrow" });
  switch (what) {
    case "move":
      return [...own, arrow, ...cameTo(state, moment)];
    case "count":
      return [
        { part: "hops", fields, die },
        { part: "die", number: die },
      ];
    case "die":
      return [{ part: "die", number: die }];
    case "colours": {
      const colours = [called, pulled].filter(Boolean).map((colour) => ({ part: "colour", colour }));
      const both = called && pulled ? [sign] : [];
      return /** @type {Part[]} */ ([colours[0], ...(colours[1] ? [arrow, colours[1]] : []), ...both].filter(Boolean));
    }
    case "wall":
      return [
        ...(called ? [/** @type {Part} */ ({ part: "colour", colour: called }), arrow] : []),
        piece(state, "wall"),
      ];
    case "bump":
      return [...own, piece(state, "wall"), sign];
    case "chip":
    case "target":
      return [...own, { part: "medal", picture: symbolOf(state, what, value) }];
    case "riddle":
    case "letter":
    case "word":
    case "spear":
    case "cave":
      return [...own, { part: "text", text: number ? String(number) : value || "?" }];
    case "trophy":
      return [...own, { part: "trophy" }];
    default:
      return [...(["verdict", "steps", "corner", "curse", "person"].includes(what) ? own : []), sign];
  }
}

/**
 * The last thing that happened; null where there is none, or where the die is seen beside it: rolling, or with its number.
 * @param {State} state
 * @param {boolean} seen
 * @returns {MomentProps | null}
 */
export function momentProps(state, seen = false) {
  const { moment } = state;
  if (!moment || state.phase === "idle" || (seen && moment.picture.what === "die")) return null;
  const { mark, short, long } = moment;
  return { mark, short, long, parts: partsOf(state, moment) };
}
