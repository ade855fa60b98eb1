// Markers on the board that no magnet stands for: the target, whose corner it is, a wall that is remembered, pictures
// printed on fields, pieces that no sensor need see, stocks in their places. A game's own drawings come with its signs.

import { s } from "../base/dom.js";
import { patternOf } from "./colours.js";
import { drawing, MEDAL_STAR, OUTLINES, piece } from "./shapes.js";
import { bar, inGap } from "./slots.js";
import { drawTrack } from "./track.js";

/** Each mark around (0, 0), one field wide. */
const DRAWN = {
  target: () => [
    s("circle", { class: "medal", r: 0.4 }),
    s("circle", { class: "medal-rim", r: 0.32 }),
    s("path", { class: "medal-star", d: MEDAL_STAR }),
  ],
  cut: () => [s("circle", { class: "cut", r: 0.3 }), s("path", { class: "cut-sign", d: "M0-.16V.04M0 .15V.16" })],
  printed: ({ value, picture }) =>
    s(
      "g",
      { class: `printed-field f-${value}` },
      s("circle", { r: 0.62 }),
      s("g", { transform: "translate(0 -.17) scale(.78)" }, drawing(picture)),
    ),
  corner: ({ seat }) => s("g", { class: `base k-${seat}`, transform: "scale(.8)" }, (OUTLINES[seat] ?? OUTLINES.red)()),
};

/** A wall's colour in its slot, by colour and sign. */
function known({ value }) {
  const sign = s(
    "g",
    { class: "known-sign", transform: "scale(.0145) translate(-12 -12)" },
    s("path", { d: patternOf(value) }),
  );
  return s(
    "g",
    { class: `w-${value || "none"}` },
    bar("known", 0.24, 0.7),
    value ? s("g", {}, s("circle", { class: "known-back", r: 0.19 }), sign) : null,
  );
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

/** Pieces that no sensor need see; those that stand there as pieces are not drawn twice. */
function markers(view, signs) {
  const drawn = signs.filter(({ spot, seat }) => view.at(spot) && view.standing.get(spot)?.kind !== seat);
  return [...new Set(drawn.map(({ spot }) => spot))].flatMap((spot) => {
    const [x, y] = view.at(spot);
    const here = drawn.filter((sign) => sign.spot === spot);
    return here.map(({ seat }, i) => {
      const [dx, dy] = (ROWS[here.length] ?? ROWS[4])[i % 4];
      return s(
        "g",
        { class: "marker", transform: `translate(${x + dx} ${y + dy}) scale(.46)` },
        piece(seat, view.letters[seat] ?? ""),
      );
    });
  });
}

/** What lies in a pool, from its first place on. */
function stock(view, { spot, seat, picture, count }) {
  const places = view.geometry.spots
    .filter(({ pool, name }) => pool === spot && !view.standing.has(name))
    .slice(0, count);
  const size = view.scales.get(spot) * 0.86;
  return places.map(({ x, y }) =>
    s(
      "g",
      { class: `lying k-${seat || "none"}`, transform: `translate(${x} ${-y}) scale(${size})` },
      s("circle", { r: 0.5 }),
      s("g", { transform: "scale(.8)" }, drawing(picture)),
    ),
  );
}

/** Fill `under` with the signs that pieces stand on, `over` with what is remembered of them; signs beside the board are shown elsewhere. */
export function drawSigns({ under, over }, view, signs) {
  const key = JSON.stringify([signs, [...view.standing.keys()]]);
  if (under.dataset.key === key) return;
  under.dataset.key = key;
  const remembered = signs.filter(({ what, spot }) => what === "known" && view.gaps.has(spot));
  over.replaceChildren(
    ...remembered.map((sign) => inGap(view.gaps.get(sign.spot), known(sign))),
    ...markers(
      view,
      signs.filter(({ what }) => what === "marker"),
    ),
  );
  const lying = signs.filter(({ what, spot }) => DRAWN[what] && view.at(spot));
  const of = (wanted) => signs.filter(({ what }) => what === wanted);
  under.replaceChildren(
    ...lying.map((sign) => s("g", { transform: `translate(${view.at(sign.spot).join(" ")})` }, DRAWN[sign.what](sign))),
    ...of("stock")
      .filter(({ spot }) => view.scales.has(spot))
      .flatMap((sign) => stock(view, sign)),
    ...drawTrack(view, of("step")),
  );
}
