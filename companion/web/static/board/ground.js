// Draws what never moves: wood, ways, fields and places, from the geometry and the art that came with it.

import { html } from "../base/html.js";
import { partFor, stamped, stampedAs } from "./art/parts.js";
import { plate, tray } from "./art/wood.js";
import { outward } from "./facing.js";
import { OUTLINES } from "./shapes.js";
import { gaps, squared } from "./slots.js";

/**
 * @import { Geometry, Pool, Spot } from "../lib/api.js"
 * @import { Box, Edges, Point } from "../lib/page.js"
 */

const MARGIN = 0.9;
const SIGN_ROOM = 0.6; // outside of the homes, for their letters
const EDGE = 0.53; // from the middle of a home's outer places to its edge

/**
 * The middle of a pool, or of a spot, as drawn ([x, y], y downwards).
 * @param {Geometry} geometry
 * @param {string} name
 * @returns {Point | null}
 */
export function centre(geometry, name) {
  const named = geometry.spots.filter((spot) => spot.name === name || spot.pool === name);
  if (named.length === 0) return null;
  /** @param {"x" | "y"} axis */
  const mean = (axis) => named.reduce((sum, spot) => sum + spot[axis], 0) / named.length;
  return [mean("x"), -mean("y")];
}

/**
 * The corners of a track of steps as drawn, y downwards.
 * @param {Geometry} geometry
 * @returns {Point[]}
 */
export const corners = (geometry) => (geometry.track ?? []).map(([x, y]) => [x, -y]);

/**
 * The ground under the steps.
 * @param {Geometry} geometry
 */
function bed(geometry) {
  const line = corners(geometry);
  const d = `M${line.map((corner) => corner.join(" ")).join("L")}`;
  const { frame, way } = geometry.art.colours;
  return line.length
    ? html`<g class="bed"><path stroke=${frame} stroke-width="0.74" d=${d} /><path stroke=${way} stroke-width="0.6" d=${d} /></g>`
    : null;
}

/**
 * [left, top, width, height] around everything.
 * @param {Geometry} geometry
 * @returns {Box}
 */
export function extent(geometry) {
  const track = geometry.track ?? [];
  const xs = [...geometry.spots.map((spot) => spot.x), ...track.map(([x]) => x)];
  const ys = [...geometry.spots.map((spot) => -spot.y), ...track.map(([, y]) => -y)];
  const signs = geometry.pools.filter(({ kind }) => kind).map((pool) => outward(geometry, pool));
  /**
   * @param {number} dx
   * @param {number} dy
   */
  const room = (dx, dy) => MARGIN + (signs.some((way) => way[0] === dx && way[1] === dy) ? SIGN_ROOM : 0);
  const [left, top] = [Math.min(...xs) - room(-1, 0), Math.min(...ys) - room(0, 1)];
  return [left, top, Math.max(...xs) + room(1, 0) - left, Math.max(...ys) + room(0, -1) - top];
}

/**
 * @param {Geometry} geometry
 * @param {string} pool
 */
const placesOf = (geometry, pool) => geometry.spots.filter((spot) => spot.pool === pool);

/**
 * How large a piece in this pool may be drawn: 1, or less where its places are closer than pieces are wide.
 * @param {Geometry} geometry
 * @param {string} pool
 */
export function poolScale(geometry, pool) {
  const places = placesOf(geometry, pool);
  let near = 1;
  for (const a of places) {
    for (const b of places) if (a !== b) near = Math.min(near, Math.hypot(a.x - b.x, a.y - b.y));
  }
  return near;
}

/**
 * @param {Spot} spot
 * @returns {Point}
 */
const xy = (spot) => [spot.x, -spot.y];

/**
 * The box round these spots, as drawn.
 * @param {Spot[]} spots
 * @returns {Edges}
 */
export function edges(spots) {
  const places = spots.map(xy);
  const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])];
  return {
    left: Math.min(...xs) - EDGE,
    right: Math.max(...xs) + EDGE,
    top: Math.min(...ys) - EDGE,
    bottom: Math.max(...ys) + EDGE,
  };
}

/**
 * The sign of a seat beside its home.
 * @param {string | null} seat
 * @param {{ x: number, y: number }} props
 */
const signOf = (seat, { x, y }) =>
  OUTLINES[/** @type {string} */ (seat)] &&
  html`<g class="home-sign" transform=${`translate(${x} ${y}) scale(.44)`}>${OUTLINES[/** @type {string} */ (seat)]()}</g>`;

/**
 * @param {Geometry} geometry
 * @param {Pool} pool
 * @param {string | undefined} letter
 */
function home(geometry, pool, letter) {
  const around = edges(placesOf(geometry, pool.name));
  const { left, right, top, bottom } = around;
  const [dx, dy] = outward(geometry, pool);
  const [width, height] = [right - left, bottom - top];
  const sign = { x: left + width / 2 + dx * (width / 2 + 0.4), y: top + height / 2 - dy * (height / 2 + 0.4) };
  const { colours, parts } = geometry.art;
  return html`<g class=${`home k-${pool.kind ?? pool.name}`}>
    ${tray(around, colours)}
    ${letter ? html`<text class="home-mark" ...${sign} dy="0.34em">${letter}</text>` : signOf(pool.kind, sign)}
    ${stamped(parts[`pool.${pool.name}`], [/** @type {Point} */ (centre(geometry, pool.name))])}
  </g>`;
}

