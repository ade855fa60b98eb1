// What has happened: the list of turns, what was taken, where everything stands.

import { h, paint } from "./dom.js";
import { replacedTurns, seatOf, tally, whereabouts } from "./look.js";
import { playerName } from "./now.js";
import { dieFace, sign, token } from "./shapes.js";
import { kindName, t } from "./words.js";

function turnLine(state, turn, replaced) {
  const mark = seatOf(state, turn.seat)?.mark ?? "";
  return h(
    "li",
    {},
    h("span", { class: "number" }, turn.number),
    turn.seat ? token(turn.seat, mark, "small") : sign(turn.how),
    turn.die ? dieFace(turn.die, "small") : null,
    h("span", { class: "told" }, replaced ? [h("s", {}, turn.text), " ", h("small", {}, t("replaced"))] : turn.text),
  );
}

/** All finished turns, newest first, and what each seat has taken. */
export function showHistory(node, { state }) {
  const turns = state.history ?? [];
  const open = node.querySelector("details")?.open ?? false;
  const last = turns.at(-1);
  const replaced = replacedTurns(turns);
  paint(node, [turns.length, last, state.seats], () =>
    turns.length
      ? [
          h("h2", {}, t("taken")),
          taken(state),
          h(
            "details",
            { class: "history", open },
            h("summary", { "data-f": "history" }, t("history", { count: turns.length })),
            h("ol", { class: "turns", reversed: true }, turns.toReversed().map((turn) => turnLine(state, turn, replaced.has(turn.number)))),
          ),
        ]
      : [],
  );
}

function taken(state) {
  const cell = (value) => h("td", {}, value);
  const headings = [
    [t("captured"), t("captured_short")],
    [t("was_captured"), t("was_captured_short")],
    [t("barricades"), t("barricades_short")],
  ];
  const heading = ([full, short]) => h("th", { scope: "col" }, h("span", { class: "full" }, full), h("abbr", { title: full, "aria-hidden": "true" }, short));
  return h(
    "table",
    { class: "taken" },
    h("thead", {}, h("tr", {}, h("td", {}), headings.map(heading))),
    h(
      "tbody",
      {},
      tally(state).map((row) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, token(row.seat, seatOf(state, row.seat)?.mark, "small"), " ", playerName(state, row.seat)),
          cell(row.captured),
          cell(row.lost),
          cell(row.barricades),
        ),
      ),
    ),
  );
}

/** Where the pieces are, in words: the picture's equal for those who do not see it. */
export function showWhereabouts(node, { state, geometry }) {
  if (!geometry || !state.game) return paint(node, null, () => []);
  const open = node.querySelector("details")?.open ?? false;
  const rows = whereabouts(state, geometry);
  const texts = new Map(geometry.spots.map((spot) => [spot.name, spot.text]));
  const line = (row) => {
    const parts = [];
    if (row.house) parts.push(t("in_house", { count: row.house }));
    for (const [, count] of row.others) if (count) parts.push(t("in_forest", { count }));
    parts.push(...row.fields.map((spot) => texts.get(spot)));
    return parts.length ? h("ul", {}, parts.map((part) => h("li", {}, part))) : t("nowhere");
  };
  const name = (row) => (row.seat === "barricade" ? kindName("barricade") : `${playerName(state, row.seat)} (${kindName(row.seat)})`);
  return paint(node, [rows, state.seats], () =>
    h(
      "details",
      { class: "where", open },
      h("summary", { "data-f": "where" }, t("where_pieces")),
      h("dl", {}, rows.map((row) => [h("dt", {}, token(row.seat, seatOf(state, row.seat)?.mark, "small"), " ", name(row)), h("dd", {}, line(row))])),
    ),
  );
}

/** The picture in one sentence, for its text alternative. */
export function inWords(state, geometry) {
  if (!state.game) return t("empty_board");
  const rows = whereabouts(state, geometry).filter((row) => row.seat !== "barricade");
  const line = (row) => `${playerName(state, row.seat)}: ${t("in_house", { count: row.house })}, ${t("on_fields", { count: row.fields.length })}`;
  return `${t("board")}. ${rows.map(line).join(". ")}.`;
}
