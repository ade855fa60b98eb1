// Small drawings: pieces, die faces, signs. A seat is told by colour, shape and letter, never by colour alone.

import { html } from "../base/html.js";
import { wished } from "../base/preferences.js";
import { letterOf } from "../base/words.js";
import { part } from "./art/parts.js";

/**
 * @import { Art } from "../lib/api.js"
 * @import { Content, Point } from "../lib/page.js"
 */

/** The sign of a seat, flat. @type {Record<string, () => Content>} */
export const OUTLINES = {
  red: () => html`<circle r="0.45" />`,
  green: () => html`<path d="M0-.52 .5.4H-.5Z" />`,
  yellow: () => html`<rect x="-0.41" y="-0.41" width="0.82" height="0.82" rx="0.08" />`,
  blue: () => html`<path d="M0-.54 .54 0 0 .54-.54 0Z" />`,
};

/**
 * What stands on a foot, a form for each seat: ball, cone, block, diamond; its lit and its shaded side.
 * @type {Record<string, Record<"body" | "light" | "shade", string>>}
 */
const FIGURES = {
  red: {
    body: "M-.14.02-.24.3H.24L.14.02A.31.31 0 1 0-.14.02Z",
    light: "M-.2-.3A.2.2 0 0 1 0-.46",
    shade: "M.14.02.24.3H.05L.06.08A.33.33 0 0 0 .17-.48.31.31 0 0 1 .14.02Z",
  },
  green: {
    body: "M-.04-.53-.37.3H.37L.04-.53Q0-.58-.04-.53Z",
    light: "M-.06-.3-.23.14",
    shade: "M.02-.55.06.3H.37L.04-.53Z",
  },
  yellow: {
    body: "M-.31-.5H.31V.3H-.31Z",
    light: "M-.22-.42H.1M-.22-.42V.1",
    shade: "M.1-.5H.31V.3H.1Z",
  },
  blue: {
    body: "M0-.57.39-.13.13.3H-.13L-.39-.13Z",
    light: "M-.05-.43-.28-.15",
    shade: "M0-.57.39-.13.13.3H.02Z",
  },
};
const FOOT = "M-.37.28H.37Q.43.28.43.35V.41Q0 .58-.43.41V.35Q-.43.28-.37.28Z";

/**
 * A seat's figure.
 * @param {Record<"body" | "light" | "shade", string>} props
 * @param {Content} mark
 */
function figure({ body, light, shade }, mark) {
  return [
    html`<ellipse class="foot-shade" cx="0.05" cy="0.46" rx="0.49" ry="0.12" />`,
    html`<path class="figure" d=${`${FOOT}${body}`} />`,
    html`<path class="lit" d=${light} />`,
    html`<path class="dim" d=${shade} />`,
    mark,
  ];
}

/** Of the games whose boards were asked for: part of art -> shapes. @type {Art["parts"]} */
let things = {};

/**
 * Learn how games draw their pieces (`art` of a geometry).
 * @param {Pick<Art, "parts">} props
 */
export function learnPieces({ parts }) {
  things = { ...things, ...parts };
}

/**
 * Whether a game has its own drawing of this kind of piece.
 * @param {string} kind
 */
export const isDrawn = (kind) => `piece.${kind}` in things;

/**
 * The inside of a piece around (0, 0), about one field wide; `letter` is the seat's mark, `art` that of its board,
 * `lies` the pool it lies in: pieces of some pools, as "stone:red", have a drawing of their own ("piece.stone").
 * @param {string} kind
 * @param {string} [letter]
 * @param {{ style?: object | null, art?: Pick<Art, "parts">, lies?: string | null }} [props]
 */
export function piece(kind, letter = "", { style = null, art = { parts: things }, lies = "" } = {}) {
  const shown = kind === "unknown" || !(kind in FIGURES) || wished("letters") ? letter : "";
  const mark =
    shown && html`<text class=${shown.length > 1 ? "mark two" : "mark"} y="-0.08" dy="0.34em">${shown}</text>`;
  const drawn = art.parts[`piece.${lies?.split(":")[0]}`] ?? art.parts[`piece.${kind}`];
  const disc = () => [html`<circle class="disc" r="0.45" />`, mark];
  const inside = drawn ? part(drawn) : kind in FIGURES ? figure(FIGURES[kind], mark) : disc();
  return html`<g class=${`piece k-${kind}`} style=${style}>${inside}</g>`;
}

