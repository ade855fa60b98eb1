// The new-game window: which game, who plays, who begins, house rules. What there is to choose the companion
// tells (GET /api/shelf); no game is known here.

import { ask, boardOf, tell } from "../base/api.js";
import { h } from "../base/dom.js";
import { keepDraft } from "../base/drafts.js";
import { element as drawn, html } from "../base/html.js";
import { attempt, openWindow, toggle } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { initial, token } from "../board/shapes.js";
import { Choices } from "./help.js";

const USUAL = "which"; // how much help a new game gives
const MANNERS = ["friendly", "tournament"];

// --- which game -------------------------------------------------------------------------------

const named = (game, edition) => `${game.game} ${edition.variant}`;

function picture(game, edition) {
  const element = h("span", { class: "variant-picture" });
  boardOf({ game: game.game, variant: edition.variant })
    .then((geometry) => {
      const view = new BoardView(geometry, {});
      view.update({
        pieces: Object.entries(edition.pieces).map(([spot, kind]) => ({ spot, kind, look: "down" })),
        signs: edition.signs,
        label: "",
      });
      view.element.setAttribute("aria-hidden", "true");
      element.append(view.element);
    })
    .catch(() => element.remove());
  return element;
}

/** A large card: one variant of a game; one that cannot be played here says why. */
function card(game, edition, checked) {
  const radio = h("input", {
    type: "radio",
    name: "edition",
    value: named(game, edition),
    checked,
    disabled: Boolean(edition.away),
  });
  const words = h(
    "span",
    {},
    h("b", {}, edition.name),
    h("small", {}, edition.hint),
    edition.away && h("small", {}, edition.away),
  );
  return h("label", { class: "choice" }, radio, picture(game, edition), words);
}

function cards(shelf, chosen) {
  const of = (game) =>
    h(
      "div",
      { class: "choices" },
      game.editions.map((edition) => card(game, edition, named(game, edition) === chosen)),
    );
  const several = shelf.games.length > 1;
  const groups = shelf.games.map((game) =>
    several
      ? h(
          "div",
          { class: "stack one-game", role: "group", "aria-label": game.name },
          h("h3", {}, game.name),
          h("p", { class: "small" }, game.hint),
          of(game),
        )
      : of(game),
  );
  const away = shelf.away.map(({ text }) => h("p", { class: "small" }, text));
  return h("fieldset", {}, h("legend", {}, several ? t("which_game") : t("which_board")), groups, away);
}

/** All that can be played here: name -> its game and edition. */
const playable = (shelf) =>
  new Map(
    shelf.games.flatMap((game) =>
      game.editions.filter(({ away }) => !away).map((edition) => [named(game, edition), { game, edition }]),
    ),
  );

// --- who plays --------------------------------------------------------------------------------

function seatRow(seat, mark, before, changed) {
  const name = h("input", {
    type: "text",
    maxlength: 30,
    autocomplete: "off",
    value: before?.name ?? "",
    placeholder: kindName(seat),
    "aria-label": t("name_of", { colour: kindName(seat) }),
  });
  const plays = h("input", {
    type: "checkbox",
    role: "switch",
    checked: Boolean(before?.plays),
    "aria-label": t("plays", { colour: kindName(seat) }),
    onchange: changed,
  });
  const first = h("input", {
    type: "radio",
    name: "first",
    value: seat,
    checked: Boolean(before?.first),
    "aria-label": t("begins", { colour: kindName(seat) }),
  });
  return {
    seat,
    name,
    plays,
    first,
    element: h(
      "div",
      { class: `seat-row seat-${seat}`, role: "group", "aria-label": kindName(seat) },
      plays,
      token(seat, mark),
      name,
      h("label", { class: "first" }, first, h("span", {}, t("youngest"))),
    ),
  };
}

/** The seats of an edition, at least so many as have to play; `changed(rows)` hears who plays. */
function seatRows(state, edition, before, changed) {
  const rows = [];
  const settle = () => {
    const playing = rows.filter((row) => row.plays.checked);
    for (const row of rows) row.name.disabled = row.first.disabled = !row.plays.checked;
    if (!playing.some((row) => row.first.checked) && playing[0]) playing[0].first.checked = true;
    changed(playing);
  };
  const markOf = (seat) => state.seats?.find((entry) => entry.seat === seat)?.mark ?? initial(seat);
  for (const seat of edition.seats) rows.push(seatRow(seat, markOf(seat), before.get(seat), settle));
  for (const row of [rows[0], rows.at(-1), ...rows])
    if (rows.filter(({ plays }) => plays.checked).length < edition.fewest) row.plays.checked = true;
  return { rows, settle };
}

