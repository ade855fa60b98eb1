import assert from "node:assert/strict";
import { test } from "node:test";
import { positions } from "../../../companion/web/static/stored/steps.js";

test("each position of a stored game has what a game at rest has: also who has won, none where nobody has", () => {
  const step = { change: { pieces: { a1: null, b1: "red" } } };
  const game = { start: { pieces: { a1: "red" } }, steps: [step], seats: [{ seat: "red" }], winners: ["red"] };
  const [, last] = positions(game);
  assert.deepEqual([last.winners, last.pieces, last.signs], [["red"], { b1: "red" }, []]);
  assert.deepEqual(positions({ ...game, winners: [] })[0].winners, []);
});
