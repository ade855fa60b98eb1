import assert from "node:assert/strict";
import { test } from "node:test";
import { walkSounds } from "../../../companion/web/static/check/walk_sounds.js";
import { now, progress, stepsOf, walked } from "../../../companion/web/static/first/first_props.js";

const state = (up, devices = [{}]) => ({ link: { up, devices } });
const me = (host, claimed = []) => ({ host, claimed });
const check = (...boards) => ({ boards: boards.map(([spots, proven]) => ({ spots, proven })) });
const keys = (steps) => steps.map(({ key }) => key);

test("a fresh board is plugged in first, then somebody leads, then it is walked over, then it is played", () => {
  assert.equal(now(stepsOf(state(false), me(false), null)), "plug");
  assert.equal(now(stepsOf(state(true), me(false), null)), "host");
  assert.equal(now(stepsOf(state(true), me(true), null)), "walk");
  assert.equal(now(stepsOf(state(true), me(true), check([24, 3]))), "walk");
  assert.equal(now(stepsOf(state(true), me(true), check([24, 24]))), "play");
});

test("without a board there is nothing to plug in or to walk over", () => {
  assert.deepEqual(keys(stepsOf(state(false, []), me(true), null)), ["host", "none", "label", "phones", "play"]);
  assert.equal(now(stepsOf(state(false, []), me(true), null)), "play");
  assert.deepEqual(keys(stepsOf(state(true), me(true), null, true)), ["host", "virtual", "label", "phones", "play"]);
});

test("what only a host can do is not open to others", () => {
  const open = (host) => keys(stepsOf(state(true), me(host), check([24, 3])).filter((step) => step.open));
  assert.deepEqual(open(false), ["plug", "host", "phones"]);
  assert.deepEqual(open(true), ["plug", "host", "walk", "label", "phones", "play"]);
});

test("thirty fields of a large board are enough", () => {
  assert.equal(walked({ spots: 132, proven: 29 }), false);
  assert.equal(walked({ spots: 132, proven: 30 }), true);
  assert.deepEqual(progress(check([132, 30], [24, 1])), { done: 31, most: 156 });
  assert.deepEqual(progress(null), { done: 0, most: 0 });
});

test("on a walk each field is heard once", () => {
  const walk = (results, phase = "waiting") => ({ phase, results });
  assert.deepEqual(walkSounds(null, walk({})), []);
  assert.deepEqual(walkSounds(walk({}), walk({ a1: "good" })), ["legal"]);
  assert.deepEqual(walkSounds(walk({ a1: "good" }), walk({ a1: "good" })), []);
  assert.deepEqual(walkSounds(walk({ a1: "good" }), walk({ a1: "good", b1: "bad" })), ["illegal"]);
  assert.deepEqual(walkSounds(walk({}), walk({ a1: "skipped" })), []);
  assert.deepEqual(walkSounds(walk({}), walk({ a1: "good" }, "done")), ["win"]);
  assert.deepEqual(walkSounds(walk({ a1: "bad" }), walk({ a1: "bad" }, "done")), ["question"]);
  assert.deepEqual(walkSounds(walk({ a1: "good" }, "done"), walk({ a1: "good" }, "done")), []);
});
