// The new-game window: which board, who plays, who begins, house rules.

import { ask, tell } from "./api.js";
import { BoardView } from "./boardview.js";
import { h } from "./dom.js";
import { keepDraft } from "./drafts.js";
import { choices } from "./help.js";
import { initial, token } from "./shapes.js";
import { attempt, openWindow, toggle } from "./ui.js";
import { kindName, t } from "./words.js";

const GAME = "malefiz";
const VARIANTS = { classic: 5, fast: 4 }; // pawns of each seat in the box
const USUAL = "which"; // how much help a new game gives
const MANNERS = ["friendly", "tournament"];
const SEATS = ["red", "green", "yellow", "blue"];

// Switches in the words of the table. `set` writes the option only where it differs from the printed rules.
const RULES = [
  { key: "own_safe", set: (options, on) => on && (options.capture_own = false) },
  { key: "may_pass", set: (options, on) => on && (options.may_pass = true) },
  { key: "two_rows", set: (options, on) => on && (options.barricade_rows_forbidden = 2) },
  { key: "six_again", set: (options, on) => on && (options.six_again = true) },
  { key: "for_places", set: (options, on) => on && (options.play_for_places = true) },
];

function variantChoice(variant, checked) {
  const picture = h("span", { class: "variant-picture" });
  const radio = h("input", { type: "radio", name: "variant", value: variant, checked });
  ask(`/api/boards/${GAME}/${variant}`)
    .then((geometry) => {
      const view = new BoardView(geometry, {});
      view.update({ pieces: geometry.marks.barricades.map((spot) => ({ spot, kind: "barricade", look: "down" })), label: "" });
      view.element.setAttribute("aria-hidden", "true");
      picture.append(view.element);
    })
    .catch(() => picture.remove());
  return h("label", { class: "choice" }, radio, picture, h("span", {}, h("b", {}, t(`variant_${variant}`)), h("small", {}, t(`variant_${variant}_hint`))));
}

function seatRow(seat, mark, before, changed) {
  const name = h("input", { type: "text", maxlength: 30, autocomplete: "off", value: before?.name ?? "", placeholder: kindName(seat), "aria-label": t("name_of", { colour: kindName(seat) }) });
  const plays = h("input", { type: "checkbox", role: "switch", checked: Boolean(before), "aria-label": t("plays", { colour: kindName(seat) }), onchange: changed });
  const first = h("input", { type: "radio", name: "first", value: seat, "aria-label": t("begins", { colour: kindName(seat) }) });
  const pawns = h("select", { class: "select", "aria-label": t("pawns_of", { colour: kindName(seat) }) });
  return { seat, name, plays, first, pawns, element: h("div", { class: `seat-row seat-${seat}`, role: "group", "aria-label": kindName(seat) }, plays, token(seat, mark), name, h("label", { class: "first" }, first, h("span", {}, t("youngest")))) };
}

function pawnChoices(rows, most) {
  for (const { pawns } of rows) pawns.replaceChildren(...Array.from({ length: most }, (_, i) => h("option", { value: most - i }, most - i)));
}

function order(rows, switches, variant, manner) {
  const playing = rows.filter((row) => row.plays.checked);
  const options = {};
  for (const { rule, box } of switches) rule.set(options, box.checked);
  const most = VARIANTS[variant];
  const fewer = playing.filter((row) => Number(row.pawns.value) !== most);
  return {
    game: GAME,
    variant,
    manner,
    seats: playing.map((row) => row.seat),
    names: Object.fromEntries(playing.filter((row) => row.name.value.trim()).map((row) => [row.seat, row.name.value.trim()])),
    options,
    first: playing.find((row) => row.first.checked)?.seat ?? playing[0]?.seat,
    pawns: Object.fromEntries(fewer.map((row) => [row.seat, Number(row.pawns.value)])),
  };
}

function markOf(state, seat) {
  return state.seats?.find((entry) => entry.seat === seat)?.mark ?? initial(seat);
}

/** Whoever plays on under the same name and colour gets as much help as before. */
async function keepHelp(rows, before) {
  for (const { seat, name } of rows.filter((row) => row.plays.checked)) {
    const { hints: level = USUAL, name: was = "" } = before.get(seat) ?? {};
    if (level !== USUAL && was === name.value.trim()) await attempt(() => tell(`/api/seats/${seat}/hints`, { level }));
  }
}

/** Open the window; names of the game before are kept, and how much help each gets. */
export async function openNewGame(context) {
  const { state } = context;
  const before = new Map((state.seats ?? []).map((entry) => [entry.seat, entry]));
  if (before.size < 2) for (const seat of ["red", "blue"]) before.set(seat, { seat, name: "" });
  await openWindow(
    t("new_game"),
    (body, close) => {
      const rows = [];
      const settle = () => {
        for (const row of rows) {
          row.name.disabled = row.first.disabled = !row.plays.checked;
          row.pawns.closest("label")?.toggleAttribute("hidden", !row.plays.checked);
        }
        const playing = rows.filter((row) => row.plays.checked);
        if (!playing.some((row) => row.first.checked) && playing[0]) playing[0].first.checked = true;
        start.disabled = playing.length < 2;
      };
      const start = h("button", { type: "submit", class: "button primary wide" }, t("start_game"));
      for (const seat of SEATS) rows.push(seatRow(seat, markOf(state, seat), before.get(seat), settle));
      const switches = RULES.map((rule) => ({ rule, ...toggle(t(`rule_${rule.key}`), t(`rule_${rule.key}_hint`), false) }));
      const variants = h("div", { class: "choices" }, Object.keys(VARIANTS).map((variant) => variantChoice(variant, variant === (state.variant ?? "classic"))));
      const variant = () => variants.querySelector("input:checked")?.value ?? "classic";
      variants.addEventListener("change", () => pawnChoices(rows, VARIANTS[variant()]));
      const manners = choices("manner", t("which_manner"), MANNERS, state.manner ?? MANNERS[0], (word) => t(`manner_${word}`));
      const manner = () => manners.querySelector("input:checked").value;
      const submit = async (event) => {
        event.preventDefault();
        if (!(await attempt(() => tell("/api/game", order(rows, switches, variant(), manner()))))) return;
        forget();
        close();
        if (state.manner === "friendly" && manner() === "friendly") await keepHelp(rows, before);
      };
      const handicap = h("div", { class: "handicap" }, rows.map((row) => h("label", { class: "field-label" }, kindName(row.seat), row.pawns)));
      body.append(
        h(
          "form",
          { class: "stack", onsubmit: submit },
          h("fieldset", {}, h("legend", {}, t("which_board")), variants),
          h("fieldset", {}, h("legend", {}, t("who_plays")), h("p", { class: "small" }, t("who_begins")), rows.map((row) => row.element)),
          manners,
          h("details", {}, h("summary", {}, t("house_rules")), switches.map((entry) => entry.element), h("h3", {}, t("fewer_pawns")), h("p", { class: "small" }, t("fewer_pawns_hint")), handicap),
          start,
        ),
      );
      pawnChoices(rows, VARIANTS[variant()]);
      settle();
      const forget = keepDraft(body.querySelector("form"), "new-game");
    },
    { css: "large" },
  );
}
