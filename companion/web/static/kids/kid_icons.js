// Drawings that need no words: faces, hands, hops, yes and no. Each is a picture; whoever shows it says it in words too.

import { html } from "../base/html.js";
import { dieFace, piece } from "../board/shapes.js";

/**
 * @import { Content } from "../lib/page.js"
 * @import { Mood } from "./kids_props.js"
 */

/**
 * @param {string} css
 * @param {string} box
 * @param {...Content} children
 */
const art = (css, box, ...children) =>
  html`<svg class=${`art ${css}`} viewBox=${box} aria-hidden="true">${children}</svg>`;

const MOUTHS = {
  good: () => html`<path class="line" d="M27 58q23 26 46 0" />`,
  oh: () => html`<ellipse class="ink" cx="50" cy="68" rx="9" ry="11" />`,
  look: () => html`<path class="line" d="M38 68h24" />`,
};

/**
 * A face: `good` smiles, `oh` has seen something, `look` is still looking.
 * @param {Exclude<Mood, "">} mood
 */
export function face(mood) {
  const aside = mood === "look" ? 5 : 0;
  return art(
    `face f-${mood}`,
    "0 0 100 100",
    html`<circle class="skin" cx="50" cy="50" r="44" />`,
    [34, 66].map((x) => [
      html`<ellipse class="white" cx=${x} cy="40" rx="10" ry="12" />`,
      html`<circle class="ink" cx=${x + aside} cy="41" r="5.5" />`,
    ]),
    MOUTHS[mood](),
  );
}

/** A hand from above, thumb and finger at (0, 0), about two wide. */
function hand() {
  return html`<g class="hand-shape">
    <path class="sleeve" d="M.5-1.62 1.3-2.3 1.95-1.5 1.1-.95Z" />
    <path d="M.34-1.5Q.75-1.85 1.2-1.2 1.3-.85.95-.6L.45.02Q.33.16.22.06.12-.04.2-.2L.42-.66Q.2-.5 0-.02-.08.16-.23.1-.36.04-.32-.14-.2-.9.34-1.5Z" />
    <path class="crease" d="M.42-.66Q.55-.85.8-.9" />
  </g>`;
}

/**
 * A hand that lifts a piece.
 * @param {string} kind
 * @param {string} letter
 */
export function lifting(kind, letter) {
  return art(
    "lifting",
    "-1.25 -2.5 3.4 3.35",
    html`<path class="shade" d="M-.5 .66a.5.14 0 0 0 1 0a.5.14 0 0 0-1 0Z" />`,
    html`<g class="lifts">${piece(kind, letter)}<g transform="translate(.1 -.32)">${hand()}</g></g>`,
  );
}

/**
 * A piece with its shape and letter.
 * @param {string} kind
 * @param {string} letter
 * @param {string} [css]
 */
export const big = (kind, letter, css = "") => art(`big-piece ${css}`, "-.6 -.6 1.2 1.2", piece(kind, letter));

/**
 * A piece that hops as many fields as the die shows.
 * @param {string} kind
 * @param {string} letter
 * @param {number} count
 */
export function hops(kind, letter, count) {
  const step = 1.15;
  const fields = Array.from({ length: count }, (_, i) => (i + 1) * step);
  return art(
    "hops",
    `-.75 -1 ${count * step + 1.5} 1.75`,
    html`<path class="road" d=${`M0 .2H${count * step}`} />`,
    fields.map(
      (x, i) =>
        html`<circle class=${i === count - 1 ? "stop last" : "stop"} cx=${x} cy="0.2" r=${i === count - 1 ? 0.46 : 0.36} />`,
    ),
    fields.map((x) => html`<path class="hop" d=${`M${x - step + 0.12} -.32Q${x - step / 2} -.95 ${x - 0.12} -.3`} />`),
    html`<path class="hop-head" d=${`M${count * step - 0.36} -.42L${count * step - 0.02} -.16 ${count * step + 0.06} -.58Z`} />`,
    html`<g transform="translate(0 .12)">${piece(kind, letter)}</g>`,
  );
}

/** A die that turns in the hand. */
export function rolling() {
  const turn = "M16 50A36 36 0 0 1 74 22M84 50A36 36 0 0 1 26 78";
  return html`<svg class="art rolling" viewBox="-4 -4 108 108" aria-hidden="true">
    <path class="turn" d=${turn} />
    <path class="turn-head" d="M68 8 86 26 62 32ZM32 92 14 74 38 68Z" />
    <svg x="24" y="24" width="52" height="52" viewBox="0 0 24 24">${dieFace(5).props.children}</svg>
  </svg>`;
}

/**
 * @param {string} css
 * @param {string} path
 */
const sign = (css, path) =>
  art(`sign-big ${css}`, "0 0 100 100", html`<circle cx="50" cy="50" r="44" />`, html`<path d=${path} />`);

export const yes = () => sign("yes", "M27 52l16 17 31-37");
export const no = () =>
  art(
    "sign-big no",
    "0 0 100 100",
    html`<rect x="8" y="8" width="84" height="84" rx="18" />`,
    html`<path d="M31 31l38 38M69 31 31 69" />`,
  );
export const back = () => sign("back", "M40 30H58a17 17 0 0 1 0 34H30M42 50 28 64l14 14");
export const rest = () => sign("rest", "M39 32V68M61 32V68");
export const goOn = () => sign("go-on", "M40 30 68 50 40 70Z");

/**
 * An arrow to whoever is next.
 * @param {string} kind
 * @param {string} letter
 */
export const handOn = (kind, letter) =>
  art(
    "hand-on",
    "0 0 124 100",
    html`<path class="turn" d="M8 50H40" />`,
    html`<path class="turn-head" d="M34 30 58 50 34 70Z" />`,
    html`<g transform="translate(90 50) scale(66)">${piece(kind, letter)}</g>`,
  );

/** A board that is turned round. */
export const turned = () =>
  art(
    "turned",
    "0 0 100 100",
    html`<rect class="wood" x="24" y="30" width="52" height="40" rx="6" />`,
    html`<path class="turn" d="M12 50A40 34 0 0 1 78 20M88 50A40 34 0 0 1 22 80" />`,
    html`<path class="turn-head" d="M72 8 88 26 66 30ZM28 92 12 74 34 70Z" />`,
  );

/** Nobody plays yet. */
export const asleep = () =>
  art(
    "face f-asleep",
    "0 0 100 100",
    html`<circle class="skin" cx="50" cy="50" r="44" />`,
    html`<path class="line" d="M24 42q10 8 20 0M56 42q10 8 20 0M40 66q10 6 20 0" />`,
  );
