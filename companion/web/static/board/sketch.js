// What somebody may say, drawn for a button: a piece, a game's own picture, a number. The words stand beside it, or are its name.

import { me } from "../base/api.js";
import { html } from "../base/html.js";
import { looks } from "../base/looks.js";
import { drawing, token } from "./shapes.js";

/** @import { AwaitedValue } from "../lib/api.js" */

/**
 * A game's own drawing as a small picture.
 * @param {string} picture
 * @param {string} [css]
 */
export const icon = (picture, css = "") =>
  html`<svg class=${`sign-icon ${css}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${drawing(picture)}</svg>`;

/**
 * The picture of one input (`picture`, `seat`, `mark`); null where it has none. `letters` is seat -> mark.
 * @param {Pick<AwaitedValue, "picture" | "seat" | "mark">} props
 * @param {Record<string, string>} [letters]
 */
export function sketched({ picture, seat, mark }, letters = {}) {
  if (!picture && !seat && !mark) return null;
  return html`<span class="sketch" aria-hidden="true">
    ${seat ? token(seat, letters[seat] ?? "", "small") : null}
    ${picture ? icon(picture) : null}
    ${mark ? html`<b>${mark}</b>` : null}
  </span>`;
}

/**
 * What somebody calls their figure on the table with this number; empty where it has no nickname.
 * @param {string | undefined} seat
 * @param {string | number | undefined} number
 */
export const nicknameOf = (seat, number) => me.figures[`${seat}:${number}`]?.name ?? "";

/**
 * What stands on the table for this number of a seat's, by its photo and nickname; nothing where it has neither.
 * @param {string | undefined} seat
 * @param {string | number | undefined} number
 */
export function likeness(seat, number) {
  const { name, photo } = me.figures[`${seat}:${number}`] ?? {};
  if (!name && !photo) return null;
  looks("figures/figures.css");
  const address = `/api/figures/${seat}/${number}/photo?v=${photo}`;
  return [
    photo > 0 && html`<img class="figure" src=${address} alt="" key=${address} width="48" height="48" />`,
    name && html`<small class="figure-name">${name}</small>`,
  ];
}
