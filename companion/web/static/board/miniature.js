// A picture of the board, or of a part of it, inside a component.

import { Component, html } from "../base/html.js";
import { letters } from "../base/state.js";
import { BoardView } from "./board_view.js";

/**
 * `around` is a list of spots, or null for the whole board; `hidden` from screen readers where words beside it say all;
 * `contents` as BoardView.update takes them; `css` a class of its own.
 */
export class Miniature extends Component {
  stand = (place) => {
    this.place = place;
  };

  componentDidMount() {
    this.draw();
  }

  componentDidUpdate() {
    this.draw();
  }

  draw() {
    const { state, geometry, around, contents } = this.props;
    const marks = letters(state);
    const key = JSON.stringify([around, marks]);
    if (this.geometry !== geometry || this.key !== key) {
      [this.geometry, this.key] = [geometry, key];
      this.view = new BoardView(geometry, marks, { around });
      this.place.replaceChildren(this.view.element);
    }
    this.view.update(contents);
  }

  render({ hidden, css = "" }) {
    return html`<div class=${`miniature ${css}`.trim()} aria-hidden=${hidden ? "true" : null} ref=${this.stand} />`;
  }
}
