// The card that a first game tells, for this phone. Draws nothing.

import { explainedAt } from "./explained.js";

/**
 * @import { LessonLine, LessonNow, Me, State } from "../lib/api.js"
 * @typedef {import("./explained.js").Explained} Explained
 */

/**
 * The card, for who plays that seat and for the host; null for all others, and where there is none.
 * @param {State} state
 * @param {Me} me
 * @param {Explained | null} board
 */
export function lessonProps(state, me, board) {
  const { lesson } = state;
  if (!lesson || !(me.host || me.seats.includes(lesson.seat))) return null;
  const { rule, ...card } = lesson;
  return { key: `${state.game_id} ${card.seat} ${card.when}`, more: explainedAt(board, rule), ...card };
}

/**
 * The card of the page how to play with its picture.
 * @param {LessonLine[]} cards
 * @param {LessonNow} lesson
 */
export function pictured(cards, { when, title }) {
  const found = cards.filter((each) => each.when === when);
  return found.find((each) => each.title === title) ?? found[0];
}
