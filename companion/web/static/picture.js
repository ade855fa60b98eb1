// The picture of the game in play and the row of buttons under it: find pieces, show where, larger, smaller, turn.
// What is used rarely is loaded when it is first touched.

import { me } from "./api.js";
import { letters } from "./act.js";
import { BoardView } from "./boardview.js";
import { button, h, paint, s } from "./dom.js";
import { remember, remembered } from "./facing.js";
import { awaited, guided, moveArrows, seatOf, turnArrows } from "./look.js";
import { playerName } from "./now.js";
import { initial, token } from "./shapes.js";
import { speak } from "./ui.js";
import { kindName, t } from "./words.js";

const STEP = 1.5;
const SIGNS = {
  where: "M12 3v4M12 17v4M3 12h4M17 12h4M12 7.5a4.5 4.5 0 1 0 .01 0",
  larger: "M12 5v14M5 12h14",
  smaller: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  turn: "M20 12a8 8 0 1 1-3-6.2M17.5 1.5v4.6h-4.6",
  more: "M5 12v.1M12 12v.1M19 12v.1",
};

/** The arrow for the step to do now (one end may lie beside the board), else those of an idea. Null where there is neither. */
export function guideArrows(state) {
  if (!guided(state)) return state.idea ? turnArrows(state.idea, "idea") : null;
  return (state.steps ?? []).slice(0, 1).map(({ from, to }) => ({ from, to, look: "guide" }));
}

/** Arrows on the whole board: the step to do now, else the last turn. */
export const boardArrows = (state) => guideArrows(state) ?? (["ask", "paused"].includes(state.phase) ? [] : moveArrows(state.history?.at(-1)));

/** The spots worth a closer look: the step to do now, else the last turn. */
function focus(state) {
  const arrows = guideArrows(state) ?? moveArrows(state.history?.at(-1));
  return arrows.slice(0, 1).flatMap(({ from, to }) => [from, to]).filter(Boolean);
}

/** Whose pieces this phone asks for: those of a seat it holds, first who is to move; else of who is to move. */
function wanted(state) {
  const mine = me.seats.filter((seat) => seatOf(state, seat)?.playing);
  const turn = awaited(state);
  return mine.includes(turn) ? turn : (mine[0] ?? turn);
}

/** One picture on a page, and what is done with it. */
export class Picture {
  /** `taps`: whether a tap means a spot, so that two taps do not enlarge. `onView(view)` may lay something over a new picture. */
  constructor({ taps = false, onView = null } = {}) {
    this.taps = taps;
    this.onView = onView;
    this.view = null;
    this.zoom = null;
    this.loading = null;
    this.early = []; // fingers that came down before the zoom was there
    this.away = []; // the kinds that the position has on the board and the sensors do not see
    this.found = null; // {seat, spots, text, at}
    this.following = null; // the spots shown from near, while a way back leads on
  }

  /** Show `contents` (see BoardView.update) in `node`. */
  show(node, context, contents) {
    const { state, geometry, geometryPath, quarters } = context;
    if (!geometry) return;
    const marks = letters(state);
    paint(node, [geometryPath, quarters, marks], () => this.renew(context, geometry, marks));
    if (this.found && this.found.at !== this.moment(state)) this.found = null;
    this.away = contents.pieces.filter(({ look }) => look === "away").map(({ kind }) => kind);
    this.view.update({ ...contents, halos: this.found?.spots ?? [] });
    this.follow(state);
  }

  renew(context, geometry, marks) {
    this.view = new BoardView(geometry, marks);
    [this.zoom, this.loading, this.early, this.following] = [null, null, [], null];
    const { element } = this.view;
    element.addEventListener("pointerenter", () => this.enlarging(context), { once: true });
    element.addEventListener("pointerdown", (event) => this.zoom || this.early.push(event));
    const two = (event) => event.touches.length > 1 && event.preventDefault(); // two fingers do not scroll the page
    for (const name of ["touchstart", "touchmove"]) element.addEventListener(name, two, { passive: false });
    this.onView?.(this.view);
    return element;
  }

  /** The zoom, once it is loaded. */
  async enlarging(context) {
    const { view } = this;
    this.loading ??= import("./zoom.js").then(({ Zoom }) => {
      if (view !== this.view) return null;
      this.zoom = new Zoom(view, { doubleTap: !this.taps, onChange: () => context.render() });
      for (const event of this.early.splice(0)) this.zoom.down(event);
      return this.zoom;
    });
    return this.loading;
  }

