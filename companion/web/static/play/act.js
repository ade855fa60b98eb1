// What somebody has to do now: the way back, a question, the set-up, the number that was forgotten.

import { me, tell } from "../base/api.js";
import { button, h, paint } from "../base/dom.js";
import { openAccept } from "../base/lazy.js";
import { awaited, lastIllegal, mayCorrect, parseMove, pieces, turnArrows } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";

/** Whether this phone may roll, answer and take back for whoever is awaited. */
export const mayAct = (state) =>
  me.host ||
  me.seats.includes(awaited(state)) ||
  Boolean(state.awaiting?.seats?.some((seat) => me.seats.includes(seat)));

/** Seat -> letter. */
export const letters = (state) => Object.fromEntries((state.seats ?? []).map(({ seat, mark }) => [seat, mark]));

/** The part of the board around these spots; `plain` where words beside it say all. */
export function miniature({ state, geometry }, arrows, around, plain = false) {
  const view = new BoardView(geometry, letters(state), { around });
  const rings = Object.fromEntries(around.map((spot) => [spot, { colour: "white", pattern: "steady" }]));
  view.update({
    pieces: pieces(state, geometry),
    arrows,
    lights: rings,
    signs: state.signs,
    label: t("picture_of_step"),
  });
  return h("div", { class: "miniature", "aria-hidden": plain && "true" }, view.element);
}

/** The spots that a step names. */
const stepSpots = (step) => [step.from, step.to].filter(Boolean);

/** The step to do now, with its picture, and those after it. */
export function stepCard(context, steps) {
  const [first, ...rest] = steps;
  const arrows = first.from && first.to ? [{ from: first.from, to: first.to, look: "guide" }] : [];
  return [
    h("p", { class: "step" }, first.text),
    context.geometry && stepSpots(first).length ? miniature(context, arrows, stepSpots(first)) : null,
    rest.length
      ? h(
          "details",
          { class: "later" },
          h("summary", {}, t("then_more", { count: rest.length })),
          h(
            "ol",
            {},
            rest.map((step) => h("li", {}, step.text)),
          ),
        )
      : null,
  ];
}

/** For the host, and for players: accept what was not allowed. */
function acceptButton(context) {
  const asked = context.state.proposal?.what === "accept" && !me.host; // once is enough
  if (!context.state.accept || asked || !mayCorrect(context.state, me)) return null;
  return h(
    "div",
    { class: "row" },
    button(t(context.state.lost ? "lost_stands" : "accept_anyway"), () => openAccept(context), {
      kind: context.state.lost ? "" : "quiet",
      name: "accept",
    }),
  );
}

/** For which moment of which game somebody wants to put the pieces back. */
let puttingBack = "";

/** Nobody could follow: how it stood, and two ways on. */
function lostTrack(context) {
  const { state, geometry } = context;
  const moment = `${state.game_id}-${state.turn}-${state.die}`;
  const way = h("div", { hidden: puttingBack !== moment }, state.steps?.length ? stepCard(context, state.steps) : null);
  const show = () => {
    puttingBack = moment;
    way.hidden = false;
  };
  const view = geometry && new BoardView(geometry, letters(state));
  view?.update({
    pieces: pieces({ ...state, spots: null, steps: [] }, geometry),
    signs: state.signs,
    label: t("lost_was"),
  });
  return h(
    "section",
    { class: "card guide", "aria-label": t("lost") },
    h("h2", {}, t("lost_was")),
    view ? h("div", { class: "miniature" }, view.element) : null,
    h("div", { class: "row" }, button(t("lost_back"), show, { kind: "primary", name: "put-back" })),
    way,
    acceptButton(context),
  );
}

