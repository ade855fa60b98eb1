// From the start and the changes of each step to the positions between them. Draws nothing.

/**
 * @import { StoredStep, StoredStory } from "../lib/api.js"
 * @import { Arrow, Seen } from "../lib/page.js"
 */

/** @typedef {Record<string, unknown>} Json */

/**
 * `before` with `change` in it: of objects only the keys that differ, null for those gone.
 * @param {Json} before
 * @param {Json} change
 * @returns {Json}
 */
function changed(before, change) {
  const after = { ...before };
  for (const [key, value] of Object.entries(change)) {
    if (value === null) delete after[key];
    else if (typeof value === "object" && !Array.isArray(value))
      after[key] = changed(/** @type {Json} */ (before[key] ?? {}), /** @type {Json} */ (value));
    else after[key] = value;
  }
  return after;
}

/**
 * All positions of a stored game, the start first, as states that `base/state.js` can read: of a game at rest.
 * @param {StoredStory} game
 * @returns {Seen[]}
 */
export function positions(game) {
  const rest = {
    phase: "over",
    link: { up: true },
    spots: null,
    winners: game.winners,
    seats: game.seats.map((seat) => ({ ...seat, playing: true })),
  };
  const states = /** @type {Json[]} */ ([{ forest: {}, ...game.start, ...rest }]);
  for (const step of game.steps) states.push(changed(states[states.length - 1], step.change));
  const whole = states.map((state) => ({ ...state, signs: Object.values(state.signs ?? {}) }));
  return /** @type {Seen[]} */ (/** @type {unknown} */ (whole));
}

/**
 * Arrows for a step that is no move by its text: each piece that went from one field to another.
 * @param {Pick<Seen, "pieces">} before
 * @param {StoredStep} step
 * @returns {Arrow[]}
 */
export function strayArrows(before, step) {
  const pieces = Object.entries(/** @type {Record<string, string | null>} */ (step.change.pieces ?? {}));
  const left = pieces.filter(([spot, kind]) => kind !== before.pieces?.[spot]).map(([spot]) => spot);
  return pieces
    .filter(([, kind]) => kind)
    .map(([to, kind]) => ({
      from: left.find((spot) => spot !== to && before.pieces?.[spot] === kind) ?? "",
      to,
      look: "past",
    }))
    .filter(({ from }) => from);
}
