// Markers on the board that no magnet stands for: the target, whose corner it is, a wall that is remembered.

import { patternOf } from "./colours.js";
import { s } from "./dom.js";
import { inGap, bar } from "./slots.js";
import { MEDAL_STAR, OUTLINES } from "./shapes.js";

/** Each mark around (0, 0), one field wide. */
const DRAWN = {
  target: () => [s("circle", { class: "medal", r: 0.4 }), s("circle", { class: "medal-rim", r: 0.32 }), s("path", { class: "medal-star", d: MEDAL_STAR })],
  cut: () => [s("circle", { class: "cut", r: 0.3 }), s("path", { class: "cut-sign", d: "M0-.16V.04M0 .15V.16" })],
  corner: ({ seat }) => s("g", { class: `base k-${seat}`, transform: "scale(.8)" }, (OUTLINES[seat] ?? OUTLINES.red)()),
};

/** A wall's colour in its slot, by colour and sign. */
function known({ value }) {
  const sign = s("g", { class: "known-sign", transform: "scale(.0145) translate(-12 -12)" }, s("path", { d: patternOf(value) }));
  return s("g", { class: `w-${value || "none"}` }, bar("known", 0.24, 0.7), value ? s("g", {}, s("circle", { class: "known-back", r: 0.19 }), sign) : null);
}

/** Fill `under` with the signs that pieces stand on, `over` with what is remembered of them; signs beside the board are shown elsewhere. */
export function drawSigns({ under, over }, view, signs) {
  const key = JSON.stringify(signs);
  if (under.dataset.key === key) return;
  under.dataset.key = key;
  const remembered = signs.filter(({ what, spot }) => what === "known" && view.gaps.has(spot));
  over.replaceChildren(...remembered.map((sign) => inGap(view.gaps.get(sign.spot), known(sign))));
  const lying = signs.filter(({ what, spot }) => DRAWN[what] && view.at(spot));
  under.replaceChildren(...lying.map((sign) => s("g", { transform: `translate(${view.at(sign.spot).join(" ")})` }, DRAWN[sign.what](sign))));
}
