// The boards' own programs on the page of the check: the card of the page Care, while nothing is checked.

import { ask } from "../base/api.js";
import { Firmware, flashing } from "../care/firmware.js";

/** @import { CareState } from "../lib/api.js" */

const ROUND_MS = 4_000;
const WRITING_MS = 500;

export class Program {
  /**
   * `place` is the card; `wanted()` tells whether it has a place on the page now.
   * @param {HTMLElement} place
   * @param {() => unknown} wanted
   */
  constructor(place, wanted) {
    this.place = place;
    this.wanted = wanted;
    this.care = /** @type {CareState | null} */ (null);
    this.timer = /** @type {number | undefined} */ (undefined);
    this.firmware = new Firmware((answer) => this.take(answer));
  }

  /** @param {CareState | null} care */
  take(care) {
    this.care = care;
    this.draw();
    this.later();
  }

  /** Ask again and again, sooner while a board is written; what the table does not tell has no card. */
  async round() {
    const asks = this.wanted() && !document.hidden;
    this.take(asks ? await ask("/api/care").catch(() => this.care) : this.care);
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.round(), flashing(this.care) ? WRITING_MS : ROUND_MS);
  }

  draw() {
    this.firmware.show(this.place, this.wanted() && this.care ? this.care : { firmware: [] }, true);
  }
}
