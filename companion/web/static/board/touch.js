// Fingers, mouse and keys on the board picture: tells which spot was tapped, or dragged where.

import { element as drawn, html } from "../base/html.js";

/**
 * @import { Point } from "../lib/page.js"
 * @import { BoardView } from "./board_view.js"
 */

const NEAR = 0.85; // field widths: a finger this close means the spot
const DRAG_PX = 7;

/**
 * @typedef {{
 *   lift: (spot: string) => HTMLElement | null, drop: (spot: string | null) => unknown, tap: (spot: string) => unknown,
 *   cancel: () => unknown, over?: (spot: string | null) => unknown,
 * }} TouchAct
 * @typedef {{ spot: string, x: number, y: number, pointer: number, ghost: HTMLElement | null, under?: string | null }} Drag
 */

/**
 * Lay touchable spots over a BoardView: all of them, or those of `names`. `act` has lift(spot), drop(spot or null), tap(spot), cancel() and,
 * where it wants to know what a dragged piece passes, over(spot or null).
 */
export class TouchBoard {
  /**
   * @param {BoardView} view
   * @param {TouchAct} act
   * @param {string[]} [names]
   */
  constructor(view, act, names = view.geometry.spots.map(({ name }) => name)) {
    this.view = view;
    this.act = act;
    this.targets = new Map();

    this.drag = /** @type {Drag | null} */ (null);
    view.element.setAttribute("role", "group");
    for (const name of names) view.top.append(this.target(name));
    this.focusable(names[0]);
    view.element.addEventListener("keydown", (event) => this.key(event));
    view.element.addEventListener("pointerdown", (event) => this.down(event));
    view.element.addEventListener("pointermove", (event) => this.move(event));
    view.element.addEventListener("pointerup", (event) => this.up(event));
    view.element.addEventListener("pointercancel", () => this.end());
  }

  /** @param {string} name */
  target(name) {
    const [cx, cy] = /** @type {Point} */ (this.view.at(name));
    const r = this.view.gaps.has(name) ? 0.27 : 0.5 * this.view.scale(name);
    const element = drawn(
      html`<circle class="spot" cx=${cx} cy=${cy} r=${r} tabindex="-1" role="button" data-spot=${name} data-f=${`spot-${name}`} />`,
      true,
    );
    this.targets.set(name, element);
    return element;
  }

  /**
   * Say what is where, for screen readers and for the grabbing hand.
   * @param {(spot: string) => string} label
   * @param {(spot: string) => boolean} full
   */
  describe(label, full) {
    for (const [name, element] of this.targets) {
      element.setAttribute("aria-label", label(name));
      element.classList.toggle("full", full(name));
    }
  }

  /** @param {string} name */
  focusable(name) {
    this.targets.get(/** @type {string} */ (this.current))?.setAttribute("tabindex", "-1");
    this.current = name;
    /** @type {HTMLElement} */ (this.targets.get(name)).setAttribute("tabindex", "0");
  }

  /**
   * The spot nearest to a point of the screen, or null.
   * @param {MouseEvent} props
   */
  spotAt({ clientX, clientY }) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.view.element.getScreenCTM()?.inverse());
    let [best, far] = [/** @type {string | null} */ (null), NEAR];
    for (const name of this.targets.keys()) {
      const [x, y] = /** @type {Point} */ (this.view.at(name));
      const away = Math.hypot(x - point.x, y - point.y);
      if (away < far) [best, far] = [name, away];
    }
    return best;
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.drag && !this.drag.ghost)
      this.drag = null; // two fingers mean the picture, not a piece
    else if (event.button === 0 && !this.drag) this.take(event);
  }

  /** @param {PointerEvent} event */
  take(event) {
    if (!event.isPrimary) return;
    const spot = this.spotAt(event);
    if (!spot) return;
    this.focusable(spot);
    this.drag = { spot, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAG_PX) return;
      drag.ghost = this.act.lift(drag.spot);
      if (!drag.ghost) {
        this.drag = null;
        return;
      }
      this.hold(true);
      this.view.busy = true;
      this.view.element.setPointerCapture(event.pointerId);
      document.body.append(drag.ghost);
    }
    event.preventDefault();
    drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    const under = this.spotAt(event);
    if (under !== drag.under) this.act.over?.(under);
    drag.under = under;
    this.mark(under);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.pointer) return;
    const spot = this.spotAt(event);
    this.end();
    if (drag.ghost) this.act.drop(spot);
    else this.act.tap(drag.spot);
  }

  end() {
    this.drag?.ghost?.remove();
    this.drag = null;
    this.view.busy = false;
    this.hold(false);
    this.mark(null);
  }

  /**
   * While a piece is dragged the sentences above the board change; they must not push it from under the finger, nor may the
   * browser scroll the page after a sentence that moved.
   * @param {boolean} dragging
   */
  hold(dragging) {
    document.documentElement.classList.toggle("dragging", dragging);
    const above = /** @type {HTMLElement | null} */ (
      document.querySelector(document.body.classList.contains("kids") ? "#kids" : ".side")
    );
    if (above) above.style.height = dragging ? `${above.offsetHeight}px` : "";
    above?.classList.toggle("held-still", dragging);
  }

  /** @param {string | null} spot */
  mark(spot) {
    for (const [name, element] of this.targets) element.classList.toggle("under", name === spot);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const ways = /** @type {Record<string, Point>} */ ({
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    });
    const step = ways[event.key];
    if (step) this.walk(step);
    else if (event.key === "Enter" || event.key === " ") this.act.tap(/** @type {string} */ (this.current));
    else if (event.key === "Escape") this.act.cancel();
    else return;
    event.preventDefault();
  }

  /**
   * The nearest spot in this direction, or null; going aside costs double, going back is not possible.
   * @param {string} name
   * @param {Point} way
   */
  toward(name, [dx, dy]) {
    const [x, y] = /** @type {Point} */ (this.view.at(name));
    let [best, least] = [/** @type {string | null} */ (null), Infinity];
    for (const other of this.targets.keys()) {
      const [nx, ny] = /** @type {Point} */ (this.view.at(other));
      const ahead = (nx - x) * dx + (ny - y) * dy;
      const aside = Math.abs((nx - x) * dy) + Math.abs((ny - y) * dx);
      if (ahead > 0.2 && ahead + 2.2 * aside < least && aside <= ahead * 2.5)
        [best, least] = [other, ahead + 2.2 * aside];
    }
    return best;
  }

  /** @param {Point} step */
  walk(step) {
    const next = this.toward(/** @type {string} */ (this.current), step);
    if (!next) return;
    this.focusable(next);
    /** @type {HTMLElement} */ (this.targets.get(next)).focus();
  }
}
