// What is told of one's own board by pictures: what a tap changes, and what may be kept. Draws nothing.

/**
 * @import { PicturedLine } from "../lib/api.js"
 * @typedef {Record<string, string[]>} Facts  key -> for each spot its value (empty: not yet), the spots in order, or some values
 */

/**
 * What was told before, or nothing yet.
 * @param {PicturedLine[]} lines
 * @returns {Facts}
 */
export const toldAtFirst = (lines) =>
  Object.fromEntries(
    lines.map(({ key, how, told, spots, values }) => {
      const empty = { each: spots.map(() => ""), order: [], some: [...values] }[how] ?? [];
      return [key, told?.length ? told : empty];
    }),
  );

/**
 * A value for a spot; where it stood before it stands no more.
 * @param {string[]} told
 * @param {number} at
 * @param {string} value
 */
export const placed = (told, at, value) => told.map((old, i) => (i === at ? value : old === value ? "" : old));

/**
 * One more, or one less.
 * @param {string[]} told
 * @param {string} value
 */
export const toggled = (told, value) => (told.includes(value) ? told.filter((old) => old !== value) : [...told, value]);

/**
 * How far it is told, so many of so many.
 * @param {PicturedLine} line
 * @param {string[]} told
 */
export const countOf = ({ how, spots, values }, told) => ({
  count: told.filter(Boolean).length,
  most: how === "some" ? values.length : spots.length,
});

/**
 * Whether it may be kept: nothing at all, or whole. An order may leave out spots; the companion says where it may not.
 * @param {PicturedLine} line
 * @param {string[]} told
 */
export function whole({ how, least }, told) {
  const count = told.filter(Boolean).length;
  return how === "each" ? [0, told.length].includes(count) : how === "some" ? count >= least : true;
}

/**
 * What is sent: only what was told.
 * @param {PicturedLine[]} lines
 * @param {Facts} told
 */
export const factsOf = (lines, told) =>
  Object.fromEntries(
    lines
      .map(({ key, how, values }) => {
        const mine = how === "some" ? values.filter((value) => told[key].includes(value)) : told[key];
        return /** @type {[string, string[]]} */ ([key, mine.filter(Boolean)]);
      })
      .filter(([, mine]) => mine.length > 0),
  );
