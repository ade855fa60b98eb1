// What the page of the care only shows: how the table is, the connections, where to check, the versions.

import { button, h, paint } from "../base/dom.js";
import { localized, t } from "../base/words.js";
import { sign } from "../board/shapes.js";

/** One sentence where all is well, else what is not; a host ticks off what was lost. */
export function showHealth(place, { well, health, losses }, host, seen) {
  const lost = losses.some(({ what }) => what !== "newer");
  paint(place, [well, health, lost, host], () =>
    well
      ? h("p", { class: "health" }, sign("legal"), h("b", {}, t("care_well")))
      : [
          h("p", { class: "health" }, sign("fault"), h("b", {}, t("care_unwell"))),
          h(
            "ul",
            { class: "health-list" },
            health.map((line) => h("li", {}, line)),
          ),
          lost
            ? host
              ? h("div", { class: "row" }, button(t("care_seen"), seen, { name: "seen" }))
              : h("p", { class: "small" }, t("care_seen_host"))
            : null,
        ],
  );
}

const COPY_SIGNS = new Map([
  [true, "legal"],
  [false, "fault"],
  [null, "unsure"],
]);

/** The copies that made themselves, and which stick still holds what was forgotten. */
export function showCopies(place, { copies }, host, restore) {
  const back = (line) =>
    host && !line.place && line.whole !== false
      ? button(t("care_copy_restore"), () => restore(line), {
          name: `copy-${line.name}`,
          "aria-label": `${t("care_copy_restore")}: ${line.title}`,
        })
      : null;
  paint(place, [copies, host], () => [
    h("h2", {}, t("care_copies")),
    h("p", { class: "small" }, t("care_copies_hint")),
    copies.sticks.filter(({ holds }) => holds).map(({ text }) => h("p", { class: "hinted" }, text)),
    copies.text ? h("p", { class: "hinted" }, copies.text) : null,
    copies.lines.length
      ? h(
          "ul",
          { class: "links" },
          copies.lines.map((line) =>
            h(
              "li",
              {},
              sign(COPY_SIGNS.get(line.whole)),
              h("div", {}, h("b", {}, line.title), h("p", {}, line.text), back(line)),
            ),
          ),
        )
      : h("p", {}, t("care_copies_none")),
  ]);
}

const SIGNS = { good: "legal", weak: "unsure", bad: "fault", lost: "fault", new: "unsure" };

function numbers(link) {
  if (link.frames === null) return null;
  const rows = [
    ["care_frames", link.frames],
    ["care_damaged", link.damaged],
    ["care_missed", link.missed],
    ["care_repeats", link.repeats],
    ["care_trip", link.trip_ms === null ? t("care_no_trip") : t("care_ms", { count: link.trip_ms })],
    ["care_reconnects", link.reconnects],
  ];
  return h(
    "details",
    { class: "numbers" },
    h("summary", { "data-f": `numbers-${link.device}` }, t("care_numbers", { count: link.minutes })),
    h(
      "dl",
      {},
      rows.map(([caption, value]) => [h("dt", {}, t(caption)), h("dd", {}, String(value))]),
    ),
  );
}

/** Each device's connection, in words and in numbers; open numbers stay open. */
export function showLinks(place, { links }) {
  const open = new Set([...place.querySelectorAll("details[open] summary")].map(({ dataset }) => dataset.f));
  paint(place, links, () => [
    h("h2", {}, t("care_links")),
    h(
      "ul",
      { class: "links" },
      links.map((link) =>
        h(
          "li",
          {},
          sign(SIGNS[link.grade]),
          h(
            "div",
            {},
            h("b", {}, `${link.device}: ${t(`care_grade_${link.grade}`)}`),
            h("p", {}, link.text),
            numbers(link),
          ),
        ),
      ),
    ),
  ]);
  for (const summary of place.querySelectorAll("summary"))
    if (open.has(summary.dataset.f)) summary.parentElement.open = true;
}

/** Where the board is checked, and where help comes from. */
export function showChecks(place, host) {
  paint(place, [host], () => [
    h("h2", {}, t("care_checks")),
    h("p", { class: "small" }, t("care_checks_hint")),
    h(
      "div",
      { class: "row" },
      h("a", { class: "button", href: localized("/check"), "data-f": "check" }, t("check_board")),
      host
        ? h("a", { class: "button", href: localized("/api/bundle"), download: "", "data-f": "bundle" }, t("bundle"))
        : null,
    ),
    host ? h("p", { class: "small" }, t("bundle_text")) : null,
  ]);
}

/** Versions, licence, and the room for games. */
export function showAbout(place, { version, python, links, room }) {
  const firmware = links
    .filter((link) => link.firmware)
    .map((link) => [`${t("care_firmware")} ${link.device}`, link.firmware]);
  paint(place, [version, python, firmware, room], () => [
    h("h2", {}, t("care_about")),
    h("p", { class: room.ok ? "" : "hinted" }, room.text),
    h(
      "dl",
      { class: "versions" },
      [[t("care_companion"), version], ...firmware, ["Python", python]].map(([caption, value]) => [
        h("dt", {}, caption),
        h("dd", {}, value),
      ]),
    ),
    h("p", { class: "small" }, t("care_licence")),
  ]);
}
