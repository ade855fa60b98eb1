// A closer look at a picture: two fingers, buttons, keys, a double tap. Always the picture's own shape, never beyond
// its edge. Moves the window (viewBox) of one BoardView; the page scrolls on where the picture has reached its edge.

/**
 * @import { Box, Point } from "../lib/page.js"
 * @import { BoardView } from "./board_view.js"
 */

const MOST = 5; // times as large as the whole
const MOVE_PX = 7;
const TAP_MS = 300;
const TAP_PX = 30;
const GLIDE_MS = 220;

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/** @typedef {{ x: number, y: number, far: number }} Spread  the middle of two fingers, and how far they are apart */

/** The closer look at one BoardView; `onChange` is told when it becomes larger than whole, and whole again. */
export class Zoom {
  /**
   * @param {BoardView} view
   * @param {{ doubleTap?: boolean, onChange?: () => void }} [props]
   */
  constructor(view, { doubleTap = true, onChange = () => {} } = {}) {
    this.view = view;
    this.all = view.whole;
    this.at = view.whole;
    this.target = view.whole;
    this.onChange = onChange;
    this.doubleTap = doubleTap;
    /** By pointer. @type {Map<number, { x: number, y: number, from: Point, moved: boolean }>} */
    this.fingers = new Map();
    this.tapped = /** @type {{ x: number, y: number, time: number } | null} */ (null); // the last short tap
    this.gliding = 0;
    const { element } = view;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
      element.addEventListener(name, (event) => this.up(event));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("focusin", ({ target }) => {
      const { spot } = /** @type {SVGElement} */ (target).dataset;
      if (spot) this.reveal(/** @type {Point} */ (view.at(spot)));
    });
  }

  get zoomed() {
    return this.goal[2] < this.all[2] * 0.999;
  }

  /** Where the window is, or glides to. */
  get goal() {
    return this.gliding ? this.target : this.at;
  }

  /**
   * The window with this middle and width, inside the whole.
   * @param {number} x
   * @param {number} y
   * @param {number} wide
   * @returns {Box}
   */
  fitted(x, y, wide) {
    const [left, top, width, height] = this.all;
    if (wide >= width) return this.all; // to the last digit: else the picture would be another one
    const w = clamp(wide, width / MOST, width);
    const tall = (w * height) / width;
    return [clamp(x - w / 2, left, left + width - w), clamp(y - tall / 2, top, top + height - tall), w, tall];
  }

  /** @param {Box} box */
  set(box) {
    const before = this.zoomed;
    cancelAnimationFrame(this.gliding);
    this.gliding = 0;
    this.at = box;
    this.view.element.setAttribute("viewBox", box.join(" "));
    this.view.element.classList.toggle("zoomed", this.zoomed);
    if (before !== this.zoomed) this.onChange();
  }

