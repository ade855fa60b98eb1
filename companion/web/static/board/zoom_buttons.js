// The row of buttons under the picture and what they do: find pieces, show where, larger, smaller, turn. The zoom and what
// finds pieces are loaded when they are first needed.

import { me } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { awaited, guideArrows, marked, moment, moveArrows, playerName, seatOf } from "../base/state.js";
import { speak } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { remember, remembered } from "./facing.js";
import { initial, token } from "./shapes.js";

/**
 * @import { State } from "../lib/api.js"
 * @import { Context, Point } from "../lib/page.js"
 * @import { BoardView } from "./board_view.js"
 * @import { Picture } from "./picture.js"
 */

const STEP = 1.5;
const SIGNS = {
  where: "M12 3v4M12 17v4M3 12h4M17 12h4M12 7.5a4.5 4.5 0 1 0 .01 0",
  larger: "M12 5v14M5 12h14",
  smaller: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  turn: "M20 12a8 8 0 1 1-3-6.2M17.5 1.5v4.6h-4.6",
  more: "M5 12v.1M12 12v.1M19 12v.1",
};

/** @param {string} d */
const icon = (d) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${d} /></svg>`;

/**
 * The spots worth a closer look: the step to do now, else the last turn.
 * @param {State} state
 */
function focus(state) {
  const arrows = guideArrows(state) ?? moveArrows(state.past.last);
  return arrows
    .slice(0, 1)
    .flatMap(({ from, to }) => [from, to])
    .filter(Boolean);
}

/**
 * Whose pieces this phone asks for: those of a seat it holds, first who is to move; else of who is to move.
 * @param {State} state
 */
function wanted(state) {
  const mine = me.seats.filter((seat) => seatOf(state, seat)?.playing);
  const turn = awaited(state);
  return mine.includes(turn) ? turn : (mine[0] ?? turn);
}

/**
 * As long as this stays the same, what was found stays marked.
 * @param {State} state
 */
export const foundFor = (state) => JSON.stringify([moment(state), wanted(state)]);

/**
 * The zoom, once it is loaded; null where it cannot be loaded just now: whoever wants it again tries again.
 * @param {Picture} picture
 * @param {Context} context
 */
export async function enlarging(picture, context) {
  const { view } = picture;
  /** @param {typeof import("./zoom.js")} module */
  const take = ({ Zoom }) => {
    if (view !== picture.view) return null;
    picture.zoom = new Zoom(/** @type {BoardView} */ (view), {
      doubleTap: !picture.taps,
      onChange: () => context.render(),
    });
    for (const event of picture.early.splice(0)) picture.zoom.down(event);
    return picture.zoom;
  };
  picture.loading ??= import("./zoom.js").then(take, () => {
    picture.loading = null;
    return null;
  });
  return picture.loading;
}

/**
 * While the way back goes on, the near view goes along.
 * @param {Picture} picture
 * @param {State} state
 */
export function follow(picture, state) {
  if (!picture.following || !picture.zoom) return;
  const spots = focus(state);
  if (JSON.stringify(spots) === JSON.stringify(picture.following)) return;
  picture.following = state.guided ? spots : null;
  if (picture.following?.length) picture.zoom.show(spots);
  else picture.zoom.whole();
}

/**
 * @param {Picture} picture
 * @param {Context} context
 */
async function goNear(picture, context) {
  const spots = focus(context.state);
  picture.following = spots;
  (await enlarging(picture, context))?.show(spots);
}

/**
 * @param {Picture} picture
 * @param {Context} context
 * @param {number} factor
 */
async function scale(picture, context, factor) {
  picture.following = null;
  const zoom = await enlarging(picture, context);
  if (factor) zoom?.by(factor);
  else zoom?.whole();
}

/**
 * @param {Picture} picture
 * @param {KeyboardEvent} event
 * @param {Context} context
 */
function pressed(picture, event, context) {
  const ways = /** @type {Record<string, Point>} */ ({
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  });
  const pan = ways[event.key];
  if (pan && picture.zoom?.zoomed) picture.zoom.pan(...pan);
  else if (event.key === "+" || event.key === "-") scale(picture, context, event.key === "+" ? STEP : 1 / STEP);
  else if (event.key === "Escape" && picture.zoom?.zoomed) scale(picture, context, 0);
  else return;
  event.preventDefault();
}

/**
 * Find a seat's pieces, or stop showing them.
 * @param {Picture} picture
 * @param {Context} context
 * @param {string} seat
 */
export async function find(picture, context, seat) {
  const { state } = context;
  const { locate } = await import("../record/whereabouts.js");
  picture.found = picture.found?.seat === seat ? null : { seat, at: foundFor(state), ...locate(context, seat) };
  context.render();
  if (picture.found) speak(picture.found.text, false, true);
}

/** @param {Context} context */
function turn(context) {
  const path = context.geometryPath;
  const kept = remembered(path);
  const by = kept.by === "mover" ? "mover" : "hand";
  remember(path, { by, quarters: (by === "mover" ? kept.quarters : context.quarters) + 1 });
  context.render();
  speak(t("picture_turned"), false, true);
}

/**
 * Fill the row of buttons.
 * @param {Picture} picture
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showTools(picture, node, context) {
  const { state, geometry } = context;
  const seat = state.game && seatOf(state, wanted(state))?.playing ? wanted(state) : "";
  const shown = { seat, near: focus(state).length > 0, zoomed: Boolean(picture.zoom?.zoomed) };
  show(node, geometry && tools(picture, context, shown));
}

/**
 * @param {Picture} picture
 * @param {Context} context
 * @param {{ seat: string, near: boolean, zoomed: boolean }} props
 */
function tools(picture, context, { seat, near, zoomed }) {
  const mark = seatOf(context.state, seat)?.mark;
  /**
   * @param {string} key
   * @param {keyof typeof SIGNS} sign
   * @param {() => unknown} onclick
   * @param {object} [rest]
   */
  const tool = (key, sign, onclick, rest = {}) =>
    button(icon(SIGNS[sign]), onclick, {
      kind: "tool",
      name: `picture-${sign}`,
      "aria-label": t(key),
      title: t(key),
      ...rest,
    });
  const ask = me.seats.includes(seat) ? t("find_mine") : t("find_of", { name: playerName(context.state, seat) });
  const held = { "aria-pressed": String(picture.found?.seat === seat) };
  return [
    html`<div class="tools" role="group" aria-label=${t("picture")} onkeydown=${(/** @type {KeyboardEvent} */ event) => pressed(picture, event, context)}>
      ${
        seat &&
        !marked(context.state) &&
        button([token(seat, mark, "small"), html`<span>${ask}</span>`], () => find(picture, context, seat), {
          kind: "tool find",
          name: "picture-find",
          ...held,
        })
      }
      ${near && tool("show_where", "where", () => goNear(picture, context))}
      ${tool("picture_larger", "larger", () => scale(picture, context, STEP))}
      ${zoomed && tool("picture_smaller", "smaller", () => scale(picture, context, 1 / STEP))}
      ${zoomed && tool("picture_whole", "whole", () => scale(picture, context, 0))}
      ${tool("picture_turn", "turn", () => turn(context))}
      ${tool("picture_more", "more", async () => (await import("./viewing.js")).openViewing(context))}
    </div>`,
    beside(picture, context),
    picture.found && html`<p class="found">${picture.found.text}</p>`,
    context.quarters > 0 && html`<p class="small">${t("picture_words")}</p>`,
  ];
}

/**
 * What is lifted or missing, shown beside the board.
 * @param {Picture} picture
 * @param {Context} context
 */
function beside(picture, { state }) {
  if (picture.away.length === 0) return null;
  const inHand = ["roll", "move", "say", "draw"].includes(state.phase);
  const kinds = /** @type {[kind: string, count: number][]} */ (
    [...new Set(picture.away)].map((kind) => [kind, picture.away.filter((other) => other === kind).length])
  );
  return html`<p class="aside-pieces">
    <b>${inHand ? t("beside_hand") : t("beside_missing")}</b>
    ${kinds.map(
      ([kind, count]) =>
        html`<span>
      ${token(kind, seatOf(state, kind)?.mark ?? initial(kind), "small")}
      <span class="hidden">${` ${kindName(kind)}`}</span>
      ${count > 1 ? ` × ${count}` : ""}
    </span>`,
    )}
  </p>`;
}
