import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countOf,
  factsOf,
  placed,
  toggled,
  toldAtFirst,
  whole,
} from "../../../companion/web/static/printed/printed_props.js";

const line = (more) => ({ told: null, spots: [], values: [], says: [], pictures: [], least: 0, ...more });
const SYMBOLS = line({ key: "symbols", how: "each", spots: ["b1", "c1"], values: ["star", "moon", "sun"] });
const ARROWS = line({ key: "arrows", how: "order", spots: ["a1", "b1", "c1"] });
const COLOURS = line({ key: "colours", how: "some", values: ["red", "blue", "green"], least: 2 });

test("at first nothing is told but that all colours are there", () => {
  const told = toldAtFirst([SYMBOLS, ARROWS, COLOURS]);
  assert.deepEqual(told, { symbols: ["", ""], arrows: [], colours: ["red", "blue", "green"] });
  assert.deepEqual(toldAtFirst([line({ ...ARROWS, told: ["b1"] })]), { arrows: ["b1"] });
});

test("a picture stands on one field alone", () => {
  assert.deepEqual(placed(["star", ""], 1, "star"), ["", "star"]);
  assert.deepEqual(toggled(["red"], "blue"), ["red", "blue"]);
  assert.deepEqual(toggled(["red", "blue"], "red"), ["blue"]);
});

test("pictures are kept all or none, colours only if enough are left", () => {
  assert.deepEqual(
    [
      ["", ""],
      ["star", ""],
      ["star", "sun"],
    ].map((told) => whole(SYMBOLS, told)),
    [true, false, true],
  );
  assert.deepEqual(
    [["red"], ["red", "blue"]].map((told) => whole(COLOURS, told)),
    [false, true],
  );
  assert.deepEqual(countOf(SYMBOLS, ["star", ""]), { count: 1, most: 2 });
});

test("only what was told is sent, colours in their own order", () => {
  const told = { symbols: ["", ""], arrows: ["c1", "b1"], colours: ["blue", "red"] };
  assert.deepEqual(factsOf([SYMBOLS, ARROWS, COLOURS], told), { arrows: ["c1", "b1"], colours: ["red", "blue"] });
});
