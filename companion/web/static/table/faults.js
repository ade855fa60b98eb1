// Sensors that are left out for now: which, what it means, and what to do about it.

import { me, tell } from "../base/api.js";
import { button, h, paint } from "../base/dom.js";
import { attempt } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { sign } from "../board/shapes.js";

/** A line at the top that leads to the card, which stands below the board on a phone. */
function showNote(faults) {
  const text = faults.length === 1 ? faults[0].text : `${t("faults")} (${faults.length})`;
  paint(document.getElementById("fault-note"), faults.length ? text : null, () =>
    faults.length ? h("a", { href: "#faults", "data-f": "fault-note" }, sign("fault"), h("span", {}, text)) : [],
  );
}

/** One tap for whoever plays: the sensor is believed again. */
function works(fault) {
  if (!me.host && !me.seats.length) return null;
  const [spot] = fault.spots;
  return button(t("sensor_works"), () => attempt(() => tell("/api/sensor-works", { spot })), {
    kind: "quiet",
    name: `works-${spot}`,
  });
}

/** Fill the card; it is hidden while all is well. */
export function showFaults(node, { state }) {
  const faults = state.faults ?? [];
  showNote(faults);
  paint(node, faults.length ? [faults, me.host, me.seats.length] : null, () =>
    faults.length
      ? [
          h("h2", {}, t("faults")),
          h(
            "ul",
            { class: "verdicts" },
            faults.map((fault) =>
              h(
                "li",
                { class: "verdict v-fault" },
                sign("fault"),
                h("span", {}, fault.text, " ", h("small", {}, fault.remedy), works(fault)),
              ),
            ),
          ),
          h("p", { class: "small" }, t("faults_hint")),
          me.host
            ? h("a", { class: "button quiet", href: localized("/check"), "data-f": "check-faults" }, t("check_board"))
            : null,
        ]
      : [],
  );
}
