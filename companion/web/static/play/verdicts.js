// What just happened: the last verdicts.

import { h, paint } from "../base/dom.js";
import { news } from "../base/state.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";

const SHOWN = 5;

/** The last verdicts as sentences, newest first. */
export function showVerdicts(node, { state }) {
  const all = news(state.verdicts ?? []);
  // while the board is set up anew, what was right or wrong on it before is no news
  const old =
    state.phase === "arrange" ? all.findIndex(({ verdict }) => !["restored", "illegal"].includes(verdict)) : 0;
  const latest = old < 0 ? [] : all.slice(old, old + SHOWN);
  // what may have been meant as taking back is no fault while that is asked
  const kind = ({ verdict, back }) => (state.offer && back === state.offer.number ? "taken-back" : verdict);
  paint(node, latest, () =>
    latest.length
      ? [
          h("h2", {}, t("last_verdicts")),
          h(
            "ul",
            { class: "verdicts" },
            latest.map((verdict) =>
              h("li", { class: `verdict v-${kind(verdict)}` }, sign(kind(verdict)), h("span", {}, verdict.text)),
            ),
          ),
        ]
      : [],
  );
}
