// The last thing that happened: a small picture and a few words; the whole sentence for who does not see them.

import { html, inShort } from "../base/html.js";
import { t } from "../base/words.js";
import { swatch } from "../board/colours.js";
import { dieFace, medal, sign, token, trophy } from "../board/shapes.js";

/**
 * @import { Content } from "../lib/page.js"
 * @import { HopsPart, MomentProps, Part } from "./moment_props.js"
 */

const HOP = 16; // how wide one is drawn

/**
 * Fields that were walked, one hop each.
 * @param {Omit<HopsPart, "part">} props
 */
function hops({ fields, die }) {
  const hop = (/** @type {unknown} */ _, /** @type {number} */ i) =>
    html`<path class=${i < die ? null : "over"} d=${`M${4 + i * HOP} 22q${HOP / 2}-26 ${HOP} 0`} /><circle class=${i < die ? null : "over"} cx=${4 + (i + 1) * HOP} cy="22" r="3" />`;
  return html`<svg class="hop-row" viewBox=${`0 0 ${fields * HOP + 8} 26`} aria-hidden="true">${Array.from({ length: fields }, hop)}</svg>`;
}

/** @type {{ [P in Part["part"]]: (part: Extract<Part, { part: P }>) => Content }} */
const PARTS = {
  piece: ({ kind, letter }) => token(kind, letter, "small"),
  arrow: () => html`<b class="to">→</b>`,
  die: ({ number }) => dieFace(number, "small"),
  hops,
  colour: ({ colour }) => swatch(colour),
  sign: (part) => sign(part.sign),
  text: ({ text }) => html`<b class="told-mark">${text}</b>`,
  place: ({ text }) => html`<b class="told-place">${text}</b>`,
  medal,
  trophy,
};

/**
 * Leads to the card that explains the rule.
 * @param {{ to: string }} props
 */
export const Why = ({ to }) =>
  html`<a class="button why" href=${to} aria-label=${t("how_to_play_this")} title=${t("how_to_play_this")} data-f="why">?</a>`;

/**
 * As `momentProps` has it (moment_props.js), with a kind word to it; a key may stand beside it.
 * @param {MomentProps & { cheer?: string, children?: Content }} props
 */
export const Moment = ({ mark, short, long, parts, cheer = "", children }) => html`<div class=${`moment m-${mark}`}>
  <span class="moment-picture" aria-hidden="true">
    ${parts.map(({ part, ...props }) => html`<${PARTS[part]} ...${props} />`)}
  </span>
  <p>${inShort(short, long)}</p>
  ${children} ${cheer && html`<span class="cheer">${cheer}</span>`}
</div>`;
