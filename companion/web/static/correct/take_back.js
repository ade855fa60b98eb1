// Taking back what was done last. Loaded when somebody wants that.

import { tell } from "../base/api.js";
import { byNumber } from "../base/state.js";
import { attempt, confirmed } from "../base/ui.js";
import { t } from "../base/words.js";

/** @import { State, Undoing } from "../lib/api.js" */

/**
 * Take back what was done last, once that is sure.
 * @param {State} state
 */
export async function takeBack(state) {
  const { number } = /** @type {Undoing} */ (state.undo); // what this phone shows now, whatever comes while it asks
  const { last, played } = state.past; // what the companion drew goes with what was played
  const corrected = last?.what === "number" && last.die === state.die;
  const settled = !state.die || corrected;
  const text =
    settled && played
      ? t(byNumber(state) ? "undo_turn_text" : "undo_input_text", { turn: played.text })
      : t("undo_number_text");
  const read = settled && state.secrets && (state.phase === "over" || played?.move.endsWith(":?")); // once over, all is shown
  const seen = read ? ` ${t("mine_unseen")}` : "";
  if (await confirmed(t("undo"), text + seen, t("undo_yes"))) await attempt(() => tell("/api/undo", { number }));
}
