// A game's art, drawn: parts of paths, each around (0, 0) and one field wide. What it may hold the companion has checked.

import { html } from "../../base/html.js";

/**
 * @import { Art, Geometry } from "../../lib/api.js"
 * @import { Point, Shape } from "../../lib/page.js"
 */

/**
 * A part around (0, 0).
 * @param {Shape[]} shapes
 */
export const part = (shapes) => shapes.map((shape) => html`<path ...${shape} />`);

/**
 * A part at each of these places ([x, y]): as many elements as the part has, however many places there are.
 * @param {Shape[]} [shapes]
 * @param {Point[]} [places]
 */
export function stamped(shapes = [], places = []) {
  if (places.length === 0) return null;
  return shapes.map(
    ({ d, ...look }) => html`<path ...${look} d=${places.map(([x, y]) => `M${x} ${y}${d}`).join("")} />`,
  );
}

/**
 * The same, for the part `name` of this art.
 * @param {Pick<Art, "parts">} props
 * @param {string} name
 * @param {Point[]} places
 */
export const stampedAs = ({ parts }, name, places) => html`<g data-part=${name}>${stamped(parts[name], places)}</g>`;

/**
 * The part called `group.mark` of the first mark that a spot has, or the group's own.
 * @param {Art} art
 * @param {string} group
 * @param {Geometry["marks"]} marks
 * @param {string} spot
 */
export function partFor(art, group, marks, spot) {
  const named = Object.keys(art.parts).find(
    (name) => name.startsWith(`${group}.`) && marks[name.slice(group.length + 1)]?.includes(spot),
  );
  return named ?? group;
}
