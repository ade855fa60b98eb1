// What somebody may say, drawn for a button: a piece, a game's own picture, a number. The words stand beside it, or are its name.

import { h, looks, s } from "../base/dom.js";
import { drawing, token } from "./shapes.js";

await looks("board/signs.css");

/** A game's own drawing as a small picture. */
export const icon = (picture, css = "") =>
  s("svg", { class: `sign-icon ${css}`.trim(), viewBox: "-.5 -.5 1 1", "aria-hidden": "true" }, drawing(picture));

/** The picture of one input (`picture`, `seat`, `mark`); null where it has none. `letters` is seat -> mark. */
export function sketched({ picture, seat, mark }, letters = {}) {
  if (!picture && !seat && !mark) return null;
  return h(
    "span",
    { class: "sketch", "aria-hidden": "true" },
    seat ? token(seat, letters[seat] ?? "", "small") : null,
    picture ? icon(picture) : null,
    mark ? h("b", {}, mark) : null,
  );
}
