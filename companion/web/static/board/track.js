// A track of steps round the board, as its geometry lays it: its steps, its two ends, and the pieces on it.

import { html } from "../base/html.js";
import { corners } from "./ground.js";
import { MEDAL_STAR, piece } from "./shapes.js";

/**
 * @import { Geometry, SignLine } from "../lib/api.js"
 * @import { BoardView } from "./board_view.js"
 */

const EVERY = 5; // steps with a number

/**
 * A point of the track: `share` 0 is its beginning, 1 its end.
 * @param {Geometry} geometry
 * @param {number} share
 */
function pointAt(geometry, share) {
  const line = corners(geometry);
  const parts = line.slice(1).map(([x, y], i) => ({ from: line[i], way: [x - line[i][0], y - line[i][1]] }));
  const lengths = parts.map(({ way }) => Math.hypot(...way));
  let left = Math.min(1, Math.max(0, share)) * lengths.reduce((sum, length) => sum + length, 0);
  const at = lengths.findIndex(
    (length, i) => left <= length + 1e-9 || i === lengths.length - 1 || ((left -= length), false),
  );
  const { from, way } = parts[at];
  const [ux, uy] = [way[0] / lengths[at], way[1] / lengths[at]];
  return { x: from[0] + ux * left, y: from[1] + uy * left };
}

/**
 * @param {Geometry} geometry
 * @param {number} number
 * @param {number} most
 */
function step(geometry, number, most) {
  const { x, y } = pointAt(geometry, number / most);
  const end = number === 0 || number === most;
  return html`<g class=${`stair${end ? " end" : ""}`} transform=${`translate(${x} ${y})`}>
    <circle r=${end ? 0.34 : 0.2} />
    ${number === most ? html`<path class="key" d=${MEDAL_STAR} />` : null}
    ${number % EVERY === 0 && number < most ? html`<text dy="0.35em">${number}</text>` : null}
  </g>`;
}

/** Where so many pieces stand on one step, and how large. */
const CLUSTERS = [
  [],
  [[0, 0]],
  [
    [-0.24, 0],
    [0.24, 0],
  ],
  [
    [-0.24, 0.18],
    [0.24, 0.18],
    [0, -0.24],
  ],
  [
    [-0.24, 0.24],
    [0.24, 0.24],
    [-0.24, -0.24],
    [0.24, -0.24],
  ],
];

/**
 * The pieces on one step.
 * @param {BoardView} view
 * @param {SignLine[]} signs
 */
function standing(view, signs) {
  const { x, y } = pointAt(view.geometry, signs[0].count / signs[0].most);
  const size = signs.length > 1 ? 0.48 : 0.64;
  return signs.map(({ seat }, i) => {
    const [dx, dy] = (CLUSTERS[signs.length] ?? CLUSTERS[4])[i % 4];
    return html`<g key=${seat} class="on-track" style=${{ transform: `translate(${x + dx}px, ${y + dy}px) scale(${size})` }}>
      ${piece(seat, view.letters[seat] ?? "")}
    </g>`;
  });
}

/**
 * Steps and the pieces on them; `signs` are those of the track.
 * @param {BoardView} view
 * @param {SignLine[]} signs
 */
export function drawTrack(view, signs) {
  const most = signs[0]?.most;
  if (!most || !view.geometry.track?.length) return [];
  /** @param {SignLine} sign */
  const at = ({ count }) => Math.min(most, Math.max(0, count));
  const taken = [...new Set(signs.map(at))];
  return [
    html`<g>${Array.from({ length: most + 1 }, (_, number) => step(view.geometry, number, most))}</g>`,
    html`<g>
      ${taken.flatMap((number) =>
        standing(
          view,
          signs.filter((sign) => at(sign) === number),
        ),
      )}
    </g>`,
  ];
}
