// A board less what a game does without.

/** @import { Geometry } from "../lib/api.js" */

/**
 * A board less some spots that no edge leads to.
 * @param {Geometry} geometry
 * @param {Set<string>} gone
 */
export function lessThan(geometry, gone) {
  /** @param {string[]} names */
  const left = (names) => names.filter((name) => !gone.has(name));
  const kept = [...geometry.edges.flat()].reduce((most, i) => Math.max(most, i), -1) + 1; // edges count the spots before
  const spots = geometry.spots.filter(({ name }, i) => i < kept || !gone.has(name));
  const pools = geometry.pools.filter(({ name }) => spots.some(({ pool }) => pool === name));
  return {
    ...geometry,
    spots,
    pools,
    marks: Object.fromEntries(
      Object.entries(geometry.marks).map(([mark, names]) => [mark, mark === "contacts" ? names : left(names)]),
    ),
  };
}
