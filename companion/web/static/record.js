// What has happened: the list of turns, what was taken, and the board in words.

import { learn } from "./api.js";
import { h, paint } from "./dom.js";
import { guided, marked, replacedTurns, seatOf, tally, wholeTurns } from "./look.js";
import { playerName } from "./now.js";
import { dieFace, sign, token } from "./shapes.js";
import { attempt } from "./ui.js";
import { t } from "./words.js";

/** What a turn brought, for those who do not read: the text beside it says it too. */
function brought(state, turn) {
  const got = [
    turn.captured ? token(turn.captured, seatOf(state, turn.captured)?.mark ?? "", "small") : null,
    turn.barricade ? token("barricade", "", "small") : null,
    turn.won ? sign("won") : null,
  ].filter(Boolean);
  return got.length ? h("span", { class: "got", "aria-hidden": "true" }, got) : null;
}

/** A turn of many inputs: whose it was, and each of them. */
function inputsLine(state, number, turn) {
  const { seat } = turn.find(({ how }) => how !== "drawn") ?? turn[0];
  return h(
    "li",
    { class: seat ? `seat-${seat}` : "" },
    h("span", { class: "number" }, number),
    token(seat, seatOf(state, seat)?.mark ?? "", "small"),
    h("span", { class: "die small" }),
    h("ul", { class: "told" }, turn.map(({ text }) => h("li", {}, text))),
    turn.some(({ won }) => won) ? h("span", { class: "got", "aria-hidden": "true" }, sign("won")) : null,
  );
}

function turnLine(state, turn, replaced) {
  const mark = seatOf(state, turn.seat)?.mark ?? "";
  return h(
    "li",
    { class: turn.seat ? `seat-${turn.seat}` : "" },
    h("span", { class: "number" }, turn.number),
    turn.seat ? token(turn.seat, mark, "small") : sign(turn.how),
    turn.die ? dieFace(turn.die, "small") : h("span", { class: "die small" }),
    h("span", { class: "told" }, replaced ? [h("s", {}, turn.text), " ", h("small", {}, t("replaced"))] : turn.text),
    replaced ? null : brought(state, turn),
  );
}

/** What each seat has taken, and all finished turns, newest first: filled when they are opened, and kept true while they are open. */
export function showHistory(node, context) {
  const { state } = context;
  const turns = wholeTurns(state.history ?? []);
  const open = node.querySelector("details")?.open ?? false;
  const last = state.history?.at(-1);
  paint(node, [turns.length, last, state.seats], () =>
    turns.length
      ? [
          Object.keys(state.house ?? {}).length ? [h("h2", {}, t("taken")), taken(state)] : null,
          h(
            "details",
            { class: "history", open, ontoggle: () => context.render() },
            h("summary", { "data-f": "history" }, t("history", { count: turns.length })),
            h("ol", { class: "turns", reversed: true, tabindex: 0, "aria-label": t("history", { count: turns.length }), "data-f": "turn-lines" }),
          ),
        ]
      : [],
  );
  if (open && turns.length) fillTurns(node.querySelector(".turns"), state);
}

function fillTurns(list, state) {
  const turns = wholeTurns(state.history);
  const replaced = replacedTurns(state.history);
  const single = turns.length === state.history.length; // one number, one move
  const line = (turn, i) => (single || turn[0].how === "overruled" ? turnLine(state, turn[0], replaced.has(turn[0].number)) : inputsLine(state, i + 1, turn));
  paint(list, [turns.length, state.history.at(-1), state.seats], () => turns.map(line).toReversed());
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
          h("th", { scope: "row" }, h("span", { class: "named" }, token(row.seat, seatOf(state, row.seat)?.mark, "small"), h("span", {}, playerName(state, row.seat)))),
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
    const details = h("details", { class: "where", ontoggle: () => context.render() }, h("summary", { "data-f": "where" }, t("where_pieces")), h("div", { class: "tables" }));
    return details;
  });
  const details = node.querySelector("details");
  if (details.open && (await attempt(async () => (await learn("whereabouts"), true)))) (await import("./whereabouts.js")).fillWhereabouts(details.querySelector(".tables"), context, find);
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
  const last = guided(state) ? state.steps?.[0]?.text : state.history?.at(-1)?.text;
  const owned = ({ what, seat }) => seat && ["marker", "step", "stock"].includes(what);
  const told = (state.signs ?? []).filter((sign) => sign.text && sign.what !== "printed" && (sign.spot || owned(sign)));
  const signs = told.map((sign) => `${owned(sign) ? `${playerName(state, sign.seat)}: ` : ""}${sign.text}.`);
  return [`${t("board")}.`, ...Object.keys(state.house ?? {}).map((seat) => `${line(seat)}.`), ...signs, last].filter(Boolean).join(" ");
}
