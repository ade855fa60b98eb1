// Sensors that are left out for now: which, what it means, and what to do about it.

import { me } from "./api.js";
import { h, paint } from "./dom.js";
import { sign } from "./shapes.js";
import { localized, t } from "./words.js";

/** Fill the card; it is hidden while all is well. */
export function showFaults(node, { state }) {
  const faults = state.faults ?? [];
  paint(node, faults.length ? [faults, me.host] : null, () =>
    faults.length
      ? [
          h("h2", {}, t("faults")),
          h(
            "ul",
            { class: "verdicts" },
            faults.map((fault) => h("li", { class: "verdict v-fault" }, sign("fault"), h("span", {}, fault.text, " ", h("small", {}, fault.remedy)))),
          ),
          h("p", { class: "small" }, t("faults_hint")),
          me.host ? h("a", { class: "button quiet", href: localized("/check"), "data-f": "check-faults" }, t("check_board")) : null,
        ]
      : [],
  );
}
