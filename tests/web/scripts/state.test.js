import assert from "node:assert/strict";
import { test } from "node:test";
import { hadNumber, pieces } from "../../../companion/web/static/base/state.js";
import { Zoom } from "../../../companion/web/static/board/zoom.js";
import { positions } from "../../../companion/web/static/stored/steps.js";
import { state } from "./examples.js";

test("what the sensors see in a slot is a wall, known or not; on a field it is a figure that nobody knows", () => {
  const geometry = { pools: [], marks: { slots: ["a1-b1"] } };
  const shown = state({ phase: "illegal", stands: {}, spots: ["a1", "a1-b1"], link: { up: true }, verdicts: [] });
  assert.deepEqual(
    pieces(shown, geometry).map(({ spot, kind }) => [spot, kind]),
    [
      ["a1", "unknown"],
      ["a1-b1", "wall"],
    ],
  );
});

test("a number is corrected where one is known or the last turn had one, not after a word", () => {
  const last = (die) => /** @type {any} */ ({ past: { last: { die } } });
  assert.deepEqual([hadNumber(state({ die: 4 })), hadNumber(state({ die: null }))], [true, false]);
  assert.deepEqual(
    [4, 0, null].map((die) => hadNumber(state({ die: null, ...last(die) }))),
    [true, false, false],
  );
});

test("each position of a stored game has what a game at rest has: also who has won, none where nobody has", () => {
  const step = { change: { pieces: { a1: null, b1: "red" } } };
  const game = { start: { pieces: { a1: "red" } }, steps: [step], seats: [{ seat: "red" }], winners: ["red"] };
  const [, last] = positions(game);
  assert.deepEqual([last.winners, last.pieces, last.signs], [["red"], { b1: "red" }, []]);
  assert.deepEqual(positions({ ...game, winners: [] })[0].winners, []);
});

test("what is as wide as the whole is the whole, to the last digit", () => {
  const whole = [-0.9, -3.9, 4.8, 4.8];
  const zoom = new Zoom({ whole, element: { addEventListener() {} } });
  assert.deepEqual(zoom.fitted(1.5, -1.5, 4.8), whole);
  assert.deepEqual(zoom.fitted(0, 0, 99), whole);
  assert.equal(zoom.fitted(1.5, -1.5, 2.4)[2], 2.4);
});
