// The status page, as every phone sees it.

import { Page } from "./app.js";
import { letters, showAct } from "./act.js";
import { BoardView } from "./boardview.js";
import { paint } from "./dom.js";
import { showBeside, showFaults, showProposal } from "./later.js";
import { guided, moveArrows, pieces } from "./look.js";
import { showNow } from "./now.js";
import { showPlay } from "./play.js";
import { inWords, showHistory, showWhereabouts } from "./record.js";
import { showSeats } from "./seats.js";
import { showTable } from "./table.js";
import { showVerdicts } from "./verdicts.js";

let view = null;

function guideArrows(state) {
  if (!guided(state)) return null;
  return (state.steps ?? []).slice(0, 1).filter((step) => step.from && step.to).map(({ from, to }) => ({ from, to, look: "guide" }));
}

function showBoard(node, { state, geometry, geometryPath }) {
  if (!geometry) return;
  const marks = letters(state);
  paint(node, [geometryPath, marks], () => {
    view = new BoardView(geometry, marks);
    return view.element;
  });
  view.update({
    pieces: pieces(state, geometry),
    lights: state.lights ?? {},
    arrows: guideArrows(state) ?? (["ask", "paused"].includes(state.phase) ? [] : moveArrows(state.history?.at(-1))),
    label: inWords(state, geometry),
  });
}

new Page([
  ["now", showNow],
  ["beside", showBeside],
  ["proposal", showProposal],
  ["act", showAct],
  ["play", showPlay],
  ["board", showBoard],
  ["where", showWhereabouts],
  ["faults", showFaults],
  ["verdicts", showVerdicts],
  ["history", showHistory],
  ["seats", showSeats],
  ["table", showTable],
]).start();
