// What one may do, in the order in which one would ask for it. Draws nothing, and knows no game.

/** @import { Move } from "../lib/api.js" */

const FAR = 1e6;

/** @param {Move} move */
const left = ({ to_go }) => to_go ?? FAR;

/**
 * The turns: those that win first, then captures, then whatever comes farthest; with a piece in the hand only those that end on
 * `targets`. Turns that differ in where a barricade goes alone stand for one, `count` of them.
 * @param {Move[]} moves
 * @param {string[]} targets
 * @returns {{ move: Move, count: number }[]}
 */
export function inOrder(moves, targets) {
  const ways = new Map();
  for (const move of moves) {
    if (targets.length && !targets.includes(move.to)) continue;
    const way = move.place ? `${move.from} ${move.to}` : move.move;
    ways.set(way, { move, count: (ways.get(way)?.count ?? 0) + 1 });
  }
  /** @param {Move} move */
  const rank = (move) => (move.to_go === 0 ? 0 : move.kind === "capture" ? 1 : 2);
  return [...ways.values()].sort((a, b) => rank(a.move) - rank(b.move) || left(a.move) - left(b.move));
}
