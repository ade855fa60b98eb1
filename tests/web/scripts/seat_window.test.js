import assert from "node:assert/strict";
import { test } from "node:test";
import { seatChoices } from "../../../companion/web/static/table/seat_props.js";
import { phone, state } from "./examples.js";

const offered = (given, me) =>
  Object.entries(seatChoices(state({ secrets: false, ...given }), me, "red"))
    .filter(([, offer]) => offer)
    .map(([name]) => name);
const player = phone({ seats: ["red"], claimed: ["red"] });
const host = phone({ host: true, claimed: ["red"] });

test("a seat that no phone holds can be taken, one that is held cannot", () => {
  assert.deepEqual(offered({}, phone()), ["take"]);
  assert.deepEqual(offered({}, phone({ claimed: ["red"] })), []);
});

test("who holds the seat, and the host, may give it on, and choose its help", () => {
  assert.deepEqual(offered({}, player), ["rename", "release", "gives", "helps"]);
  assert.deepEqual(offered({}, host), ["rename", "release", "gives", "helps"]);
});

test("after the end nobody gets another name or help, goes on or leaves", () => {
  assert.deepEqual(offered({ phase: "over" }, player), ["release"]);
});

test("where seats have secrets, the holder opens a second phone, and the host frees a lost one", () => {
  assert.deepEqual(offered({ secrets: true }, player), ["rename", "release", "second", "gives", "helps"]);
  assert.deepEqual(offered({ secrets: true }, host), ["rename", "release", "gives", "lost", "helps"]);
});

test("without a board there is neither help nor light to choose", () => {
  const link = /** @type {any} */ ({ needed: false });
  assert.deepEqual(offered({ link }, player), ["rename", "release", "gives"]);
});
