// When a stored game was played, in the reader's own way of writing dates.

import { language, t } from "../base/words.js";

/** @import { GameLine } from "../lib/api.js" */

/**
 * The day and hour of a game; with a word of doubt where the companion's clock was wrong.
 * @param {Pick<GameLine, "doubtful" | "started">} game
 */
export function dayOf(game) {
  if (game.doubtful) return t("past_doubtful");
  const when = new Date(game.started);
  return Number.isNaN(when.getTime())
    ? game.started
    : when.toLocaleString(language, { dateStyle: "long", timeStyle: "short" });
}
