// The editor of positions: choose a piece, tap where it stands; whose turn it is. By finger, keys and ear.

import { button, h } from "../base/dom.js";
import { expected, letters, playerName, poolPlaces, seatOf } from "../base/state.js";
import { note, openWindow, speak } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { initial, token } from "../board/shapes.js";
import { squared } from "../board/slots.js";
import { TouchBoard } from "../board/touch.js";
import { Zoom } from "../board/zoom.js";

const CLOSE = 2;
const BARRICADE = "barricade";

/** A position while it is edited: what stands where, and what may. */
class Draft {
  constructor(state, geometry) {
    this.geometry = geometry;
    this.forPlaces = Boolean(state.options?.play_for_places);
    this.places = state.places ?? [];
    this.seats = state.seats.filter(({ playing }) => playing).map(({ seat }) => seat);
    this.slots = new Set(geometry.marks.slots); // what stands there is not edited
    this.turn = state.turn;
    this.seen = new Set(state.link?.up ? state.spots : []);
    this.pool = new Map(geometry.spots.map(({ name, pool }) => [name, pool]));
    this.standing = expected(state, geometry, this.seen);
    this.before = new Map(this.kinds.map((kind) => [kind, this.count(kind)]));
  }

  get kinds() {
    return this.geometry.marks.barricades?.length ? [...this.seats, BARRICADE] : this.seats;
  }

  count(kind) {
    return [...this.standing.values()].filter((other) => other === kind).length;
  }

  /** How many of a kind the box holds. */
  most(kind) {
    return kind === BARRICADE ? this.geometry.marks.barricades.length : poolPlaces(this.geometry, kind).length || 1;
  }

  /** Whether a kind may stand on a spot at all. */
  fits(kind, spot) {
    const { marks, pools } = this.geometry;
    const pool = pools.find(({ name }) => name === this.pool.get(spot));
    if (pool) return kind !== BARRICADE && (!pool.kind || pool.kind === kind);
    if (this.slots.has(spot) || marks.outlets?.includes(spot)) return false;
    const goal = marks.goal?.includes(spot);
    if (kind === BARRICADE)
      return !goal && !marks.bottom_row.includes(spot) && !(marks.rest_fields ?? []).includes(spot);
    return !(goal && this.forPlaces);
  }

  /** Put or take; what stood there goes. Returns why not, or an empty text. In a house its own pawns live. */
  tap(spot, kind) {
    const there = this.standing.get(spot);
    if (this.slots.has(spot)) return t("edit_not_here");
    const wanted = this.geometry.pools.find(({ name }) => name === this.pool.get(spot))?.kind ?? kind;
    if (!kind || there === wanted) {
      this.standing.delete(spot);
      return "";
    }
    if (!this.seats.includes(wanted) && wanted !== BARRICADE) return t("edit_not_here");
    if (!this.fits(wanted, spot)) return t("edit_not_here");
    if (this.count(wanted) >= this.most(wanted)) return t("edit_box_empty");
    this.standing.set(spot, wanted);
    return "";
  }

  /** Spots on which the sensors see something else than nothing or something. */
  get differs() {
    if (this.seen.size === 0) return [];
    const fields = [...this.pool].filter(([, pool]) => !pool).map(([name]) => name);
    return fields.filter((name) => this.seen.has(name) !== this.standing.has(name));
  }

  /** What stood there before and is nowhere now, as a sentence; empty where nothing is left out. */
  get leftOut() {
    const missing = this.kinds
      .map((kind) => [kind, this.before.get(kind) - this.count(kind)])
      .filter(([, count]) => count > 0);
    return missing.length
      ? t("edit_left_out", { pieces: missing.map(([kind, count]) => `${kindName(kind)} (${count})`).join(", ") })
      : "";
  }

  /** The keys of the API. */
  get position() {
    const pieces = {};
    const house = Object.fromEntries(
      this.seats.filter((seat) => poolPlaces(this.geometry, seat).length).map((seat) => [seat, 0]),
    );
    const forest = {};
    for (const [spot, kind] of this.standing) {
      const pool = this.pool.get(spot);
      if (this.slots.has(spot)) continue;
      if (!pool) pieces[spot] = kind;
      else if (pool === kind) house[kind] += 1;
      else forest[kind] = (forest[kind] ?? 0) + 1;
    }
    const onGoal = Object.entries(pieces).filter(([spot]) => this.geometry.marks.goal?.includes(spot));
    const places = this.forPlaces ? this.places : onGoal.map(([, kind]) => kind);
    return { turn: this.turn, pieces, house, forest, places };
  }
}

