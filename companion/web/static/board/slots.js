// Boards of squares with something between them: where walls stand, how they lie, ball outlets. From the geometry alone.

import { html } from "../base/html.js";

/**
 * @import { Geometry } from "../lib/api.js"
 * @import { Content, Gap } from "../lib/page.js"
 */

export const SQUARE_SCALE = 0.7; // a piece on a square: walls stand close
const BAR = { long: 0.66, wide: 0.15 };

/**
 * Whether this board has square fields.
 * @param {Geometry} geometry
 */
export const squared = (geometry) => Boolean(geometry.marks.fields?.length);

/**
 * Every place between two neighbouring fields: Map name -> {x, y, upright, slot}, y downwards; `slot`: a wall can stand there.
 * @param {Geometry} geometry
 * @returns {Map<string, Gap>}
 */
export function gaps(geometry) {
  const found = new Map();
  if (!squared(geometry)) return found;
  const slots = new Set(geometry.marks.slots);
  for (const [a, b] of geometry.edges) {
    const [one, other] = [geometry.spots[a], geometry.spots[b]];
    const name = [one.name, other.name].sort().join("-");
    found.set(name, {
      x: (one.x + other.x) / 2,
      y: -(one.y + other.y) / 2,
      upright: Math.abs(one.x - other.x) > Math.abs(one.y - other.y),
      slot: slots.has(name),
    });
  }
  return found;
}

/**
 * A bar around (0, 0), lying; `wide` in field widths.
 * @param {string} css
 * @param {number} [wide]
 * @param {number} [long]
 */
export const bar = (css, wide = BAR.wide, long = BAR.long) =>
  html`<rect class=${css} x=${-long / 2} y=${-wide / 2} width=${long} height=${wide} rx=${Math.min(0.06, wide / 2)} />`;

/**
 * What lies in a gap: turned as it stands there.
 * @param {Gap} props
 * @param {...Content} children
 */
export function inGap({ x, y, upright }, ...children) {
  return html`<g transform=${`translate(${x} ${y})${upright ? " rotate(90)" : ""}`}>${children}</g>`;
}
