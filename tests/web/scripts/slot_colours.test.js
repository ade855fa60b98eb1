import assert from "node:assert/strict";
import { test } from "node:test";
import { coloursOf, SlotColours } from "../../../companion/web/static/virtual/slot_colours.js";
import { state } from "./examples.js";

const SLOTS = ["a", "b", "c", "d"];
const begun = () => {
  const colours = new SlotColours();
  colours.begin(7, SLOTS, ["red", "blue"], (below) => below - 1); // nothing is exchanged
  return colours;
};

test("each colour is there as often, and a game is drawn once", () => {
  const colours = begun();
  assert.deepEqual([...colours.slots.values()], ["red", "blue", "red", "blue"]);
  colours.follow(new Set(["b", "c", "d"]));
  colours.begin(7, SLOTS, ["red", "blue"], () => 0);
  assert.deepEqual(colours.out, [{ from: "a", colour: "red" }]);
  colours.begin(8, SLOTS, ["red", "blue"], () => 0);
  assert.deepEqual(colours.out, []);
});

test("a wall keeps its colour wherever it goes", () => {
  const colours = begun();
  colours.follow(new Set(["c", "d"]));
  colours.next = 1;
  colours.follow(new Set(["a", "c", "d"]));
  assert.equal(colours.slots.get("a"), "blue");
  colours.follow(new Set(SLOTS));
  assert.equal(colours.slots.get("b"), "red");
  assert.deepEqual(SlotColours.load(colours.dump()).slots, colours.slots);
});

test("put back where it was, a wall is the same one", () => {
  const colours = begun();
  colours.follow(new Set(["c", "d"]));
  colours.follow(new Set(["b", "c", "d"]));
  assert.equal(colours.slots.get("b"), "blue");
});

test("a game that calls no colours has none", () => {
  const values = ["red", "blue"].map((colour) => ({ input: `call:${colour}`, text: colour, colour }));
  assert.deepEqual(coloursOf(state()), []);
  assert.deepEqual(coloursOf(state({ awaited: [{ word: "call", seats: ["red"], values }] })), ["red", "blue"]);
});
