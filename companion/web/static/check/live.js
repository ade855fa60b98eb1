// The stream of raw lines: news are merged into one list, and shown once for each picture of the screen.

import { localized } from "../base/words.js";

/** @import { CheckSensors, SensorLine } from "../lib/api.js" */

/** What all lines of one board are, live. `onNews()` is called at most once for each picture of the screen. */
export class LiveLines {
  stream = /** @type {EventSource | null} */ (null);
  board = "";
  up = false;
  /** By name. @type {Map<string, SensorLine>} */
  lines = new Map();
  failed = false; // no place for one more stream
  /** @param {() => void} onNews */
  constructor(onNews) {
    this.onNews = onNews;
    this.asked = false;
    this.close();
  }

  /**
   * Listen to this board; nothing happens where that is done already.
   * @param {string} board
   */
  open(board) {
    if (this.board === board) return;
    this.close();
    this.board = board;
    this.stream = new EventSource(localized(`/api/check/live/${board}`));
    this.stream.addEventListener("lines", (event) => this.hear(JSON.parse(event.data)));
    this.stream.addEventListener("busy", () => this.fail());
    this.stream.addEventListener("error", () => this.stream?.readyState === EventSource.CLOSED && this.fail());
  }

  close() {
    this.stream?.close();
    [this.stream, this.board, this.up, this.failed] = [null, "", false, false];
    this.lines.clear();
  }

  /** No place for another stream: whoever asks polls instead. */
  fail() {
    this.stream?.close();
    this.failed = true;
  }

  /** @param {Pick<CheckSensors, "up" | "lines">} news */
  hear({ up, lines }) {
    this.up = up;
    for (const line of lines) this.lines.set(line.line, line);
    if (this.asked) return;
    this.asked = true;
    requestAnimationFrame(() => {
      this.asked = false;
      this.onNews();
    });
  }

  /** As GET /api/check/sensors gives it; null before the first news. */
  get sensors() {
    return this.lines.size ? { board: this.board, up: this.up, lines: [...this.lines.values()] } : null;
  }
}
