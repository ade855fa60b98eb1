import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { fitted } from "../../../companion/web/static/figures/shrink.js";
import { inWords } from "../../../companion/web/static/record/record.js";
import { state } from "./examples.js";

learnWords({ board: "Board", in_house: "{count} in the house", on_fields: "{count} on fields" });

test("what is told of the board ends with one full stop, also where a game has put one", () => {
  const signs = [
    { what: "corner", spot: "a1", text: "Red began here." },
    { what: "target", spot: "b2", text: "The target: an owl" },
  ];
  assert.match(inWords(state({ game: "labyrinth", signs })), /Red began here\. The target: an owl\./);
});

test("a photo keeps its shape and is never made larger", () => {
  assert.deepEqual(fitted(4000, 3000, 480), [480, 360]);
  assert.deepEqual(fitted(3000, 4000, 480), [360, 480]);
  assert.deepEqual(fitted(100, 50, 480), [100, 50]);
  assert.deepEqual(fitted(9000, 1, 480), [480, 1]);
});
