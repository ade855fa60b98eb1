// Reads the public state: who is who, what stands where, what a move text does. Draws nothing.

import { kindName } from "./words.js";

/**
 * @import { AwaitedInput, Geometry, Me, Pool, State } from "../lib/api.js"
 * @import { Arrow, Seen, Shown, Stood, Verdict } from "../lib/page.js"
 */

/**
 * The seat's entry {seat, name, mark, playing, lights}, or null.
 * @param {Pick<State, "seats">} state
 * @param {string | null} seat
 */
export const seatOf = (state, seat) => state.seats?.find((entry) => entry.seat === seat) ?? null;

/**
 * The player's name, or the colour's.
 * @param {Pick<State, "seats">} state
 * @param {string} seat
 */
export function playerName(state, seat) {
  return seatOf(state, seat)?.name || kindName(seat);
}

/**
 * Who has won, the first of those who share it, or an empty text.
 * @param {State} state
 */
export const winner = (state) => state.winners?.[0] ?? "";

/**
 * Seat -> letter.
 * @param {State} state
 */
export const letters = (state) => Object.fromEntries((state.seats ?? []).map(({ seat, mark }) => [seat, mark]));

/**
 * Whom the table waits for.
 * @param {State} state
 */
export const awaited = (state) => state.awaiting?.seat || state.turn || "";

/** The phases in which a turn goes on. */
const TURNS = ["roll", "move", "say", "draw", "illegal", "ask"];
/** @param {State} state */
export const inPlay = (state) => TURNS.includes(state.phase);

/**
 * Whether no game is on the table: none was begun, or it is not back yet after a start.
 * @param {State} state
 */
export const nobodyPlays = (state) => ["idle", "starting"].includes(state.phase);

/**
 * Whether a game is to be chosen: nobody plays, and the board is free for it.
 * @param {State} state
 */
export const welcomes = (state) => state.phase === "idle" && state.awaiting?.what !== "check";

/**
 * A board's name: its game and variant.
 * @param {{ game: string, variant: string }} board
 */
export const named = ({ game, variant }) => `${game} ${variant}`;

/**
 * Whether a number and then a whole move is awaited.
 * @param {State} state
 */
export const byNumber = (state) => (state.awaited ?? []).every(({ word }) => ["die", "move", "pass"].includes(word));

/**
 * Whether the game in play has a die.
 * @param {State} state
 */
export const hasDie = (state) => state.roll?.faces?.length !== 0;

/**
 * Whether there is a number to correct: it is known, or the last turn had one.
 * @param {State} state
 */
export const hadNumber = (state) => Boolean(state.die || (byNumber(state) && hasDie(state) && state.past.last?.die));

/**
 * Those of `awaited` that this phone may say.
 * @param {State} state
 * @param {Pick<Me, "host" | "seats">} props
 * @returns {AwaitedInput[]}
 */
export function inputsFor(state, { host, seats }) {
  if (!inPlay(state) || state.offer) return [];
  return (state.awaited ?? []).filter(
    ({ word, seats: may, values, own }) =>
      values.length > 0 &&
      !(own && may.some((seat) => seats.includes(seat))) &&
      !["stop", "pass"].includes(word) &&
      (host || may.some((seat) => seats.includes(seat))),
  );
}

/**
 * Whether the turn may be ended by a word.
 * @param {State} state
 */
const mayStop = (state) => (state.awaited ?? []).some(({ word }) => word === "stop");

/**
 * Whether the turn may be ended by a word: it stops there, or nothing can be moved; also where no number is told.
 * @param {State} state
 */
export function mayEnd(state) {
  const passes = state.die || (state.awaited ?? []).some(({ word }) => word === "pass");
  return mayStop(state) || Boolean(byNumber(state) && passes && ["move", "illegal"].includes(state.phase));
}

/**
 * The places of a pool, lowest number first.
 * @param {Geometry} geometry
 * @param {string} pool
 */
export function poolPlaces(geometry, pool) {
  return geometry.spots.filter((spot) => spot.pool === pool).map((spot) => spot.name);
}

/**
 * The kinds that stand in a pool, one for each piece, in seat order.
 * @param {Stood} state
 * @param {Pool} pool
 */
