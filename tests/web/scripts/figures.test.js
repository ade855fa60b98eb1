import assert from "node:assert/strict";
import { test } from "node:test";
import { fitted } from "../../../companion/web/static/figures/shrink.js";

test("a photo keeps its shape and is never made larger", () => {
  assert.deepEqual(fitted(4000, 3000, 480), [480, 360]);
  assert.deepEqual(fitted(3000, 4000, 480), [360, 480]);
  assert.deepEqual(fitted(100, 50, 480), [100, 50]);
  assert.deepEqual(fitted(9000, 1, 480), [480, 1]);
});