/** Fewer of something for some seats; nothing where an edition has no such thing. */
function handicaps(handicap, rows) {
  if (!handicap) return { element: null, given: () => ({}), settle() {} };
  const numbers = Array.from({ length: handicap.most - handicap.least + 1 }, (_, i) => handicap.most - i);
  const picks = rows.map(({ seat, plays }) => {
    const pick = h(
      "select",
      { class: "select", "aria-label": `${handicap.name}: ${kindName(seat)}` },
      numbers.map((number) => h("option", { value: number }, number)),
    );
    return { seat, plays, pick, element: h("label", { class: "field-label" }, kindName(seat), pick) };
  });
  return {
    element: [
      h("h3", {}, handicap.name),
      h("p", { class: "small" }, handicap.hint),
      h(
        "div",
        { class: "handicap" },
        picks.map(({ element }) => element),
      ),
    ],
    given: () =>
      Object.fromEntries(
        picks
          .filter(({ plays, pick }) => plays.checked && Number(pick.value) !== handicap.most)
          .map(({ seat, pick }) => [seat, Number(pick.value)]),
      ),
    settle: () => picks.forEach(({ plays, element }) => element.toggleAttribute("hidden", !plays.checked)),
  };
}

// --- house rules ------------------------------------------------------------------------------

/** One house rule: a switch, or one of several; `given()` is its value where that is not the usual one. */
function houseRule({ key, name, hint, values, says }) {
  if (!says.length) {
    const { element, box } = toggle(name, hint, false);
    return { key, element, given: () => (box.checked ? values[1] : undefined) };
  }
  const options = says.map((say, i) => h("option", { value: i }, say));
  const pick = h("select", { class: "select" }, options);
  const element = h("label", { class: "field-label" }, h("span", {}, h("b", {}, name), h("small", {}, hint)), pick);
  return { key, element, given: () => (Number(pick.value) ? values[Number(pick.value)] : undefined) };
}

// --- what is printed on the board --------------------------------------------------------------

/** A number, or one of several for each place: a field for each. */
function factFields({ key, name, hint, usual, told, least, most, values, says, places, fixed }) {
  const now = told ?? usual;
  const heading = h("p", {}, h("b", {}, name), " ", h("small", {}, hint));
  if (!places.length) {
    const field = h("input", {
      type: "number",
      min: least,
      max: most,
      value: now,
      required: true,
      inputmode: "numeric",
      class: "select",
      "aria-label": name,
    });
    return { key, given: () => Number(field.value), element: [heading, field] };
  }
  const picks = places.map((place, i) => {
    const pick = h(
      "select",
      { class: "select", disabled: i < fixed },
      values.map((value, at) => h("option", { value, selected: value === now[i] }, says[at])),
    );
    return { pick, element: h("label", { class: "field-label" }, place, pick) };
  });
  return {
    key,
    given: () => picks.map(({ pick }) => pick.value),
    element: [
      heading,
      h(
        "div",
        { class: "fact-list" },
        picks.map(({ element }) => element),
      ),
    ],
  };
}

/** What nobody but the table can know of its board; `keep()` is false where it was refused. */
function ownBoard(game, edition) {
  const fields = edition.facts.map(factFields);
  const facts = () => Object.fromEntries(fields.map(({ key, given }) => [key, given()]));
  const told = edition.facts.some((fact) => fact.told !== null);
  const before = JSON.stringify(facts());
  const keep = async () =>
    (JSON.stringify(facts()) === before && (told || !element.open)) ||
    Boolean(await attempt(() => tell("/api/printed", { game: game.game, variant: edition.variant, facts: facts() })));
  const element = h(
    "details",
    {},
    h("summary", {}, t(told ? "own_board_told" : "own_board")),
    h("p", { class: "small" }, t("own_board_hint")),
    fields.map((field) => field.element),
  );
  return { element, keep };
}

const agreed = (rules) =>
  Object.fromEntries(rules.map(({ key, given }) => [key, given()]).filter(([, value]) => value !== undefined));

// --- the window -------------------------------------------------------------------------------

/** Whoever plays on under the same name and colour gets as much help as before. */
async function keepHelp(order, before) {
  for (const seat of order.seats) {
    const { hints: level = USUAL, name: was = "" } = before.get(seat) ?? {};
    if (level !== USUAL && was === (order.names[seat] ?? ""))
      await attempt(() => tell(`/api/seats/${seat}/hints`, { level }));
  }
}

