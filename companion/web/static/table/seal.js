// How it is drawn: the seal that stands there from the beginning, and what this phone finds once it is opened (docs/how-to/dice.md).

import { ask } from "../base/api.js";
import { h } from "../base/dom.js";
import { attempt, openWindow } from "../base/ui.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { sha256 } from "../lib/sha256.js";
import { thrown } from "./rolls.js";
import { known } from "./seals.js";

const SHORT = 12;

/** What this phone finds of an opened seal: list of [word, whether it is right]. */
export function findings({ commitment, opened }, draws, signs) {
  const [lot] = opened.split(" ", 1);
  const follows = ({ number, value, values }) => values[thrown(lot, `draw:${number}`, [...values.keys()])] === value;
  const hidden = opened.slice(lot.length + 1);
  const shown = signs.filter(({ what }) => what === "known");
  return [
    ["seal_fits", sha256(opened) === commitment],
    [known(commitment) ? "seal_before" : "seal_unseen", true],
    draws.length ? ["seal_draws", draws.every(follows)] : null,
    hidden !== "{}" && shown.length ? ["seal_shown", shown.every(({ spot }) => hidden.includes(`"${spot}"`))] : null,
  ].filter(Boolean);
}

/** The window. */
export async function openSeal({ state }) {
  const { commitment, opened } = state.seal;
  const draws = opened ? await attempt(() => ask("/api/draws")) : [];
  if (!draws) return;
  const line = ([word, right]) =>
    h(
      "li",
      { class: "throw" },
      h("div", { class: "throw-head" }, sign(right ? "legal" : "fault"), h("span", {}, t(right ? word : "seal_wrong"))),
    );
  await openWindow(t("how_drawn"), (body) => {
    body.append(
      h("ol", { class: "explained" }, h("li", {}, t("how_drawn_1")), h("li", {}, t("how_drawn_2"))),
      h("p", { class: "small" }, t("seal_is"), " ", h("code", { title: commitment }, commitment.slice(0, SHORT))),
      opened
        ? h("ul", { class: "throws" }, findings(state.seal, draws, state.signs).map(line))
        : h("p", {}, t("seal_closed")),
      opened ? h("details", {}, h("summary", {}, t("seal_text")), h("p", {}, h("code", {}, opened))) : "",
      h("p", { class: "small" }, t("seal_computer")),
    );
  });
}