/**
 * A game's own drawing (`d` of a path in a box of 24), around (0, 0), one field wide.
 * @param {string} d
 */
export const drawing = (d) =>
  html`<path class="drawing" d=${d} fill-rule="evenodd" transform="scale(.0416) translate(-12 -12)" />`;

export { letterOf as initial }; // of a seat that does not play

/**
 * A piece as a picture of its own.
 * @param {string} kind
 * @param {string} [letter]
 * @param {string} [size]
 */
export function token(kind, letter = "", size = "") {
  return html`<svg class=${`token ${size}`.trim()} viewBox="-.6 -.6 1.2 1.2" aria-hidden="true">${piece(kind, letter)}</svg>`;
}

/** @type {Record<number, Point[]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/**
 * A die face; without a number an empty, dashed one. The caller gives the text alternative.
 * @param {number | null | undefined} number
 * @param {string} [css]
 */
export function dieFace(number, css = "") {
  return html`<svg class=${`die ${css} ${number ? "" : "blank"}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    <rect class="die-body" x="1.5" y="1.5" width="21" height="21" rx="5" />
    ${(PIPS[/** @type {number} */ (number)] ?? []).map(([x, y]) => html`<circle class="pip" cx=${12 + x * 5.6} cy=${12 + y * 5.6} r="2.15" />`)}
    ${number && !PIPS[number] ? html`<text class="figure" x="12" y="12" dy="0.35em">${number}</text>` : null}
  </svg>`;
}

/** @type {Record<string, string>} */
const SIGNS = {
  legal: "M5 12.5l4.5 4.5L19 7.5",
  heard: "M5 6h14v9h-8l-4 4v-4H5Z",
  illegal: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  restored: "M5 12.5l4.5 4.5L19 7.5",
  ambiguous: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M12 18v.2",
  pass: "M5 12h13M13 7l5 5-5 5",
  won: "M12 4l2.4 5 5.4.7-4 3.8 1 5.5L12 16.3l-4.8 2.7 1-5.5-4-3.8 5.4-.7Z",
  overruled: "M4 20h9M6 9.5l6 6M9.5 6l6 6M10 13.5 20 20M8 8l5.5-3.5 4 4L14 14Z",
  fault: "M12 5v9M12 18v.2",
  "taken-back": "M9 6H15a4.5 4.5 0 0 1 0 9H6M9 11.5 5.5 15 9 18.5",
  person: "M12 4.5a3.6 3.6 0 1 0 .01 0M5 20a7 7 0 0 1 14 0",
  pause: "M9 5v14M15 5v14",
  unsure: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1-1.5 2.3M12 18v.2",
};

/**
 * A sign for a verdict.
 * @param {string} verdict
 */
export function sign(verdict) {
  return html`<svg class=${`sign v-${verdict}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SIGNS[verdict] ?? SIGNS.fault} />
  </svg>`;
}

/**
 * A chip that somebody has won, with its symbol where the table has told it.
 * @param {{ picture?: string }} [props]
 */
export function medal({ picture = "" } = {}) {
  return html`<svg class="medal-icon" viewBox="-.5 -.5 1 1">
    <circle class="medal" r="0.44" />
    ${
      picture
        ? html`<g class="medal-picture" transform="scale(.56)">${drawing(picture)}</g>`
        : html`<path class="medal-star" d=${MEDAL_STAR} />`
    }
  </svg>`;
}
export const MEDAL_STAR = "M0-.3.09-.11.3-.09.14.06.19.27 0 .15-.19.27-.14.06-.3-.09-.09-.11Z";

/** The cup of whoever has won. */
export function trophy() {
  return html`<svg class="trophy" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M14 7h20v9a10 10 0 0 1-20 0ZM14 10H7a7 7 0 0 0 8 9M34 10h7a7 7 0 0 1-8 9M24 26v8M16 41h16l-2-7H18Z" />
  </svg>`;
}
