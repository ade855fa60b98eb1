// What just happened: the last verdicts.

import { h, paint } from "./dom.js";
import { sign } from "./shapes.js";
import { t } from "./words.js";

const SHOWN = 5;

/** The last verdicts as sentences, newest first. */
export function showVerdicts(node, { state }) {
  const latest = (state.verdicts ?? []).slice(-SHOWN).reverse();
  paint(node, latest, () =>
    latest.length
      ? [
          h("h2", {}, t("last_verdicts")),
          h(
            "ul",
            { class: "verdicts" },
            latest.map((verdict) => h("li", { class: `verdict v-${verdict.verdict}` }, sign(verdict.verdict), h("span", {}, verdict.text))),
          ),
        ]
      : [],
  );
}
