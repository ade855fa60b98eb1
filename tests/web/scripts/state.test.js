import assert from "node:assert/strict";
import { test } from "node:test";
import { hadNumber, pieces } from "../../../companion/web/static/base/state.js";
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
