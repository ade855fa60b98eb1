// The picture of the game in play: what is drawn, and what one has done with it. The row of buttons under it and all that
// they do: zoom_buttons.js.

import { refocus } from "../base/focus.js";

import { wished } from "../base/preferences.js";
import { guideArrows, letters, moveArrows } from "../base/state.js";
import { BoardView } from "./board_view.js";
import * as closer from "./zoom_buttons.js";

/**
 * @import { Geometry, State } from "../lib/api.js"
 * @import { Contents, Context, Shown } from "../lib/page.js"
 * @import { Zoom } from "./zoom.js"
 */

/**
 * Arrows on the whole board: the step to do now, else the last turn.
 * @param {State} state
 */
export const boardArrows = (state) =>
  guideArrows(state) ?? (["ask", "paused"].includes(state.phase) ? [] : moveArrows(state.past.last));

const AT_ONCE = 2; // so many lines of the history may come or go with one turn

/**
 * Whether this state follows from the one before by more than a turn: its picture jumps.
 * @param {State} state
 * @param {State | null} before
 */
export const jumped = (state, before) =>
  !before || before.game_id !== state.game_id || Math.abs(state.past.lines - before.past.lines) > AT_ONCE;

/** One picture on a page. */
export class Picture {
  /**
   * `taps`: whether a tap means a spot, so that two taps do not enlarge. `onView(view)` may lay something over a new picture.
   * @param {{ taps?: boolean, onView?: (view: BoardView) => void }} [props]
   */
  constructor({ taps = false, onView } = {}) {
    this.taps = taps;
    this.onView = onView;
    this.view = /** @type {BoardView | null} */ (null); // drawn by hand, so made anew only where `lies` differs
    this.lies = ""; // which board that is, how it lies, whose marks stand on it
    this.zoom = /** @type {Zoom | null} */ (null);
    this.loading = /** @type {Promise<Zoom | null> | null} */ (null);
    this.last = /** @type {State | null} */ (null); // that it shows
    this.early = /** @type {PointerEvent[]} */ ([]); // fingers that came down before the zoom was there
    this.away = /** @type {string[]} */ ([]); // the kinds that the position has on the board and the sensors do not see
    this.found = /** @type {{ seat: string, spots: string[], text: string, at: string } | null} */ (null);
    this.following = /** @type {string[] | null} */ (null); // the spots shown from near, while a way back leads on
  }

  /**
   * Show `contents` (see BoardView.update) in `node`.
   * @param {HTMLElement} node
   * @param {Context} context
   * @param {Contents & { pieces: Shown[] }} contents
   */
  show(node, context, contents) {
    const { state, geometry, drawn, quarters } = context;
    if (!geometry || (state.phase === "starting" && this.view)) return; // the game is coming back to the same picture
    const marks = letters(state);
    const lies = JSON.stringify([drawn, quarters, marks, wished("letters")]);
    if (lies !== this.lies) {
      const focused = /** @type {HTMLElement} */ (document.activeElement);
      const spot = node.contains(focused) ? focused.dataset.f : null;
      node.replaceChildren(this.renew(node, context, geometry, marks));
      if (spot) refocus(spot, node);
    }
    this.lies = lies;
    if (this.found && this.found.at !== closer.foundFor(state)) this.found = null;
    this.away = contents.pieces.filter(({ look }) => look === "away").map(({ kind }) => kind);
    /** @type {BoardView} */ (this.view).update({
      ...contents,
      halos: this.found?.spots ?? [],
      jumps: jumped(state, this.last),
    });
    this.last = state;
    if (this.following) closer.follow(this, state);
  }

  /**
   * @param {HTMLElement} node
   * @param {Context} context
   * @param {Geometry} geometry
   * @param {Record<string, string>} marks
   */
  renew(node, context, geometry, marks) {
    const view = new BoardView(geometry, marks);
    [this.view, this.zoom, this.loading, this.early, this.following] = [view, null, null, [], null];
    const { element } = view;
    const [, , wide, tall] = view.whole;
    node.style.setProperty("--ratio", String(wide / tall)); // a phone's room for it (base.css)
    node.classList.toggle("slotted", Boolean(geometry.marks.slots?.length)); // what comes out of a slot is named by keys
    element.addEventListener("pointerenter", () => closer.enlarging(this, context), { once: true });
    element.addEventListener("pointerdown", (event) => this.zoom || this.early.push(event));
    /** @param {TouchEvent} event */
    const two = (event) => event.touches.length > 1 && event.preventDefault(); // two fingers do not scroll the page
    for (const name of /** @type {const} */ (["touchstart", "touchmove"]))
      element.addEventListener(name, two, { passive: false });
    this.onView?.(view);
    return element;
  }

  /**
   * Fill the row of buttons.
   * @param {HTMLElement} node
   * @param {Context} context
   */
  showTools(node, context) {
    closer.showTools(this, node, context);
  }

  /**
   * Find a seat's pieces, or stop showing them.
   * @param {Context} context
   * @param {string} seat
   */
  async find(context, seat) {
    await closer.find(this, context, seat);
  }
}