/** The pieces to choose from, and nothing; `chosen` is told which. */
function palette(draft, marks, chosen) {
  const keys = ["", ...draft.kinds].map((kind) => {
    const count = h("small", { "aria-hidden": "true" });
    const key = h(
      "button",
      { type: "button", class: "held-piece", onclick: () => choose(kind) },
      kind ? token(kind, marks[kind] ?? initial(kind)) : h("span", { "aria-hidden": "true" }, "×"),
    );
    return { kind, key, count };
  });
  const choose = (kind) => {
    for (const each of keys) each.key.setAttribute("aria-pressed", String(each.kind === kind));
    chosen(kind);
  };
  const show = () => {
    for (const { kind, key, count } of keys) {
      const numbers = kind ? { count: draft.count(kind), most: draft.most(kind) } : {};
      count.textContent = kind ? `${numbers.count}/${numbers.most}` : "";
      key.setAttribute("aria-label", kind ? `${kindName(kind)}, ${t("edit_count", numbers)}` : t("edit_nothing"));
    }
  };
  choose(draft.turn);
  const element = h(
    "div",
    { class: "palette", role: "group", "aria-label": t("edit_piece") },
    keys.map(({ key, count }) => h("span", { class: "palette-key" }, key, count)),
  );
  return { element, show };
}

/** Open the editor; `save(position, name of who is to roll, what is left out)` resolves to whether it was taken. */
export async function openEditor({ state, geometry }, save) {
  await openWindow(
    t("edit_position"),
    (body, close) => {
      const draft = new Draft(state, geometry);
      const marks = letters(state);
      const view = new BoardView(geometry, marks);
      const texts = new Map(geometry.spots.map(({ name, text }) => [name, text]));
      const label = (spot) => {
        const kind = draft.standing.get(spot);
        return kind
          ? t("spot_with", { spot: texts.get(spot), piece: kindName(kind) })
          : t("spot_empty", { spot: texts.get(spot) });
      };
      let kind = draft.turn;
      const pieces = palette(draft, marks, (other) => (kind = other));
      const differing = h("p", { class: "small", role: "status" });
      const show = () => {
        const lights = Object.fromEntries(draft.differs.map((spot) => [spot, { colour: "white", pattern: "double" }]));
        view.update({
          pieces: [...draft.standing].map(([spot, each]) => ({ spot, kind: each, look: "down" })),
          lights,
          label: t("edit_position"),
        });
        touch.describe(label, () => false);
        pieces.show();
        const differs = draft.differs.length ? t("edit_differs", { count: draft.differs.length }) : "";
        differing.textContent = [differs, draft.leftOut].filter(Boolean).join(" ");
      };
      const tap = (spot) => {
        const why = draft.tap(spot, kind);
        if (why) note(why, true);
        show();
        speak(label(spot));
      };
      const touch = new TouchBoard(view, { lift: () => null, drop: () => null, tap, cancel: () => close() });
      const box = h("div", { class: "board-box" }, view.element);
      const size = button("", () => (zoom.zoomed ? zoom.whole() : zoom.by(CLOSE)), { kind: "quiet", name: "size" });
      const named = () => (size.textContent = zoom.zoomed ? t("picture_whole") : t("picture_larger"));
      const zoom = new Zoom(view, { doubleTap: false, onChange: () => named() });
      named();
      if (!squared(geometry) && matchMedia("(max-width: 44rem)").matches) zoom.by(CLOSE, null, false); // a finger needs room between the fields
      const who = (seat) =>
        seatOf(state, seat)?.name ? `${playerName(state, seat)} (${kindName(seat)})` : kindName(seat);
      const turn = h(
        "select",
        { class: "select", onchange: (event) => (draft.turn = event.target.value) },
        draft.seats
          .filter((seat) => !draft.forPlaces || !draft.places.includes(seat))
          .map((seat) => h("option", { value: seat, selected: seat === draft.turn }, who(seat))),
      );
      const done = async () => {
        if (await save(draft.position, playerName(state, draft.turn), draft.leftOut)) close();
      };
      body.append(
        h("p", {}, t("edit_hint")),
        pieces.element,
        box,
        size,
        differing,
        h("label", { class: "field-label" }, t("edit_turn"), turn),
        button(t("edit_save"), done, { kind: "primary wide" }),
      );
      show();
    },
    { css: "large" },
  );
}
