// Beside the picture: what lies next to the board, what each seat has, what the pictures on the fields mean. From the
// signs of the state alone.

import { h, paint } from "../base/dom.js";
import { t } from "../base/words.js";
import { playerName } from "../play/now.js";
import { swatch } from "./colours.js";
import { medal, token } from "./shapes.js";
import { icon } from "./sketch.js";

const of = (state, what) => (state.signs ?? []).filter((sign) => sign.what === what);

function lying(signs) {
  const item = ({ value, text }) => h("li", {}, swatch(value || "unread", "lying"), h("span", {}, text));
  return signs.length ? [h("h3", {}, t("beside_board")), h("ul", { class: "lying-list" }, signs.map(item))] : null;
}

function chips(state) {
  const won = of(state, "chip");
  const line = ({ seat, mark }) => {
    const count = won.filter((sign) => sign.seat === seat).length;
    return h(
      "li",
      {},
      token(seat, mark, "small"),
      h("span", {}, playerName(state, seat)),
      h(
        "span",
        { class: "medals", "aria-hidden": "true" },
        Array.from({ length: count }, () => medal()),
      ),
      h("b", { "aria-label": t("chips_of", { count }) }, count),
    );
  };
  return [
    h("h3", {}, t("chips")),
    h("ul", { class: "chip-list" }, state.seats.filter(({ playing }) => playing).map(line)),
  ];
}

/** The same, short: for a big screen, where there is no room for words. */
export const shortly = ({ picture, text, count }) =>
  h(
    "span",
    { class: "stock" },
    icon(picture),
    h("span", { class: "hidden" }, text),
    h("b", { "aria-hidden": "true" }, count),
  );

/** How many a seat has of something. */
const stock = ({ picture, text }) => h("span", { class: "stock" }, icon(picture), h("span", {}, text));

/** Something of a seat's, with so many of so many in it. */
export const thing = ({ value, picture, text, count, most }) =>
  h(
    "span",
    { class: "thing", title: text },
    h("span", { class: "hidden" }, text),
    h("b", { "aria-hidden": "true" }, value),
    Array.from({ length: most }, (_, i) => icon(picture, i < count ? "full" : "empty")),
  );

/** What each seat has, as pictures with numbers, and how far it is. */
function belongings(state) {
  const owned = (state.signs ?? []).filter(
    ({ what, seat }) => seat && ["marker", "step", "stock", "thing"].includes(what),
  );
  if (!owned.length) return null;
  const line = ({ seat, mark }) => {
    const mine = owned.filter((sign) => sign.seat === seat);
    const at = mine.filter(({ what }) => ["step", "marker"].includes(what)).map(({ text }) => text);
    return h(
      "li",
      { class: `seat-${seat}` },
      h(
        "span",
        { class: "owner" },
        token(seat, mark, "small"),
        h("b", {}, playerName(state, seat)),
        h("small", {}, at.join(" · ")),
      ),
      h(
        "span",
        { class: "owned" },
        mine.filter(({ what }) => what === "stock").map(stock),
        mine.filter(({ what }) => what === "thing").map(thing),
      ),
    );
  };
  return [h("h3", {}, t("who_has_what")), h("ul", { class: "owner-list" }, state.seats.map(line))];
}

/** What the pictures on the fields mean, each once, and what is left for all. */
function legend(state) {
  const found = new Map(of(state, "printed").map((sign) => [sign.picture, sign]));
  const left = of(state, "stock").filter(({ seat }) => !seat);
  if (!found.size && !left.length) return null;
  const item = ({ what, picture, value, text }) =>
    h("li", {}, icon(picture, what === "printed" ? `on-field f-${value}` : ""), h("span", {}, text));
  return h("ul", { class: "legend" }, [...left, ...found.values()].map(item));
}

/** Fill the part below the picture. */
export function showBeyond(node, { state }) {
  const any = (state.signs ?? []).length > 0 && !["idle"].includes(state.phase);
  paint(node, any && [state.signs, state.seats], () =>
    any ? [lying(of(state, "beside")), belongings(state) ?? chips(state), legend(state)] : [],
  );
}
