// The board stands as after another turn than the one recorded last: was it that one? Below the way back.

import { me } from "../base/api.js";
import { h, paint } from "../base/dom.js";
import { mayCorrect } from "../base/state.js";
import { reallyWas } from "./overrule.js";

/** Fill the card for whoever may correct the game; for others it is hidden. */
export function showMeant(node, { state }) {
  const { meant, proposal } = state;
  const asked = proposal?.what === "turn" && !me.host; // once is enough
  const shown = meant && !state.offer && !asked && mayCorrect(state, me);
  paint(node, shown ? meant : null, () => {
    if (!shown) return [];
    const one = (turn) =>
      h(
        "button",
        { type: "button", class: "option", "data-f": `meant ${turn.move}`, onclick: () => reallyWas(turn) },
        h("span", {}, turn.text),
      );
    return h(
      "section",
      { class: "card question", "aria-label": meant.text },
      h("p", {}, meant.text),
      h("div", { class: "options" }, meant.turns.map(one)),
    );
  });
}