function poolKinds(state, pool) {
  if (pool.kind) return Array(state.house?.[pool.kind] ?? 0).fill(pool.kind);
  const pools = /** @type {Record<string, Record<string, number>>} */ (/** @type {unknown} */ (state));
  return Object.entries(pools[pool.name] ?? {}).flatMap(([seat, count]) => Array(count).fill(seat));
}

/**
 * What the position puts where: Map spot -> kind. In pools, `standing` spots are filled first, then the lowest
 * free ones, because only their count is known.
 * @param {Stood} state
 * @param {Geometry} geometry
 * @param {Set<string>} [standing]
 */
export function expected(state, geometry, standing = new Set()) {
  const stands = new Map(Object.entries(state.stands ?? state.pieces ?? {}));
  for (const pool of geometry.pools) {
    const places = poolPlaces(geometry, pool.name);
    const order = [...places.filter((name) => standing.has(name)), ...places.filter((name) => !standing.has(name))];
    poolKinds(state, pool).forEach((kind, i) => order[i] && stands.set(order[i], kind));
  }
  return stands;
}

/**
 * The kind that lives in the pool of a spot, or undefined.
 * @param {Geometry} geometry
 * @param {string} spot
 */
const lives = (geometry, spot) => geometry.pools.find((pool) => spot.startsWith(`${pool.name}:`))?.kind;

/**
 * Whether what stands here is a pawn that nobody plays, in its own house: it may stay and means nothing.
 * @param {Pick<State, "steps" | "seats">} state
 * @param {Geometry} geometry
 * @param {string} spot
 */
export function resting(state, geometry, spot) {
  const kind = lives(geometry, spot);
  if (!kind || state.steps?.some((step) => step.from === spot)) return false;
  return !state.seats?.some(({ seat, playing }) => seat === kind && playing);
}

/**
 * What a piece is that the position does not know: as the referee says, else `likely`, else what lives there.
 * @param {Pick<State, "steps" | "phase" | "verdicts" | "die">} state
 * @param {Geometry} geometry
 * @param {string} spot
 * @param {string | null} likely
 */
function strayKind(state, geometry, spot, likely) {
  if (geometry.marks.slots?.includes(spot)) return "wall"; // nothing else fits into a slot
  const named = state.steps?.find((step) => step.from === spot)?.piece;
  if (named) return named;
  const verdict = state.phase === "illegal" ? lastIllegal(state) : null;
  if (verdict?.reason === "barricade-place" && verdict.wrong?.includes(spot)) return "barricade";
  return likely ?? lives(geometry, spot) ?? "unknown";
}

/**
 * Whether this game's pieces are markers in the picture, told beside it, and need no search.
 * @param {State} state
 */
export const marked = (state) => (state.signs ?? []).some(({ what }) => what === "marker");

/**
 * What to draw: list of {spot, kind, look, wrong}; `look` is `down`, `away` (the position has it here, the
 * sensors do not see it) or `stray` (something stands here that the position does not know). `wrong`: it has to
 * leave this spot.
 * @param {Seen} state
 * @param {Geometry} geometry
 * @returns {Shown[]}
 */
export function pieces(state, geometry) {
  if (!state.game) return [];
  const blind = !state.link?.up || ["over", "paused"].includes(state.phase) || !state.spots;
  const seen = new Set(state.spots);
  const stands = expected(state, geometry, seen);
  const rest = [...seen].filter((spot) => !stands.has(spot) && resting(state, geometry, spot));
  for (const spot of rest) stands.set(spot, /** @type {string} */ (lives(geometry, spot)));
  const leaves = (/** @type {string} */ spot) =>
    state.guided ? state.steps?.find((step) => step.from === spot) : null;
  const drawn = [...stands].map(([spot, kind]) =>
    blind || seen.has(spot)
      ? { spot, kind: leaves(spot)?.piece ?? kind, look: "down", wrong: Boolean(leaves(spot)) }
      : { spot, kind, look: "away", wrong: false },
  );
  if (blind) return drawn;
  const away = drawn.filter((entry) => entry.look === "away");
  const strays = [...seen].filter((spot) => !stands.has(spot));
  const underWay = state.phase === "move" && state.hand?.kind !== "mismatch";
  const likely = underWay && away.length === 1 && strays.length === 1 ? away[0].kind : null;
  return [
    ...drawn,
    ...strays.map((spot) => ({
      spot,
      kind: strayKind(state, geometry, spot, likely),
      look: "stray",
      wrong: state.guided,
    })),
  ];
}

