import assert from "node:assert/strict";
import { test } from "node:test";
import { momentProps } from "../../../companion/web/static/play/moment_props.js";
import { seat, state } from "./examples.js";

const told = (picture, more = {}) => ({
  number: 3,
  deed: "move",
  seat: "red",
  mark: "good",
  short: "4 fields",
  long: "Mia moved 4.",
  place: "",
  picture,
  ...more,
});
const parts = (picture, more) => momentProps(state({ moment: told(picture, more) })).parts;
const seats = [seat("red", { name: "Mia" }), seat("blue")];

test("the words are those of the state, and nothing is told before anything has happened", () => {
  const { mark, short, long } = momentProps(state({ moment: told({ what: "move", seat: "red" }) }));
  assert.deepEqual([mark, short, long], ["good", "4 fields", "Mia moved 4."]);
  assert.equal(momentProps(state({ moment: null })), null);
});

test("whoever comes, goes or hands on is drawn by the own piece", () => {
  assert.deepEqual(parts({ what: "person", seat: "red" }), [
    { part: "piece", kind: "red", letter: "R" },
    { part: "sign", sign: "person" },
  ]);
});

test("a number is not told while its die still rolls here", () => {
  const moment = told({ what: "die", die: 4 });
  assert.equal(momentProps(state({ moment }), true), null);
  assert.deepEqual(momentProps(state({ moment }), false).parts, [{ part: "die", number: 4 }]);
  assert.notEqual(momentProps(state({ moment: told({ what: "move", seat: "red" }) }), true), null);
});

test("a piece that captures is drawn with the one it captured, each with its letter", () => {
  assert.deepEqual(momentProps(state({ seats, moment: told({ what: "move", seat: "red", captured: "blue" }) })).parts, [
    { part: "piece", kind: "red", letter: "R" },
    { part: "arrow" },
    { part: "piece", kind: "blue", letter: "B" },
  ]);
});

test("a piece that moved is drawn with the short name of the place where it came", () => {
  assert.deepEqual(parts({ what: "move", seat: "red", to: "c3" }, { place: "field 3, row 2" }).slice(1), [
    { part: "arrow" },
    { part: "place", text: "field 3, row 2" },
  ]);
});

test("a wrong count is drawn as hops beside what the die shows", () => {
  assert.deepEqual(parts({ what: "count", fields: 6, die: 5 }, { mark: "wrong" }), [
    { part: "hops", fields: 6, die: 5 },
    { part: "die", number: 5 },
  ]);
});

test("a colour that was called and the one that came stand side by side, with a sign for right or wrong", () => {
  const both = { what: "colours", called: "red", pulled: "blue" };
  assert.deepEqual(
    parts(both, { mark: "wrong" }).map(({ part, colour, sign }) => colour ?? sign ?? part),
    ["red", "arrow", "blue", "illegal"],
  );
  assert.deepEqual(parts({ what: "colours", called: "red" }), [{ part: "colour", colour: "red" }]);
});

test("every picture has a part at least, also one that no page knows yet", () => {
  const all = "wall bump target chip corner answer riddle letter verdict spear curse steps cave word spots pause board";
  for (const what of [...all.split(" "), "sensor", "person", "back", "question", "trophy", "start", "", "new-one"])
    assert.ok(parts({ what, seat: "", captured: "", placed: "" }).length > 0, what);
});
