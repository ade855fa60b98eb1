// The list of finished turns, newest first. Loaded when somebody opens it.

import { h, paint } from "../base/dom.js";
import { seatOf } from "../base/state.js";
import { t } from "../base/words.js";
import { dieFace, sign, token } from "../board/shapes.js";
import { turnsOf } from "./history.js";

/** The history turn by turn: a list of inputs for each. */
function wholeTurns(history) {
  const turns = [];
  let open = false;
  for (const past of history) {
    if (open && past.how !== "overruled") turns.at(-1).push(past);
    else turns.push([past]);
    open = past.ends === false && past.how !== "overruled";
  }
  return turns;
}

/** The numbers of turns in whose place another came. */
function replacedTurns(history) {
  const replaced = new Set();
  for (const [i, turn] of history.entries()) {
    for (const number of turn.undone ?? []) replaced.add(number);
    if (!turn.replaces) continue;
    for (const other of history.slice(0, i)) {
      if (other.number === turn.replaces || other.replaces === turn.replaces) replaced.add(other.number);
    }
  }
  return replaced;
}

/** What a turn brought, for those who do not read: the text beside it says it too. */
function brought(state, turn) {
  const got = [
    turn.captured ? token(turn.captured, seatOf(state, turn.captured)?.mark ?? "", "small") : null,
    turn.barricade ? token("barricade", "", "small") : null,
    turn.won ? sign("won") : null,
  ].filter(Boolean);
  return got.length ? h("span", { class: "got", "aria-hidden": "true" }, got) : null;
}

/** A turn of many inputs: whose it was, and each of them. */
function inputsLine(state, number, turn) {
  const { seat } = turn.find(({ how }) => how !== "drawn") ?? turn[0];
  return h(
    "li",
    { class: seat ? `seat-${seat}` : "" },
    h("span", { class: "number" }, number),
    token(seat, seatOf(state, seat)?.mark ?? "", "small"),
    h("span", { class: "die small" }),
    h(
      "ul",
      { class: "told" },
      turn.map(({ text }) => h("li", {}, text)),
    ),
    turn.some(({ won }) => won) ? h("span", { class: "got", "aria-hidden": "true" }, sign("won")) : null,
  );
}

function turnLine(state, turn, replaced) {
  const mark = seatOf(state, turn.seat)?.mark ?? "";
  return h(
    "li",
    { class: turn.seat ? `seat-${turn.seat}` : "" },
    h("span", { class: "number" }, turn.number),
    turn.seat ? token(turn.seat, mark, "small") : sign(turn.how),
    turn.die ? dieFace(turn.die, "small") : h("span", { class: "die small" }),
    h("span", { class: "told" }, replaced ? [h("s", {}, turn.text), " ", h("small", {}, t("replaced"))] : turn.text),
    replaced ? null : brought(state, turn),
  );
}

/** Fill the list with the turns of this state, as soon as they are there. */
export async function fillTurns(list, context) {
  const { state } = context;
  const history = await turnsOf(state).catch(() => null); // the banner tells that nobody is reached
  if (!history || context.state !== state) return;
  const turns = wholeTurns(history);
  const replaced = replacedTurns(history);
  const single = turns.length === history.length; // one number, one move
  const line = (turn, i) =>
    single || turn[0].how === "overruled"
      ? turnLine(state, turn[0], replaced.has(turn[0].number))
      : inputsLine(state, i + 1, turn);
  paint(list, [turns.length, history.at(-1)?.tag, state.seats], () => turns.map(line).toReversed());
}
