import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { toDoProps } from "../../../companion/web/static/play/to_do_props.js";
import { phone, state } from "./examples.js";

learnWords({ accept_anyway: "Accept this move anyway", lost_stands: "It stands right" });

const HOST = phone({ host: true });
const illegal = (more) =>
  state({
    phase: "illegal",
    guided: true,
    verdicts: [{ verdict: "illegal", reason: "blocked", text: "Blocked." }],
    ...more,
  });

test("each phase has its card, and a game in order none", () => {
  assert.equal(toDoProps(state(), HOST).kind, "");
  assert.equal(toDoProps(state({ phase: "ask" }), HOST).kind, "question");
  assert.equal(toDoProps(state({ phase: "arrange" }), HOST).kind, "set-up");
  assert.equal(toDoProps(illegal(), HOST).kind, "way-back");
  assert.equal(toDoProps(illegal({ lost: true }), HOST).kind, "lost");
});

test("who moved before the number was known is asked for it", () => {
  const verdicts = [{ verdict: "illegal", reason: "no-roll", text: "No number." }];
  assert.equal(toDoProps(illegal({ verdicts }), HOST).kind, "forgot");
  assert.equal(toDoProps(illegal({ verdicts, die: 3 }), HOST).kind, "way-back");
});

test("a word that makes it count is asked for above, and how to put it back is folded", () => {
  assert.equal(toDoProps(illegal({ guided: false }), HOST).kind, "word-first");
});

test("whose walls are back is asked whether the turn is over; nobody else is", () => {
  assert.equal(toDoProps(illegal({ end_turn: true }), HOST).kind, "end-turn");
  assert.equal(toDoProps(illegal({ end_turn: true }), phone({ seats: ["red"] })).kind, "end-turn");
  assert.equal(toDoProps(illegal({ end_turn: true }), phone({ seats: ["blue"] })).kind, "way-back");
});

test("nothing is asked here while taking back is asked beside the game", () => {
  const offer = { number: 1, turns: 1, seats: ["red"], text: "" };
  assert.equal(toDoProps(illegal({ offer }), HOST).kind, "");
});

test("why something is not right is told by the moment alone; why the board is set up stands here", () => {
  assert.equal(toDoProps(illegal(), HOST).why, "");
  assert.equal(
    toDoProps(state({ phase: "arrange", setup: { text: "Set it up.", done: 1, total: 2 } }), HOST).why,
    "Set it up.",
  );
  const seats = [{ ...state().seats[0], computer: "clever" }];
  const moment = { ...state().moment, long: "The companion wants another turn." };
  assert.equal(toDoProps(illegal({ seats, moment }), HOST).why, moment.long, "what it wants is no slip of a rule");
});

test("whoever plays acts for the companion, and nobody else does", () => {
  const seats = [{ ...state().seats[0], computer: "clever" }, state().seats[1]];
  assert.equal(toDoProps(state({ seats }), phone({ seats: ["blue"] })).allowed, true);
  assert.equal(toDoProps(state({ seats }), phone()).allowed, false);
  assert.equal(toDoProps(state(), phone({ seats: ["blue"] })).allowed, false);
});

test("a move is accepted by who may correct the game, and asked for once", () => {
  const accept = { can: true, text: "" };
  const red = phone({ seats: ["red"] });
  assert.equal(toDoProps(illegal({ accept }), HOST).accept, "Accept this move anyway");
  assert.equal(toDoProps(illegal({ accept, lost: true }), red).accept, "It stands right");
  assert.equal(toDoProps(illegal({ accept }), phone()).accept, "");
  assert.equal(toDoProps(illegal({ accept, manner: "tournament" }), red).accept, "");
  assert.equal(toDoProps(illegal({ accept, proposal: { what: "accept" } }), red).accept, "");
});

test("a set-up tells how far it is", () => {
  const setup = { missing: ["a1"], surplus: ["c1", "d1"], turned: false, wrong_side: "", sensor: true, text: "" };
  const props = toDoProps(state({ phase: "arrange", setup, spots: ["b1", "c1", "d1", "e1"] }), HOST);
  assert.deepEqual([props.done, props.total, props.stands], [0, 3, true]);
});
