import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
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