  /** @param {Box} box */
  glide(box) {
    const before = this.zoomed;
    const from = this.at;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.set(box);
      return;
    }
    cancelAnimationFrame(this.gliding);
    const begun = performance.now();
    this.target = box;
    /** @param {number} now */
    const frame = (now) => {
      const part = clamp((now - begun) / GLIDE_MS, 0, 1);
      if (part === 1) {
        this.set(box);
        return;
      }
      const eased = 1 - (1 - part) ** 3;
      this.at = /** @type {Box} */ (box.map((value, i) => from[i] + (value - from[i]) * eased));
      this.view.element.setAttribute("viewBox", this.at.join(" "));
      this.gliding = requestAnimationFrame(frame);
    };
    this.gliding = requestAnimationFrame(frame);
    this.view.element.classList.toggle("zoomed", this.zoomed);
    if (before !== this.zoomed) this.onChange();
  }

  /**
   * So many times as large, around a point of the board or the window's middle.
   * @param {number} factor
   * @param {Point | null} [point]
   * @param {boolean} [glide]
   */
  by(factor, point = null, glide = true) {
    const [left, top, w, tall] = this.goal;
    const [x, y] = point ?? [left + w / 2, top + tall / 2];
    const wide = clamp(w / factor, this.all[2] / MOST, this.all[2]);
    const part = wide / w; // the point stays where it is seen
    const box = this.fitted(x + (left + w / 2 - x) * part, y + (top + tall / 2 - y) * part, wide);
    if (glide) this.glide(box);
    else this.set(box);
  }

  /**
   * The part of the board around these spots.
   * @param {string[]} spots
   */
  show(spots) {
    const [left, top, w, tall] = this.view.window(spots);
    const [, , width, height] = this.all;
    this.glide(this.fitted(left + w / 2, top + tall / 2, Math.max(w, (tall * width) / height)));
  }

  whole() {
    this.glide(this.all);
  }

  /**
   * A quarter of the window to this side.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    const [left, top, w, tall] = this.goal;
    this.glide(this.fitted(left + w / 2 + (dx * w) / 4, top + tall / 2 + (dy * tall) / 4, w));
  }

  /**
   * Bring a point into the window, where it is not.
   * @param {Point} point
   */
  reveal([x, y]) {
    const [left, top, w, tall] = this.goal;
    const [mx, my] = [Math.min(1, w / 4), Math.min(1, tall / 4)];
    /**
     * @param {number} value
     * @param {number} low
     * @param {number} size
     * @param {number} margin
     */
    const middle = (value, low, size, margin) =>
      low + size / 2 + Math.min(0, value - margin - low) + Math.max(0, value + margin - low - size);
    const box = this.fitted(middle(x, left, w, mx), middle(y, top, tall, my), w);
    if (box[0] !== left || box[1] !== top) this.glide(box);
  }

  /**
   * A point of the screen on the board.
   * @param {number} x
   * @param {number} y
   * @returns {Point}
   */
  on(x, y) {
    const point = new DOMPoint(x, y).matrixTransform(this.view.element.getScreenCTM()?.inverse());
    return [point.x, point.y];
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (event.isPrimary) this.fingers.clear(); // a new gesture, whatever became of the last one
    this.fingers.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      from: [event.clientX, event.clientY],
      moved: false,
    });
    if (this.fingers.size > 1) for (const finger of this.fingers.values()) finger.moved = true; // no tap
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerType === "mouse" && event.buttons === 0) this.fingers.clear();
    const finger = this.fingers.get(event.pointerId);
    if (!finger || this.view.busy) return;
    const before = /** @type {Spread} */ (this.spread());
    if (Math.hypot(event.clientX - finger.from[0], event.clientY - finger.from[1]) >= MOVE_PX && !finger.moved) {
      finger.moved = true;
      if (this.zoomed) this.view.element.setPointerCapture(event.pointerId);
    }
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    [finger.x, finger.y] = [event.clientX, event.clientY];
    if (this.fingers.size === 2) this.pinch(before, /** @type {Spread} */ (this.spread()));
    else if (this.fingers.size === 1 && finger.moved && this.zoomed) this.drag(dx, dy);
  }

  /** The middle of two fingers, and how far they are apart. */
  spread() {
    const [a, b] = [...this.fingers.values()];
    return b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) || 1 } : null;
  }

  /**
   * @param {Spread} before
   * @param {Spread} now
   */
  pinch(before, now) {
    this.by(now.far / before.far, this.on(before.x, before.y), false);
    this.drag(now.x - before.x, now.y - before.y, false);
  }

  /**
   * The picture follows the finger; what it cannot follow any more scrolls the page.
   * @param {number} dx
   * @param {number} dy
   * @param {boolean} [scrolls]
   */
  drag(dx, dy, scrolls = true) {
    const scale = this.view.element.getScreenCTM()?.a ?? 1;
    const [left, top, w, tall] = this.at;
    const box = this.fitted(left + w / 2 - dx / scale, top + tall / 2 - dy / scale, w);
    this.set(box);
    const rest = dy + (box[1] - top) * scale;
    if (scrolls && Math.abs(rest) > 0.5) window.scrollBy(0, -rest);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (!finger || finger.moved || event.type !== "pointerup" || !this.doubleTap) return;
    const { clientX: x, clientY: y, timeStamp: time } = event;
    const last = this.tapped;
    const twice = last && time - last.time < TAP_MS && Math.hypot(x - last.x, y - last.y) < TAP_PX;
    this.tapped = twice ? null : { x, y, time };
    if (!twice) return;
    if (this.zoomed) this.whole();
    else this.by(2.4, this.on(x, y));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return; // a pinch on a touchpad; without it the page scrolls
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 120), this.on(event.clientX, event.clientY), false);
  }
}
