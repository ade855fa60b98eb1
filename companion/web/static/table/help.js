// How much help a seat gets, to choose in its window.

import { h } from "../base/dom.js";
import { t } from "../base/words.js";

const LEVELS = ["none", "where", "which", "idea"];

/** One choice of several, each with a line of explanation; `chosen(value)` hears of it. */
export function choices(name, caption, values, now, words, chosen = () => {}) {
  const one = (value) =>
    h(
      "label",
      { class: "choice" },
      h("input", { type: "radio", name, value, checked: value === now, onchange: () => chosen(value) }),
      h("span", {}, h("b", {}, words(value)), h("small", {}, words(`${value}_hint`))),
    );
  return h("fieldset", {}, h("legend", {}, caption), h("div", { class: "choices lines" }, values.map(one)));
}

/** What the window of a seat offers; `change(level)` is asked for. */
export function levels(state, entry, change) {
  if (state.manner === "tournament") return h("p", { class: "small" }, t("no_help"));
  return choices("level", t("how_much_help"), LEVELS, entry.hints, (word) => t(`level_${word}`), change);
}
