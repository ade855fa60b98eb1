// Where the page that explains a rule is. Draws nothing.

import { lastIllegal } from "../base/state.js";
import { localized } from "../base/words.js";

/**
 * @import { State } from "../lib/api.js"
 * @typedef {{ game: string, variant: string, explained: string[] }} Explained  a board, and the rules that its page explains
 */

/**
 * The address of the page, at the card of this rule where there is one; empty where no page tells how it is played.
 * @param {Explained | null | undefined} board
 * @param {string | null} [rule]  null: there is nothing to explain; one without a card: the page from its top
 * @returns {string}
 */
export function explainedAt(board, rule = "") {
  if (rule === null || !board?.explained?.length) return "";
  const card = board.explained.includes(rule) ? `#${rule}` : "";
  return localized(`/how-to-play/${board.game}/${board.variant}${card}`);
}

/**
 * The rule against what was done last, empty where none is; null where nothing was refused.
 * @param {State} state
 * @returns {string | null}
 */
export function refusedBy(state) {
  return state.moment?.deed === "illegal" ? (lastIllegal(state)?.rule ?? "") : null;
}