/**
 * @param {Geometry} geometry
 * @param {object} look
 * @param {(spot: Spot) => boolean} [keep]
 */
function links(geometry, look, keep = () => true) {
  const path = geometry.edges
    .filter(([a, b]) => keep(geometry.spots[a]) && keep(geometry.spots[b]))
    .map(([a, b]) => `M${xy(geometry.spots[a]).join(" ")}L${xy(geometry.spots[b]).join(" ")}`)
    .join("");
  return html`<path class="links" ...${look} d=${path} />`;
}

/** @param {Geometry} geometry */
function thresholds(geometry) {
  const lines = geometry.pools.map((pool) => {
    const first = geometry.marks[`first:${pool.name}`]?.[0];
    const door = first && geometry.spots.find((spot) => spot.name === first);
    if (!door || !geometry.spots.some((spot) => spot.pool === pool.name)) return "";
    const [x, y] = xy(door);
    const { left, right, top, bottom } = edges(placesOf(geometry, pool.name));
    const [dx, dy] = outward(geometry, pool);
    return `M${x} ${y}L${dx ? (dx > 0 ? left : right) : x} ${dy ? (dy > 0 ? bottom : top) : y}`;
  });
  return html`<path class="threshold" d=${lines.join("")} />`;
}

/**
 * Spots as the parts of `group` that their marks call for.
 * @param {Geometry} geometry
 * @param {string} group
 * @param {Spot[]} spots
 */
function stamps(geometry, group, spots) {
  const { art, marks } = geometry;
  const called = new Map(spots.map((spot) => [spot, partFor(art, group, marks, spot.name)]));
  return [...new Set(called.values())].map((name) =>
    stampedAs(art, name, spots.filter((spot) => called.get(spot) === name).map(xy)),
  );
}

/**
 * What is drawn over the fields with these marks.
 * @param {Geometry} geometry
 */
function above(geometry) {
  const { art, marks, spots } = geometry;
  return Object.keys(art.parts)
    .filter((name) => name.startsWith("over."))
    .map((name) => stampedAs(art, name, spots.filter((spot) => marks[name.slice(5)]?.includes(spot.name)).map(xy)));
}

/**
 * Round fields and the ways between them, wide bands below those that have one.
 * @param {Geometry} geometry
 */
function round(geometry) {
  const { art, marks, spots } = geometry;
  /** @param {Set<string>} names */
  const within = (names) => (/** @type {Spot} */ spot) => names.has(spot.name);
  return [
    Object.entries(art.bands).map(
      ([mark, stroke]) =>
        marks[mark] && links(geometry, { stroke, "stroke-width": 1.3, opacity: 0.75 }, within(new Set(marks[mark]))),
    ),
    links(geometry, { stroke: art.colours.groove, "stroke-width": 0.28 }),
    links(geometry, { stroke: art.colours.way, "stroke-width": 0.16 }),
    stamps(
      geometry,
      "field",
      spots.filter(({ pool }) => !pool),
    ),
  ];
}

/**
 * Square fields, the gaps between them, those on end drawn lying in a turned picture.
 * @param {Geometry} geometry
 */
function squares(geometry) {
  const { art, marks, spots } = geometry;
  const between = [...gaps(geometry).values()];
  /**
   * @param {boolean} slot
   * @param {boolean} upright
   */
  const lying = (slot, upright) => between.filter((gap) => gap.slot === slot && gap.upright === upright);
  /**
   * @param {string} name
   * @param {boolean} slot
   */
  const bars = (name, slot) => [
    stamped(
      art.parts[name],
      lying(slot, false).map(({ x, y }) => [x, y]),
    ),
    html`<g transform="rotate(90)">${stamped(
      art.parts[name],
      lying(slot, true).map(({ x, y }) => [y, -x]),
    )}</g>`,
  ];
  return [
    stamps(
      geometry,
      "square",
      spots.filter(({ name }) => marks.fields.includes(name)),
    ),
    bars("slot", true),
    bars("seam", false),
  ];
}

/**
 * The board without pieces. `letters` is seat -> mark, where letters are wished for.
 * @param {Geometry} geometry
 * @param {Record<string, string>} [letters]
 */
export function ground(geometry, letters = {}) {
  const { art, pools, spots } = geometry;
  const scales = new Map(pools.map(({ name }) => [name, poolScale(geometry, name)]));
  /** @param {number} scale */
  const sockets = (scale) => spots.filter(({ pool }) => pool && scales.get(pool) === scale);
  return html`<g class="ground" aria-hidden="true">
    ${plate(extent(geometry), art.colours)}
    ${bed(geometry)}
    ${pools.map((pool) => home(geometry, pool, /** @type {string} */ (pool.kind) in OUTLINES ? letters[/** @type {string} */ (pool.kind)] : ""))}
    ${thresholds(geometry)}
    ${squared(geometry) ? squares(geometry) : round(geometry)}
    ${above(geometry)}
    ${[...new Set(scales.values())].map(
      (scale) =>
        html`<g transform=${`scale(${scale})`}>${stamped(
          art.parts.socket,
          sockets(scale).map(({ x, y }) => [x / scale, -y / scale]),
        )}</g>`,
    )}
  </g>`;
}
