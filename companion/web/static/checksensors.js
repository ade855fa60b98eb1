// Every sensor, live: on or off, how often it changed. Shows raw levels, so that a loose joint cannot hide.

import { h, paint } from "./dom.js";
import { t } from "./words.js";

const MOST_SHOWN = 160;

function cells(line, measured) {
  const field = line.field === null ? "" : String(line.field);
  const state = line.on ? t("check_on") : t("check_off");
  return h(
    "tr",
    { class: [line.on ? "is-on" : "", line.restless ? "is-sick" : ""].join(" ").trim() || null },
    h("td", {}, line.spot || "-"),
    h("td", {}, line.line),
    h("td", {}, state),
    measured ? h("td", {}, field) : null,
    h("td", {}, line.restless ? `${line.changes} !` : String(line.changes)),
  );
}

/** The list of lines: what is on and what has changed first. */
export function showSensors(place, { sensors, watching, host }) {
  const shown = host && watching && sensors;
  paint(place, shown ? [sensors] : watching && host, () => {
    if (!watching || !host) return [];
    if (!sensors) return [h("p", {}, t("looking"))];
    const lines = [...sensors.lines].sort((a, b) => Number(b.on) - Number(a.on) || b.changes - a.changes).slice(0, MOST_SHOWN);
    const measured = lines.some(({ field }) => field !== null);
    return [
      h("h2", {}, t("check_live")),
      sensors.up ? null : h("p", { class: "hinted" }, t("check_live_down")),
      h("p", { class: "small" }, t("check_live_text")),
      h(
        "div",
        { class: "lines-box", tabindex: "0", role: "region", "aria-label": t("check_live") },
        h(
          "table",
          { class: "lines" },
          h("thead", {}, h("tr", {}, h("th", {}, t("check_spot")), h("th", {}, t("check_line")), h("th", {}, t("check_level")), measured ? h("th", {}, t("check_field")) : null, h("th", {}, t("check_changes")))),
          h("tbody", {}, lines.map((line) => cells(line, measured))),
        ),
      ),
    ];
  });
}
