// Colours that are called or read: each has a pattern of its own, so that nobody has to tell them by colour.

import { html } from "../base/html.js";

/** How a swatch, 24 wide and high, is marked: one sign for each colour. @type {Record<string, string>} */
const PATTERNS = {
  red: "M12 4.5a7.5 7.5 0 1 0 .01 0Z",
  yellow: "M5 5H19V19H5Z",
  green: "M12 4 20.5 19.5H3.5Z",
  blue: "M12 3 21 12 12 21 3 12Z",
  orange: "M12 3.5v17M3.5 12h17",
  white: "M5 12h14",
};

/**
 * The sign of a colour alone, in a box of 24.
 * @param {string} colour
 */
export const patternOf = (colour) => PATTERNS[colour] ?? "M5 5 19 19M19 5 5 19";

/**
 * A picture of a colour: filled with it, and its sign.
 * @param {string} colour
 * @param {string} [size]
 */
export function swatch(colour, size = "") {
  return html`<svg class=${`swatch w-${colour} ${size}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="0.75" y="0.75" width="22.5" height="22.5" rx="5" />
    <path d=${patternOf(colour)} />
  </svg>`;
}
