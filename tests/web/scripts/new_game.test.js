import assert from "node:assert/strict";
import { test } from "node:test";
import { factsOf, orderOf, playersAtFirst } from "../../../companion/web/static/table/new_game_props.js";

const edition = /** @type {any} */ ({
  variant: "classic",
  seats: ["red", "green", "blue"],
  fewest: 2,
  most: 3,
  rules: [
    { key: "strict", values: [false, true], says: [] },
    { key: "speed", values: [1, 2, 5], says: ["slow", "fast", "very fast"] },
  ],
  handicap: { least: 3, most: 5 },
});
const game = /** @type {any} */ ({ game: "toy" });

const filled = (fields) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

test("who played before plays again, and so many more as have to", () => {
  assert.deepEqual(playersAtFirst(edition, new Map([["green", { plays: true }]])), ["red", "green"]);
  assert.deepEqual(playersAtFirst(edition, new Map()), ["red", "blue"]);
});

test("only what is not usual is ordered", () => {
  const usual = filled([
    ["manner", "friendly"],
    ["name red", " Ida "],
    ["rule speed", "0"],
    ["fewer red", "5"],
    ["fewer green", "5"],
  ]);
  const order = orderOf({ game, edition }, usual, ["red", "green"], "green");
  assert.deepEqual([order.names, order.options, order.pawns, order.bare], [{ red: "Ida" }, {}, {}, false]);
  assert.deepEqual([order.game, order.variant, order.manner, order.first], ["toy", "classic", "friendly", "green"]);
  const other = filled([
    ["rule strict", "on"],
    ["rule speed", "2"],
    ["fewer red", "3"],
    ["bare", "on"],
  ]);
  const changed = orderOf({ game, edition }, other, ["red", "green"], "red");
  assert.deepEqual([changed.options, changed.pawns, changed.bare], [{ strict: true, speed: 5 }, { red: 3 }, true]);
});

test("what is fixed on a board stays, the rest is as it was looked up", () => {
  const facts = /** @type {any} */ ([
    { key: "steps", usual: 40, told: null, places: [] },
    { key: "fields", usual: ["a", "b"], told: null, places: ["1", "2"], fixed: 1 },
  ]);
  const form = filled([
    ["fact steps", "38"],
    ["fact fields", "c"],
  ]);
  assert.deepEqual(factsOf(facts, form), { steps: 38, fields: ["a", "c"] });
});

test("who learns is ordered only where somebody plays for the first time", () => {
  const learning = /** @type {[string, string][]} */ ([
    ["learns red", "on"],
    ["learns blue", "on"],
  ]);
  const order = (/** @type {[string, string][]} */ fields) =>
    orderOf({ game, edition }, filled(fields), ["red", "green"], "red").learns;
  assert.deepEqual(order(learning), []);
  assert.deepEqual(order([...learning, ["first-time", "on"]]), ["red"]);
});
