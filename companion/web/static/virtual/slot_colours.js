// The colours of the virtual board's walls, which nobody sees before one is pulled. Only the page that moves the walls has
// them: they are drawn by chance in this browser and sent nowhere. Draws nothing.

/**
 * @import { State } from "../lib/api.js"
 * @typedef {{ from: string, colour: string }} Out  a wall that was pulled out of a slot
 */

/**
 * The colours that may be called now; none where the game calls none.
 * @param {State} state
 * @returns {string[]}
 */
export const coloursOf = (state) =>
  state.awaited.find(({ word }) => word === "call")?.values.flatMap(({ colour }) => colour || []) ?? [];

export class SlotColours {
  constructor() {
    this.game = /** @type {number | null} */ (-1); // none yet
    this.slots = /** @type {Map<string, string>} */ (new Map()); // slot -> colour of its wall
    this.out = /** @type {Out[]} */ ([]); // pulled walls, oldest first
    this.next = -1; // which of them was chosen to go back next
  }

  /**
   * Restore what `dump` gave; anything else is ignored.
   * @param {string | null} text
   */
  static load(text) {
    const colours = new SlotColours();
    try {
      const kept = JSON.parse(text ?? "null");
      if (kept) [colours.game, colours.slots, colours.out] = [kept.game, new Map(kept.slots), kept.out];
    } catch {
      // of another version: drawn anew
    }
    return colours;
  }

  dump() {
    return JSON.stringify({ game: this.game, slots: [...this.slots], out: this.out });
  }

  /**
   * Give each wall a colour, each colour to as many; once for a game.
   * @param {number | null} game
   * @param {string[]} slots
   * @param {string[]} colours
   * @param {(below: number) => number} chance
   */
  begin(game, slots, colours, chance) {
    if (this.game === game || !colours.length) return;
    const pile = slots.map((_, i) => colours[i % colours.length]);
    for (let i = pile.length - 1; i > 0; i -= 1) {
      const j = chance(i + 1);
      [pile[i], pile[j]] = [pile[j], pile[i]];
    }
    [this.game, this.slots, this.out, this.next] = [game, new Map(slots.map((slot, i) => [slot, pile[i]])), [], -1];
  }

  /**
   * Follow the walls that stand now: whichever has gone is out, whichever has come is one of those.
   * @param {Set<string>} standing
   */
  follow(standing) {
    for (const [from, colour] of [...this.slots])
      if (!standing.has(from)) {
        this.slots.delete(from);
        this.out.push({ from, colour });
      }
    for (const slot of standing) if (!this.slots.has(slot) && this.out.length) this.put(slot);
  }

  /**
   * The chosen wall, else the one that came from there, else the oldest goes into this slot.
   * @param {string} slot
   */
  put(slot) {
    const own = this.out.findIndex(({ from }) => from === slot);
    const at = this.next >= 0 ? this.next : Math.max(0, own);
    const [{ colour }] = this.out.splice(at, 1);
    this.slots.set(slot, colour);
    this.next = -1;
  }
}