function wayBack(context) {
  const { state } = context;
  const why = lastIllegal(state);
  return h(
    "section",
    { class: "card guide", "aria-label": t("way_back") },
    h("h2", {}, t("way_back")),
    why && state.awaiting?.text !== state.steps?.[0]?.text ? h("p", { class: "why" }, why.text) : null,
    state.steps?.length ? stepCard(context, state.steps) : null,
    h("p", { class: "small" }, t("or_play_on")),
    acceptButton(context),
  );
}

/** The way back beside another card: whoever moved too early may also put things back. */
function orPutBack(context) {
  const { steps } = context.state;
  return steps?.length
    ? h("details", { class: "later" }, h("summary", {}, t("or_put_back")), stepCard(context, steps))
    : null;
}

function question(context) {
  const { state } = context;
  const answer = (move) => () => attempt(() => tell("/api/answer", { move }));
  const allowed = mayAct(state);
  return h(
    "section",
    { class: "card question", "aria-label": t("question") },
    h("h2", {}, t("question")),
    h(
      "div",
      { class: "options" },
      state.ask.map(({ move, text }) =>
        h(
          "button",
          { type: "button", class: "option", disabled: !allowed, "data-f": move, onclick: answer(move) },
          optionPicture(context, move),
          h("span", {}, text),
        ),
      ),
      h(
        "button",
        { type: "button", class: "option none", disabled: !allowed, "data-f": "none", onclick: answer("none") },
        h("span", {}, t("none_of_these")),
      ),
    ),
    allowed ? null : h("p", { class: "small" }, t("only_seat_answers")),
  );
}

/** A turn to choose, as a picture; null where it has none. */
export function optionPicture(context, move) {
  const parts = context.geometry && parseMove(move, context.state.turn);
  if (!parts) return null;
  return miniature(context, turnArrows(parts, "guide"), [parts.from, parts.to, parts.place].filter(Boolean), true);
}

function setUp(context) {
  const { state } = context;
  const { missing = [], surplus = [], turned, wrong_side: wrongSide, text } = state.setup ?? {};
  const open = missing.length + surplus.length;
  const total = Math.max(open, 1, (state.spots?.length ?? 0) - surplus.length + missing.length);
  return h(
    "section",
    { class: "card setup", "aria-label": t("set_up_board") },
    h("h2", {}, turned || wrongSide ? t("turn_board") : t("set_up_check")),
    text ? h("p", { class: "why" }, text) : null,
    h("progress", { max: total, value: total - open, "aria-label": t("set_up_check") }),
    state.steps?.length ? stepCard(context, state.steps) : null,
    state.setup?.sensor && (me.host || me.seats.length)
      ? button(t("stands_right"), () => attempt(() => tell("/api/board-right", {})), {
          kind: "quiet",
          name: "stands-right",
        })
      : null,
  );
}

/** What fits the phase; nothing where the top card already says all. */
export function showAct(node, context) {
  const { state, geometry } = context;
  const last = lastIllegal(state);
  const forgot = state.phase === "illegal" && !state.lost && last?.reason === "no-roll";
  const key = [
    state.phase,
    state.lost,
    state.steps,
    state.awaiting?.text,
    state.ask,
    state.setup,
    last?.ms,
    state.spots,
    Boolean(geometry),
    context.quarters,
    mayAct(state),
    state.accept,
    state.proposal?.what,
    me.host,
    me.seats,
  ];
  paint(node, state.offer ? "offer" : ["ask", "arrange", "illegal"].includes(state.phase) ? key : state.phase, () => {
    if (state.offer) return []; // asked beside the game; the way back follows a "no"
    if (state.phase === "ask") return question(context);
    if (state.phase === "arrange") return setUp(context);
    if (state.phase === "illegal" && state.lost) return lostTrack(context);
    if (state.phase === "illegal" && !forgot) return wayBack(context);
    if (forgot)
      return h(
        "section",
        { class: "card guide kind" },
        h("h2", {}, t("what_rolled")),
        h("p", {}, t("what_rolled_hint")),
        orPutBack(context),
        acceptButton(context),
      );
    return [];
  });
}
