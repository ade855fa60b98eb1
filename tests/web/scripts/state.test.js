import assert from "node:assert/strict";
import { test } from "node:test";
import { pieces } from "../../../companion/web/static/base/state.js";
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
