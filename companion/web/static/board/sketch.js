// What somebody may say, drawn for a button: a piece, a game's own picture, a number. The words stand beside it, or are its name.

import { html } from "../base/html.js";
import { drawing, token } from "./shapes.js";

/** A game's own drawing as a small picture. */
export const icon = (picture, css = "") =>
  html`<svg class=${`sign-icon ${css}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${drawing(picture)}</svg>`;

/** The picture of one input (`picture`, `seat`, `mark`); null where it has none. `letters` is seat -> mark. */
export function sketched({ picture, seat, mark }, letters = {}) {
  if (!picture && !seat && !mark) return null;
  return html`<span class="sketch" aria-hidden="true">
    ${seat ? token(seat, letters[seat] ?? "", "small") : null}
    ${picture ? icon(picture) : null}
    ${mark ? html`<b>${mark}</b>` : null}
  </span>`;
}
