import assert from "node:assert/strict";
import { test } from "node:test";
import { asks } from "../../../companion/web/static/base/heard.js";
import { inOrder } from "../../../companion/web/static/sound/possible.js";

const move = (from, to, to_go, kind = "move", place = "") => ({
  move: `${from}-${to}${place}`,
  from,
  to,
  to_go,
  kind,
  place,
  text: "",
});
const MOVES = [
  move("red", "c1", 34),
  move("c5", "e5", 12, "barricade", "a1"),
  move("c5", "e5", 12, "barricade", "b1"),
  move("d2", "f2", 30, "capture"),
  move("i14", "i15", 0),
  move("c5", "g5", 9),
];
const told = (ways) => ways.map((way) => `${way.move.from}-${way.move.to} ${way.count}`);

test("wins come first, then captures, then what comes farthest; places of a barricade are one way", () => {
  assert.deepEqual(told(inOrder(MOVES, [])), ["i14-i15 1", "d2-f2 1", "c5-g5 1", "c5-e5 2", "red-c1 1"]);
});

test("with a piece in the hand only its targets are told", () => {
  assert.deepEqual(told(inOrder(MOVES, ["e5", "g5"])), ["c5-g5 1", "c5-e5 2"]);
});

test("a game that cannot tell how far it is keeps its order", () => {
  const moves = [move("b", "c", null), move("a", "d", null)];
  assert.deepEqual(told(inOrder(moves, [])), ["b-c 1", "a-d 1"]);
});

test("what the table waits for is a step where there is a way back, else the sentence", () => {
  const state = { guided: true, awaiting: { text: "Put it back." }, steps: [{ text: "From c1." }], setup: null };
  assert.deepEqual(asks(state), [undefined, "From c1.", undefined, undefined]);
  assert.deepEqual(asks({ ...state, guided: false }), ["Put it back.", null, undefined, undefined]);
});