/** All below the cards, for one edition; `people` (seat -> name, plays, first) goes on from one to the next. */
function asking({ game, edition }, state, people, begin) {
  const start = h("button", { type: "submit", class: "button primary wide" }, t("start_game"));
  const { rows, settle } = seatRows(state, edition, people, (playing) => {
    start.disabled = playing.length < edition.fewest || playing.length > edition.most;
    handicap.settle();
  });
  const handicap = handicaps(edition.handicap, rows);
  const rules = edition.rules.map(houseRule);
  const own = edition.facts.length ? ownBoard(game, edition) : null;
  const bare = edition.bare ? toggle(t("bare"), t("bare_hint"), false) : null;
  const manner = { name: "manner", caption: t("which_manner"), values: MANNERS, now: state.manner ?? MANNERS[0] };
  const manners = drawn(html`<${Choices} ...${manner} words=${(word) => t(`manner_${word}`)} />`);
  const order = () => {
    const playing = rows.filter((row) => row.plays.checked);
    return {
      game: game.game,
      variant: edition.variant,
      manner: manners.querySelector("input:checked").value,
      seats: playing.map((row) => row.seat),
      names: Object.fromEntries(
        playing.filter((row) => row.name.value.trim()).map((row) => [row.seat, row.name.value.trim()]),
      ),
      options: agreed(rules),
      first: playing.find((row) => row.first.checked)?.seat ?? playing[0]?.seat,
      pawns: handicap.given(),
      bare: Boolean(bare?.box.checked),
    };
  };
  const more = rules.length || edition.handicap;
  const count =
    edition.seats.length > edition.most || edition.fewest > 2
      ? h("p", { class: "small" }, t("how_many_play", { fewest: edition.fewest, most: edition.most }))
      : null;
  const element = h(
    "form",
    {
      class: "stack",
      onsubmit: async (event) => (event.preventDefault(), (await own?.keep()) !== false && begin(order())),
    },
    h(
      "fieldset",
      {},
      h("legend", {}, t("who_plays")),
      h("p", { class: "small" }, game.begins),
      count,
      rows.map((row) => row.element),
    ),
    manners,
    bare?.element,
    own?.element,
    edition.unwalked &&
      h("p", { class: "small" }, edition.unwalked, " ", h("a", { href: "/check", "data-f": "check" }, t("walk_test"))),
    more &&
      h(
        "details",
        {},
        h("summary", {}, t("house_rules")),
        rules.map((rule) => rule.element),
        handicap.element,
      ),
    start,
  );
  settle();
  const keep = () =>
    rows.forEach(({ seat, name, plays, first }) =>
      people.set(seat, { name: name.value, plays: plays.checked, first: first.checked }),
    );
  return { element, keep };
}

/** Open the window; names of the game before are kept, and how much help each gets. */
export async function openNewGame(context) {
  const { state } = context;
  const shelf = await attempt(() => ask("/api/shelf"));
  if (!shelf) return;
  const found = playable(shelf);
  const now = state.board ? named(state.board, state.board) : ""; // in play, else one that is wired here
  const chosen = found.has(now) ? now : [...found.keys()][0];
  const before = new Map((state.seats ?? []).map((entry) => [entry.seat, entry]));
  const people = new Map((state.seats ?? []).map(({ seat, name }) => [seat, { name, plays: true }]));
  await openWindow(
    t("new_game"),
    (body, close) => {
      const which = h("form", { class: "stack" }, cards(shelf, chosen));
      const place = h("div", {});
      let shown = { keep() {} };
      const begin = async (order) => {
        if (!(await attempt(() => tell("/api/game", order)))) return;
        forgets.forEach((forget) => forget());
        close();
        if (state.manner === "friendly" && order.manner === "friendly") await keepHelp(order, before);
      };
      const forgets = [];
      const show = () => {
        const name = which.querySelector("input:checked")?.value;
        shown.keep();
        if (!found.has(name)) return;
        shown = asking(found.get(name), state, people, begin);
        place.replaceChildren(shown.element);
        forgets.push(keepDraft(shown.element, `new-game ${name}`));
      };
      which.addEventListener("change", show);
      body.append(h("div", { class: "stack" }, which, place));
      show();
      forgets.push(keepDraft(which, "new-game"));
    },
    { css: "large" },
  );
}
