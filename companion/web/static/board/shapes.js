// Small drawings: pieces, die faces, signs. A seat is told by colour, shape and letter, never by colour alone.

import { html } from "../base/html.js";
import { letterOf } from "../base/words.js";

export const OUTLINES = {
  red: () => html`<circle r="0.45" />`,
  green: () => html`<path d="M0-.52 .5.4H-.5Z" />`,
  yellow: () => html`<rect x="-0.41" y="-0.41" width="0.82" height="0.82" rx="0.08" />`,
  blue: () => html`<path d="M0-.54 .54 0 0 .54-.54 0Z" />`,
};
const LETTER_DROP = { green: 0.13 };

function barricade() {
  return [
    html`<rect class="log" x="-0.47" y="-0.3" width="0.94" height="0.6" rx="0.14" />`,
    html`<path class="log-bands" d="M-.14-.25V.25M.14-.25V.25" />`,
  ];
}

/** A wall as it lies between two rows. */
function wall() {
  return [
    html`<rect class="wall-body" x="-0.35" y="-0.1" width="0.7" height="0.2" rx="0.06" />`,
    html`<path class="wall-grain" d="M-.25 0H.25" />`,
  ];
}

/** Kinds that are no seat's. */
const THINGS = { barricade, wall };

/** The inside of a piece around (0, 0), about one field wide; `letter` is the seat's mark. */
export function piece(kind, letter = "", style = null) {
  const mark = html`<text class=${letter.length > 1 ? "mark two" : "mark"} y=${LETTER_DROP[kind] ?? 0} dy="0.34em">${letter}</text>`;
  const inside = THINGS[kind]?.() ?? [(OUTLINES[kind] ?? OUTLINES.red)(), mark];
  return html`<g class=${`piece k-${kind}`} style=${style}>${inside}</g>`;
}

/** A game's own drawing (`d` of a path in a box of 24), around (0, 0), one field wide. */
export const drawing = (d) =>
  html`<path class="drawing" d=${d} fill-rule="evenodd" transform="scale(.0416) translate(-12 -12)" />`;

export { letterOf as initial }; // of a seat that does not play

/** A piece as a picture of its own. */
export function token(kind, letter = "", size = "") {
  return html`<svg class=${`token ${size}`.trim()} viewBox="-.6 -.6 1.2 1.2" aria-hidden="true">${piece(kind, letter)}</svg>`;
}

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

/** A die face; without a number an empty, dashed one. The caller gives the text alternative. */
export function dieFace(number, css = "") {
  return html`<svg class=${`die ${css} ${number ? "" : "blank"}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    <rect class="die-body" x="1.5" y="1.5" width="21" height="21" rx="5" />
    ${(PIPS[number] ?? []).map(([x, y]) => html`<circle class="pip" cx=${12 + x * 5.6} cy=${12 + y * 5.6} r="2.15" />`)}
    ${number && !PIPS[number] ? html`<text class="figure" x="12" y="12" dy="0.35em">${number}</text>` : null}
  </svg>`;
}

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

/** A sign for a verdict. */
export function sign(verdict) {
  return html`<svg class=${`sign v-${verdict}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SIGNS[verdict] ?? SIGNS.fault} />
  </svg>`;
}

/** A chip that somebody has won, with its symbol where the table has told it. */
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
