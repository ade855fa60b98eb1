// States and phones for tests: a game of two at its start; a test says what differs.

/**
 * @import { Me, Seat, State } from "../../../companion/web/static/lib/api.js"
 */

/**
 * @param {string} name
 * @param {Partial<Seat>} [more]
 * @returns {Seat}
 */
export const seat = (name, more = {}) => ({
  seat: name,
  name: "",
  mark: name[0].toUpperCase(),
  playing: true,
  lights: true,
  hints: "none",
  computer: "",
  plays: "",
  ...more,
});

/**
 * A state with what the pure parts read.
 * @param {Partial<State>} [more]
 * @returns {State}
 */
export const state = (more = {}) =>
  /** @type {State} */ ({
    phase: "roll",
    game: "malefiz",
    game_id: 7,
    turn: "red",
    die: null,
    lost: false,
    seats: [seat("red", { name: "Mia" }), seat("blue")],
    awaiting: { what: "roll", seat: "red", seats: ["red"], text: "Mia rolls." },
    awaited: [],
    steps: [],
    ask: [],
    spots: [],
    verdicts: [],
    winners: [],
    won: "",
    undo: null,
    guided: false,
    offer: null,
    setup: null,
    accept: null,
    aside: null,
    proposal: null,
    idea: null,
    learns: [],
    lesson: null,
    cheer: null,
    manner: "friendly",
    hand: { kind: "settled", lifted: [], targets: [], awaits: "", moves: [] },
    roll: { faces: [1, 2, 3, 4, 5, 6], commitment: "", last: null },
    past: { turns: 0, lines: 0, tag: "", last: null, played: null, taken: [] },
    ...more,
  });

/**
 * A phone that looks on.
 * @param {Partial<Me>} [more]
 * @returns {Me}
 */
export const phone = (more = {}) =>
  /** @type {Me} */ ({
    host: false,
    seats: [],
    claimed: [],
    csrf: "",
    speaks: false,
    voice: "free",
    changed: {},
    fresh_s: 0,
    ...more,
  });
