// The picture of the game in play: what is drawn, and what one has done with it. The row of buttons under it and all that
// they do: zoom_buttons.js.

import { refocus } from "../base/focus.js";
import { wished } from "../base/preferences.js";
import { guideArrows, letters, moment, moveArrows } from "../base/state.js";
import { BoardView } from "./board_view.js";
import * as closer from "./zoom_buttons.js";

/** Arrows on the whole board: the step to do now, else the last turn. */
export const boardArrows = (state) =>
  guideArrows(state) ?? (["ask", "paused"].includes(state.phase) ? [] : moveArrows(state.past.last));

const AT_ONCE = 2; // so many lines of the history may come or go with one turn

/** Whether this state follows from the one before by more than a turn: its picture jumps. */
export const jumped = (state, before) =>
  !before || before.game_id !== state.game_id || Math.abs(state.past.lines - before.past.lines) > AT_ONCE;

/** One picture on a page. */
export class Picture {
  /** `taps`: whether a tap means a spot, so that two taps do not enlarge. `onView(view)` may lay something over a new picture. */
  constructor({ taps = false, onView = null } = {}) {
    this.taps = taps;
    this.onView = onView;
    this.view = null; // drawn by hand, so made anew only where `lies` differs
    this.lies = ""; // which board that is, how it lies, whose marks stand on it
    this.zoom = null;
    this.loading = null; // a promise of the zoom
    this.last = null; // the state that it shows
    this.early = []; // fingers that came down before the zoom was there
    this.away = []; // the kinds that the position has on the board and the sensors do not see
    this.found = null; // {seat, spots, text, at}
    this.following = null; // the spots shown from near, while a way back leads on
  }

  /** Show `contents` (see BoardView.update) in `node`. */
  show(node, context, contents) {
    const { state, geometry, drawn, quarters } = context;
    if (!geometry || (state.phase === "starting" && this.view)) return; // the game is coming back to the same picture
    const marks = letters(state);
    const lies = JSON.stringify([drawn, quarters, marks, wished("letters")]);
    if (lies !== this.lies) {
      const spot = node.contains(document.activeElement) ? document.activeElement.dataset.f : null;
      node.replaceChildren(this.renew(node, context, geometry, marks));
      if (spot) refocus(spot, node);
    }
    this.lies = lies;
    if (this.found && this.found.at !== moment(state)) this.found = null;
    this.away = contents.pieces.filter(({ look }) => look === "away").map(({ kind }) => kind);
    this.view.update({ ...contents, halos: this.found?.spots ?? [], jumps: jumped(state, this.last) });
    this.last = state;
    if (this.following) closer.follow(this, state);
  }

  renew(node, context, geometry, marks) {
    this.view = new BoardView(geometry, marks);
    [this.zoom, this.loading, this.early, this.following] = [null, null, [], null];
    const { element } = this.view;
    const [, , wide, tall] = this.view.whole;
    node.style.setProperty("--ratio", String(wide / tall)); // a phone's room for it (base.css)
    element.addEventListener("pointerenter", () => closer.enlarging(this, context), { once: true });
    element.addEventListener("pointerdown", (event) => this.zoom || this.early.push(event));
    const two = (event) => event.touches.length > 1 && event.preventDefault(); // two fingers do not scroll the page
    for (const name of ["touchstart", "touchmove"]) element.addEventListener(name, two, { passive: false });
    this.onView?.(this.view);
    return element;
  }

  /** Fill the row of buttons. */
  showTools(node, context) {
    closer.showTools(this, node, context);
  }

  /** Find a seat's pieces, or stop showing them. */
  async find(context, seat) {
    await closer.find(this, context, seat);
  }
}
