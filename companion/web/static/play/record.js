// What has happened: the list of turns, what was taken, and the board in words.

import { learn } from "../base/api.js";
import { h, paint } from "../base/dom.js";
import { guided, marked, seatOf } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { playerName } from "./now.js";

/** What each seat has taken, and all finished turns, newest first: filled when they are opened, and kept true while they are open. */
export function showHistory(node, context) {
  const { state } = context;
  const { turns, tag, taken } = state.past;
  const open = node.querySelector("details")?.open ?? false;
  const list =
    node.querySelector(".turns") ?? h("ol", { class: "turns", reversed: true, tabindex: 0, "data-f": "turn-lines" });
  list.setAttribute("aria-label", t("history", { count: turns }));
  paint(node, [turns, tag, state.seats], () =>
    turns
      ? [
          Object.keys(state.house ?? {}).length ? [h("h2", {}, t("taken")), takenTable(state, taken)] : null,
          h(
            "details",
            { class: "history", open, ontoggle: () => context.render() },
            h("summary", { "data-f": "history" }, t("history", { count: turns })),
            list, // its lines stay until others are there
          ),
        ]
      : [],
  );
  if (open && turns) import("./turn_list.js").then(({ fillTurns }) => fillTurns(list, context));
}

function takenTable(state, rows) {
  const cell = (value) => h("td", {}, value);
  const headings = [
    [t("captured"), t("captured_short")],
    [t("was_captured"), t("was_captured_short")],
    [t("barricades"), t("barricades_short")],
  ];
  const heading = ([full, short]) =>
    h(
      "th",
      { scope: "col" },
      h("span", { class: "full" }, full),
      h("abbr", { title: full, "aria-hidden": "true" }, short),
    );
  return h(
    "table",
    { class: "taken" },
    h("thead", {}, h("tr", {}, h("td", {}), headings.map(heading))),
    h(
      "tbody",
      {},
      rows.map((row) =>
        h(
          "tr",
          {},
          h(
            "th",
            { scope: "row" },
            h(
              "span",
              { class: "named" },
              token(row.seat, seatOf(state, row.seat)?.mark, "small"),
              h("span", {}, playerName(state, row.seat)),
            ),
          ),
          cell(row.captured),
          cell(row.lost),
          cell(row.barricades),
        ),
      ),
    ),
  );
}

/** Where the pieces are, in words: filled when it is opened, and kept true while it is open. */
export async function showWhereabouts(node, context, find) {
  if (!context.geometry || !context.state.game || marked(context.state)) {
    paint(node, null, () => []);
    return;
  }
  paint(node, "there", () => {
    const details = h(
      "details",
      { class: "where", ontoggle: () => context.render() },
      h("summary", { "data-f": "where" }, t("where_pieces")),
      h("div", { class: "tables" }),
    );
    return details;
  });
  const details = node.querySelector("details");
  if (details.open && (await attempt(async () => (await learn("whereabouts"), true))))
    (await import("../board/whereabouts.js")).fillWhereabouts(details.querySelector(".tables"), context, find);
}

/** How many of a seat's pieces are in its house, in other pools, on fields. */
function counts(state, seat) {
  return { house: state.house[seat], fields: Object.values(state.pieces ?? {}).filter((kind) => kind === seat).length };
}

/** The picture in one sentence, for its text alternative: who has how many where, the last turn (the arrow), what is to be done. */
export function inWords(state) {
  if (!state.game) return t("empty_board");
  const line = (seat) => {
    const { house, fields } = counts(state, seat);
    return `${playerName(state, seat)}: ${t("in_house", { count: house })}, ${t("on_fields", { count: fields })}`;
  };
  const last = guided(state) ? state.steps?.[0]?.text : state.past?.last?.text;
  const owned = ({ what, seat }) => seat && ["marker", "step", "stock"].includes(what);
  const told = (state.signs ?? []).filter((sign) => sign.text && sign.what !== "printed" && (sign.spot || owned(sign)));
  const signs = told.map((sign) => `${owned(sign) ? `${playerName(state, sign.seat)}: ` : ""}${sign.text}.`);
  return [`${t("board")}.`, ...Object.keys(state.house ?? {}).map((seat) => `${line(seat)}.`), ...signs, last]
    .filter(Boolean)
    .join(" ");
}
