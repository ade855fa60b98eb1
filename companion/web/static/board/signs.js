// Markers on the board that no magnet stands for: the target, whose corner it is, a wall that is remembered, pictures
// printed on fields, pieces that no sensor need see, stocks in their places. A game's own drawings come with its signs.

import { draw, html } from "../base/html.js";
import { patternOf } from "./colours.js";
import { drawing, MEDAL_STAR, OUTLINES, piece } from "./shapes.js";
import { bar, inGap } from "./slots.js";
import { drawTrack } from "./track.js";

/**
 * @import { SignLine } from "../lib/api.js"
 * @import { Content, Gap, Point } from "../lib/page.js"
 * @import { BoardView } from "./board_view.js"
 */

/** Each mark around (0, 0), one field wide. @type {Record<string, (sign: SignLine) => Content>} */
const DRAWN = {
  target: ({ picture }) => [
    html`<circle class="medal" r="0.4" />`,
    html`<circle class="medal-rim" r="0.32" />`,
    picture
      ? html`<g class="medal-picture" transform="scale(.5)">${drawing(picture)}</g>`
      : html`<path class="medal-star" d=${MEDAL_STAR} />`,
  ],
  symbol: ({ picture, count }) =>
    picture
      ? html`<g class="symbol" transform="scale(.52)">${drawing(picture)}</g>`
      : html`<text class="symbol-count" dy="0.16">${count}</text>`,
  cut: () => [html`<circle class="cut" r="0.3" />`, html`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],
  printed: ({ value, picture }) =>
    html`<g class=${`printed-field f-${value}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${drawing(picture)}</g>
    </g>`,
  corner: ({ seat }) =>
    html`<g class=${`base k-${seat}`} transform="scale(.8)">${(OUTLINES[seat] ?? OUTLINES.red)()}</g>`,
};

/**
 * A wall's colour in its slot, by colour and sign.
 * @param {SignLine} sign
 */
function known({ value }) {
  const sign = html`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${patternOf(value)} /></g>`;
  return html`<g class=${`w-${value || "none"}`}>
    ${bar("known", 0.24, 0.7)}
    ${value ? html`<g><circle class="known-back" r="0.19" />${sign}</g>` : null}
  </g>`;
}

/** Where so many markers stand on one field, below its picture. */
const ROWS = [
  [],
  [[0, 0.36]],
  [
    [-0.22, 0.36],
    [0.22, 0.36],
  ],
  [
    [-0.4, 0.28],
    [0, 0.44],
    [0.4, 0.28],
  ],
  [
    [-0.56, 0.16],
    [-0.2, 0.44],
    [0.2, 0.44],
    [0.56, 0.16],
  ],
];

/**
 * Pieces that no sensor need see; those that stand there as pieces are not drawn twice.
 * @param {BoardView} view
 * @param {SignLine[]} signs
 */
function markers(view, signs) {
  const drawn = signs.filter(({ spot, seat }) => view.at(spot) && view.standing.get(spot)?.kind !== seat);
  return [...new Set(drawn.map(({ spot }) => spot))].flatMap((spot) => {
    const [x, y] = /** @type {Point} */ (view.at(spot));
    const here = drawn.filter((sign) => sign.spot === spot);
    return here.map(({ seat }, i) => {
      const [dx, dy] = (ROWS[here.length] ?? ROWS[4])[i % 4];
      return html`<g key=${seat} class="marker" style=${{ transform: `translate(${x + dx}px, ${y + dy}px) scale(.46)` }}>
        ${piece(seat, view.letters[seat] ?? "")}
      </g>`;
    });
  });
}

/**
 * What lies in a pool, from its first place on.
 * @param {BoardView} view
 * @param {SignLine} sign
 */
function stock(view, { spot, seat, picture, count }) {
  const places = view.geometry.spots
    .filter(({ pool, name }) => pool === spot && !view.standing.has(name))
    .slice(0, count);
  const size = /** @type {number} */ (view.scales.get(spot)) * 0.86;
  return places.map(
    ({ x, y }) =>
      html`<g class=${`lying k-${seat || "none"}`} transform=${`translate(${x} ${-y}) scale(${size})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${drawing(picture)}</g>
    </g>`,
  );
}

/**
 * Fill `under` with the signs that pieces stand on, `over` with what is remembered of them; signs beside the board are shown elsewhere.
 * @param {{ under: Element, over: Element }} props
 * @param {BoardView} view
 * @param {SignLine[]} signs
 */
export function drawSigns({ under, over }, view, signs) {
  /** @param {string} wanted */
  const of = (wanted) => signs.filter(({ what }) => what === wanted);
  const remembered = of("known").filter(({ spot }) => view.gaps.has(spot));
  const lying = signs.filter(({ what, spot }) => DRAWN[what] && view.at(spot));
  draw(over, [
    remembered.map((sign) => inGap(/** @type {Gap} */ (view.gaps.get(sign.spot)), known(sign))),
    markers(view, of("marker")),
  ]);
  draw(under, [
    lying.map(
      (sign) =>
        html`<g transform=${`translate(${/** @type {Point} */ (view.at(sign.spot)).join(" ")})`}>${DRAWN[sign.what](sign)}</g>`,
    ),
    of("stock")
      .filter(({ spot }) => view.scales.has(spot))
      .map((sign) => stock(view, sign)),
    drawTrack(view, of("step")),
  ]);
}
