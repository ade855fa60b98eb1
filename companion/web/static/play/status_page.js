// The status page, as every phone sees it.

import { Page } from "../base/app.js";
import {
  showAbove,
  showBeside,
  showDice,
  showEnding,
  showFaults,
  showInputKeys,
  showLesson,
  showMeanwhile,
  showMine,
  showNotes,
  showProposal,
  showSources,
  showSuggestions,
  showToDo,
  showWelcome,
} from "../base/load_on_demand.js";
import { pieces, welcomes } from "../base/state.js";
import { showBeyond } from "../board/off_board.js";
import { boardArrows, Picture } from "../board/picture.js";
import { showBar } from "../parts/bar.js";
import { inWords, showHistory, showWhereabouts } from "../record/record.js";
import { showTable } from "../table/table.js";
import { showPlay, showRarely } from "./controls.js";
import { showNow } from "./now.js";
import { showSeats } from "./seats.js";

/** @import { Context } from "../lib/page.js" */

const picture = new Picture();

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showBoard(node, context) {
  const { state, geometry } = context;
  /** @type {HTMLElement} */ (node.closest(".board-card")).hidden = welcomes(state);
  if (!geometry || welcomes(state)) return;
  picture.show(node, context, {
    pieces: pieces(state, geometry),
    lights: state.lights ?? {},
    arrows: boardArrows(state),
    signs: state.signs,
    label: inWords(state),
  });
}

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showTools(node, context) {
  node.hidden = welcomes(context.state);
  if (!node.hidden) picture.showTools(node, context);
}

new Page([
  ["now", showNow],
  ["reminders", showNotes],
  ["mine", showMine],
  ["meanwhile", showMeanwhile],
  ["beside", showBeside],
  ["proposal", showProposal],
  ["act", showToDo],
  ["meant", showSuggestions],
  ["said", showInputKeys],
  ["play", showPlay],
  ["lesson", showLesson],
  ["ending", showEnding],
  ["rarely", showRarely],
  ["dice", showDice],
  ["sources", showSources],
  ["welcome", showWelcome],
  ["board", showBoard],
  ["beyond", showBeyond],
  ["viewing", showTools],
  ["where", (node, context) => showWhereabouts(node, context, (seat) => picture.find(context, seat))],
  ["faults", showFaults],
  ["history", showHistory],
  ["seats", showSeats],
  ["table", showTable],
  ["above", showAbove],
  ["bar", showBar],
]).start();
