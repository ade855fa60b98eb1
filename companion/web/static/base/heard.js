// Which moments were told: one that is seen again after another stood before it (a lost board, a question to all) is no news.

/** @import { State } from "../lib/api.js" */

/**
 * What the table waits for, in sentences: the step of a way back where there is one, and an idea.
 * @param {State} state
 */
export function asks(state) {
  const step = state.guided ? state.steps?.[0]?.text : null; // in play a picture only passes through
  return [step ? state.setup?.text : state.awaiting?.text, step, state.idea?.text, state.idea?.turn];
}

/** What was told of the newest moment, and of those that stood before it, each once. */
export class Heard {
  number = "";
  /** @type {string[]} */
  deeds = [];

  /**
   * What is to be told of the moment now; empty where that was told.
   * @param {Pick<State, "game_id" | "moment">} state
   * @returns {string}
   */
  tell({ game_id: game, moment }) {
    if (!moment) return "";
    const number = `${game} ${moment.number}`;
    const at = number === this.number ? this.deeds.indexOf(moment.deed) : -1;
    this.deeds = number === this.number ? this.deeds : [];
    this.number = number;
    if (at >= 0)
      this.deeds.length = at + 1; // what stood before it is gone, and news when it comes again
    else this.deeds.push(moment.deed);
    return at >= 0 ? "" : moment.long;
  }
}