  /** While the way back goes on, the near view goes along. */
  follow(state) {
    if (!this.following || !this.zoom) return;
    const spots = focus(state);
    if (JSON.stringify(spots) === JSON.stringify(this.following)) return;
    this.following = guided(state) ? spots : null;
    if (this.following?.length) this.zoom.show(spots);
    else this.zoom.whole();
  }

  async near(context) {
    const spots = focus(context.state);
    this.following = spots;
    (await this.enlarging(context))?.show(spots);
  }

  async scale(context, factor) {
    this.following = null;
    const zoom = await this.enlarging(context);
    if (factor) zoom?.by(factor);
    else zoom?.whole();
  }

  key(event, context) {
    const pan = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (pan && this.zoom?.zoomed) this.zoom.pan(...pan);
    else if (event.key === "+" || event.key === "-") this.scale(context, event.key === "+" ? STEP : 1 / STEP);
    else if (event.key === "Escape" && this.zoom?.zoomed) this.scale(context, 0);
    else return;
    event.preventDefault();
  }

  moment(state) {
    return JSON.stringify([state.history?.length, state.game_id, state.phase === "over"]);
  }

  /** Find a seat's pieces, or stop showing them. */
  async find(context, seat) {
    const { state } = context;
    const { locate } = await import("./whereabouts.js");
    this.found = this.found?.seat === seat ? null : { seat, at: this.moment(state), ...locate(context, seat) };
    context.render();
    if (this.found) speak(this.found.text, false, true);
  }

  turn(context) {
    const path = context.geometryPath;
    const kept = remembered(path);
    const by = kept.by === "mover" ? "mover" : "hand";
    remember(path, { by, quarters: (by === "mover" ? kept.quarters : context.quarters) + 1 });
    context.render();
    speak(t("picture_turned"), false, true);
  }

  /** Fill the row of buttons. */
  showTools(node, context) {
    const { state, geometry, quarters } = context;
    const playing = Boolean(state.game);
    const seat = playing && seatOf(state, wanted(state))?.playing ? wanted(state) : "";
    const near = focus(state).length > 0;
    const zoomed = Boolean(this.zoom?.zoomed);
    const name = seat && playerName(state, seat);
    const key = [Boolean(geometry), seat, name, seatOf(state, seat)?.mark, me.seats.includes(seat), near, zoomed, quarters, this.found, this.away, state.phase];
    paint(node, key, () => (geometry ? this.tools(context, { seat, name, near, zoomed }) : []));
  }

  tools(context, { seat, name, near, zoomed }) {
    const mark = seatOf(context.state, seat)?.mark;
    const tool = (key, sign, onclick, rest = {}) => button(icon(SIGNS[sign]), onclick, { kind: "tool", name: `picture-${sign}`, "aria-label": t(key), title: t(key), ...rest });
    const ask = me.seats.includes(seat) ? t("find_mine") : t("find_of", { name });
    const held = { "aria-pressed": String(this.found?.seat === seat) };
    return [
      h(
        "div",
        { class: "tools", role: "group", "aria-label": t("picture"), onkeydown: (event) => this.key(event, context) },
        seat ? button([token(seat, mark, "small"), h("span", {}, ask)], () => this.find(context, seat), { kind: "tool find", name: "picture-find", ...held }) : null,
        near ? tool("show_where", "where", () => this.near(context)) : null,
        tool("picture_larger", "larger", () => this.scale(context, STEP)),
        tool("picture_smaller", "smaller", () => this.scale(context, 1 / STEP), { "aria-disabled": String(!zoomed) }),
        tool("picture_whole", "whole", () => this.scale(context, 0), { "aria-disabled": String(!zoomed) }),
        tool("picture_turn", "turn", () => this.turn(context)),
        tool("picture_more", "more", async () => (await import("./viewing.js")).openViewing(context)),
      ),
      this.beside(context),
      this.found ? h("p", { class: "found" }, this.found.text) : null,
      context.quarters ? h("p", { class: "small" }, t("picture_words")) : null,
    ];
  }

  /** What is lifted or missing, shown beside the board. */
  beside({ state }) {
    if (this.away.length === 0) return null;
    const inHand = ["roll", "move"].includes(state.phase);
    const kinds = [...new Set(this.away)].map((kind) => [kind, this.away.filter((other) => other === kind).length]);
    return h(
      "p",
      { class: "aside-pieces" },
      h("b", {}, inHand ? t("beside_hand") : t("beside_missing")),
      kinds.map(([kind, count]) => h("span", {}, token(kind, seatOf(state, kind)?.mark ?? initial(kind), "small"), h("span", { class: "hidden" }, ` ${kindName(kind)}`), count > 1 ? ` × ${count}` : "")),
    );
  }
}

const icon = (d) => s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("path", { d }));
