// Draws what never moves: the wood, the links, the fields, houses, village and forest, from the geometry alone.

import { html } from "../base/html.js";
import { outward } from "./facing.js";
import { initial, OUTLINES } from "./shapes.js";
import { squared, squares } from "./slots.js";

const MARGIN = 0.9;
const SIGN_ROOM = 0.6; // outside of the houses, for their letters
const WALL = 0.53; // from the middle of a house's outer places to its wall

/** The middle of a pool, or of a spot, as drawn ([x, y], y downwards). */
export function centre(geometry, name) {
  const named = geometry.spots.filter((spot) => spot.name === name || spot.pool === name);
  if (named.length === 0) return null;
  const mean = (axis) => named.reduce((sum, spot) => sum + spot[axis], 0) / named.length;
  return [mean("x"), -mean("y")];
}

/** The corners of a track of steps as drawn, y downwards. */
export const corners = (geometry) => (geometry.track ?? []).map(([x, y]) => [x, -y]);

/** The ground under the steps. */
function bed(geometry) {
  const line = corners(geometry);
  const d = `M${line.map((corner) => corner.join(" ")).join("L")}`;
  return line.length ? html`<g><path class="bed-edge" d=${d} /><path class="bed" d=${d} /></g>` : null;
}

/** [left, top, width, height] around everything. */
export function extent(geometry) {
  const track = geometry.track ?? [];
  const xs = [...geometry.spots.map((spot) => spot.x), ...track.map(([x]) => x)];
  const ys = [...geometry.spots.map((spot) => -spot.y), ...track.map(([, y]) => -y)];
  const signs = geometry.pools.filter(({ kind }) => kind).map((pool) => outward(geometry, pool));
  const room = (dx, dy) => MARGIN + (signs.some((way) => way[0] === dx && way[1] === dy) ? SIGN_ROOM : 0);
  const [left, top] = [Math.min(...xs) - room(-1, 0), Math.min(...ys) - room(0, 1)];
  return [left, top, Math.max(...xs) + room(1, 0) - left, Math.max(...ys) + room(0, -1) - top];
}

/** How large a piece in this pool may be drawn: 1, or less where its places are closer than pieces are wide. */
export function poolScale(geometry, pool) {
  const places = geometry.spots.filter((spot) => spot.pool === pool);
  let near = 1;
  for (const a of places) {
    for (const b of places) if (a !== b) near = Math.min(near, Math.hypot(a.x - b.x, a.y - b.y));
  }
  return near;
}

const xy = (spot) => [spot.x, -spot.y];

function walls(geometry, pool) {
  const places = geometry.spots.filter((spot) => spot.pool === pool.name).map(xy);
  const [xs, ys] = [places.map((p) => p[0]), places.map((p) => p[1])];
  return {
    left: Math.min(...xs) - WALL,
    right: Math.max(...xs) + WALL,
    top: Math.min(...ys) - WALL,
    bottom: Math.max(...ys) + WALL,
  };
}

function house(geometry, pool, letter) {
  const { left, right, top, bottom } = walls(geometry, pool);
  const [dx, dy] = outward(geometry, pool);
  const [width, height] = [right - left, bottom - top];
  const sign = { x: left + width / 2 + dx * (width / 2 + 0.46), y: top + height / 2 - dy * (height / 2 + 0.46) };
  return html`<g class=${`home k-${pool.kind ?? pool.name}`}>
    <rect x=${left} y=${top} width=${width} height=${height} rx="0.5" />
    ${letter ? html`<text class="home-mark" ...${sign} dy="0.34em">${letter}</text>` : null}
    ${pool.kind ? null : trees(left, right, top, bottom)}
  </g>`;
}

function trees(left, right, top, bottom) {
  const tree = (x, y) => html`<path class="tree" d=${`M${x} ${y - 0.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`;
  const middle = (top + bottom) / 2;
  return [
    tree(left - 0.1, middle - 0.1),
    tree(left + 0.1, middle + 0.5),
    tree(right + 0.1, middle - 0.1),
    tree(right - 0.1, middle + 0.5),
  ];
}

function links(geometry, css, keep = () => true) {
  const path = geometry.edges
    .filter(([a, b]) => keep(geometry.spots[a]) && keep(geometry.spots[b]))
    .map(([a, b]) => `M${xy(geometry.spots[a]).join(" ")}L${xy(geometry.spots[b]).join(" ")}`)
    .join("");
  return html`<path class=${css} d=${path} />`;
}

function thresholds(geometry) {
  const lines = geometry.pools.map((pool) => {
    const first = geometry.marks[`first:${pool.name}`]?.[0];
    const door = first && geometry.spots.find((spot) => spot.name === first);
    if (!door || !geometry.spots.some((spot) => spot.pool === pool.name)) return "";
    const [x, y] = xy(door);
    const { left, right, top, bottom } = walls(geometry, pool);
    const [dx, dy] = outward(geometry, pool);
    return `M${x} ${y}L${dx ? (dx > 0 ? left : right) : x} ${dy ? (dy > 0 ? bottom : top) : y}`;
  });
  return html`<path class="threshold" d=${lines.join("")} />`;
}

function field(spot, marks) {
  const [cx, cy] = xy(spot);
  if (marks.goal?.includes(spot.name)) {
    return html`<g class="field goal"><circle cx=${cx} cy=${cy} r="0.52" /><path d=${star(cx, cy, 0.4)} /></g>`;
  }
  const rest = marks.rest_fields?.includes(spot.name);
  const stone = marks.barricades?.includes(spot.name);
  return html`<g class=${`field${rest ? " rest" : ""}${stone ? " stone" : ""}`}>
    <circle cx=${cx} cy=${cy} r="0.36" />
    ${
      rest
        ? html`<path class="shield" d=${`M${cx} ${cy - 0.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`
        : null
    }
  </g>`;
}

function star(cx, cy, r) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.45 : r];
    return `${(cx + far * Math.cos(angle)).toFixed(3)} ${(cy + far * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Round fields and the links between them. */
function round(geometry) {
  return [
    links(geometry, "link-edge"),
    links(geometry, "link"),
    geometry.spots
      .filter((spot) => spot.pool === null || spot.pool === undefined || spot.pool === "")
      .map((spot) => field(spot, geometry.marks)),
  ];
}

/** The board without pieces. `letters` is seat -> mark. */
export function ground(geometry, letters = {}) {
  const [left, top, width, height] = extent(geometry);
  const village = new Set(geometry.marks.village ?? []);
  const within = (spot) => village.has(spot.name);
  return html`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${left + 0.06} y=${top + 0.06} width=${width - 0.12} height=${height - 0.12} rx="0.8" />
    ${bed(geometry)}
    ${village.size ? links(geometry, "village", within) : null}
    ${geometry.pools.map((pool) =>
      house(geometry, pool, pool.kind in OUTLINES ? (letters[pool.kind] ?? initial(pool.kind)) : ""),
    )}
    ${thresholds(geometry)}
    ${squared(geometry) ? squares(geometry) : round(geometry)}
    ${geometry.pools.map((pool) =>
      geometry.spots
        .filter((spot) => spot.pool === pool.name)
        .map(
          (spot) => html`<circle class="place" cx=${spot.x} cy=${-spot.y} r=${0.3 * poolScale(geometry, pool.name)} />`,
        ),
    )}
  </g>`;
}
