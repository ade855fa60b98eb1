// Beside the picture: what lies next to the board, and what each seat has won. From the signs of the state alone.

import { swatch } from "./colours.js";
import { h, paint } from "./dom.js";
import { playerName } from "./now.js";
import { medal, token } from "./shapes.js";
import { t } from "./words.js";

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
      h("span", { class: "medals", "aria-hidden": "true" }, Array.from({ length: count }, () => medal())),
      h("b", { "aria-label": t("chips_of", { count }) }, count),
    );
  };
  return [h("h3", {}, t("chips")), h("ul", { class: "chip-list" }, state.seats.filter(({ playing }) => playing).map(line))];
}

/** Fill the part below the picture. */
export function showBeyond(node, { state }) {
  const any = (state.signs ?? []).length > 0 && !["idle"].includes(state.phase);
  paint(node, any && [of(state, "beside"), of(state, "chip"), state.seats], () => (any ? [lying(of(state, "beside")), chips(state)] : []));
}
