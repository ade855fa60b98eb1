// A picture of the board, or of a part of it, inside a component.

import { Component, html } from "../base/html.js";
import { wished } from "../base/preferences.js";
import { letters } from "../base/state.js";
import { BoardView } from "./board_view.js";

/**
 * @import { Geometry, State, Tile } from "../lib/api.js"
 * @import { Contents } from "../lib/page.js"
 * @typedef {{
 *   geometry: Geometry, marks?: Record<string, string>, around?: string[] | null, contents: Contents, css?: string,
 *   hidden?: boolean, made?: (view: BoardView) => void, over?: (view: BoardView) => void,
 * }} BoardProps
 */

/**
 * `marks` is seat -> letter; `around` is a list of spots, or null for the whole board; `contents` as BoardView.update takes them;
 * `made(view)` hears of each new picture, before it is filled; `over(view)` draws more on top; `css` a class; `hidden` from screen readers where words beside it say all.
 * @extends {Component<BoardProps>}
 */
export class BoardImage extends Component {
  stand = (/** @type {Element} */ place) => {
    this.place = place;
  };

  componentDidMount() {
    this.draw();
  }

  componentDidUpdate() {
    this.draw();
  }

  draw() {
    const { geometry, marks = {}, around = null, contents, made, over } = this.props;
    const key = JSON.stringify([around, marks, wished("letters")]);
    if (this.geometry !== geometry || this.key !== key) {
      /** @type {Geometry | undefined} */
      this.geometry = geometry;
      /** @type {string | undefined} */
      this.key = key;
      this.view = new BoardView(geometry, marks, { around });
      /** @type {Element} */ (this.place).replaceChildren(this.view.element);
      made?.(this.view);
    }
    const view = /** @type {BoardView} */ (this.view);
    view.update(contents);
    over?.(view);
  }

  /** @param {BoardProps} props */
  render({ hidden, css }) {
    return html`<div class=${css} aria-hidden=${hidden ? "true" : null} ref=${this.stand} />`;
  }
}

/**
 * The same, small and framed, of the game in play.
 * @param {Omit<BoardProps, "marks"> & { state: State }} props
 */
export const Miniature = ({ state, css = "", ...rest }) =>
  html`<${BoardImage} marks=${letters(state)} css=${`miniature ${css}`.trim()} ...${rest} />`;

/**
 * A board as it is set up, by the `pieces` and `signs` of `set`; words stand beside it.
 * @param {{ geometry: Geometry, set: Pick<Tile, "pieces" | "signs"> }} props
 */
export function SetUpImage({ geometry, set }) {
  const pieces = Object.entries(set.pieces).map(([spot, kind]) => ({ spot, kind, look: "down" }));
  return html`<${BoardImage} geometry=${geometry} contents=${{ pieces, signs: set.signs, label: "" }} hidden />`;
}