/**
 * A move text taken apart: {from, to, sign, place}, or null for a pass.
 * @param {string | null | undefined} move
 * @param {string | null | undefined} seat
 */
export function parseMove(move, seat) {
  const parts = /^([a-z]+\d*)([-x*])([a-z]+\d+)(?:>([a-z]+\d+))?$/.exec(move ?? "");
  if (!parts) return null;
  return {
    from: parts[1] === "house" ? /** @type {string} */ (seat) : parts[1],
    sign: parts[2],
    to: parts[3],
    place: parts[4] ?? null,
  };
}

/**
 * Arrows for a finished turn: the pawn's way, and the barricade's.
 * @param {{ move: string, seat: string } | null | undefined} turn
 * @returns {Arrow[]}
 */
export function moveArrows(turn) {
  const parts = parseMove(turn?.move, turn?.seat);
  return parts ? turnArrows(parts, "past") : [];
}

/**
 * Arrows for a turn {from, to, place}: the pawn's way, and the barricade's.
 * @param {{ from: string, to: string, place: string | null }} turn
 * @param {string} look
 * @returns {Arrow[]}
 */
export function turnArrows({ from, to, place }, look) {
  return [{ from, to, look }, ...(place && place !== to ? [{ from: to, to: place, look }] : [])];
}

/**
 * The verdicts to show, newest first. What was taken back by hand is told by that alone: its own line, and that
 * the board stood as before, would tell it twice.
 * @param {Verdict[]} verdicts
 */
export function news(verdicts) {
  const name = (/** @type {Verdict} */ { verdict, seat = "", move = verdict === "pass" ? "pass" : "" }) =>
    `${seat} ${move}`;
  const back = /** @type {string[]} */ ([]); // taken back further up in the list, and not met yet
  const asked = new Set();
  return verdicts.toReversed().filter((each) => {
    if (each.verdict === "taken-back") {
      back.push(name(each));
      asked.add(each.back);
      return true;
    }
    if (each.verdict === "illegal") return !asked.delete(each.back);
    if (each.verdict === "won" && back.some((gone) => gone.startsWith(`${each.seat} `))) return false;
    const at = ["legal", "pass", "overruled"].includes(each.verdict) ? back.indexOf(name(each)) : -1;
    if (at >= 0) back.splice(at, 1);
    return at < 0;
  });
}

/**
 * Whether only the host may take anything back, or overrule.
 * @param {State} state
 */
export const hostDecides = (state) => state.manner === "tournament";

/**
 * Whether people have paused the game: nothing is said then; a pause that came by itself ends with whatever is said.
 * @param {Pick<State, "paused">} state
 */
export const rests = ({ paused }) => Boolean(paused && paused.by !== "idle");

/**
 * Whether this phone may overrule, or ask the others to.
 * @param {State} state
 * @param {Pick<Me, "host" | "seats">} props
 */
export const mayCorrect = (state, { host, seats }) =>
  !rests(state) && (host || (seats.length > 0 && !hostDecides(state)));

/**
 * The last illegal verdict that still says why, or null.
 * @param {Pick<State, "verdicts" | "die">} state
 */
export function lastIllegal(state) {
  const verdicts = /** @type {Verdict[]} */ (/** @type {unknown[]} */ (state.verdicts ?? []));
  const last = verdicts.findLast((verdict) => verdict.verdict === "illegal") ?? null;
  return last?.reason === "no-roll" && state.die ? null : last; // the number is known now: that reason is gone
}

/**
 * The arrow for the step to do now (one end may lie beside the board), else those of an idea. Null where there is neither.
 * @param {State} state
 * @returns {Arrow[] | null}
 */
export function guideArrows(state) {
  if (!state.guided) return state.idea ? turnArrows(state.idea, "idea") : null;
  return (state.steps ?? []).slice(0, 1).map(({ from, to }) => ({ from, to, look: "guide" }));
}

/**
 * What a finding is about: it is over when the game has moved on.
 * @param {State} state
 */
export const moment = (state) => JSON.stringify([state.past.lines, state.game_id, state.phase === "over"]);
