import assert from "node:assert/strict";
import { test } from "node:test";
import { Zoom } from "../../../companion/web/static/board/zoom.js";

test("what is as wide as the whole is the whole, to the last digit", () => {
  const whole = [-0.9, -3.9, 4.8, 4.8];
  const zoom = new Zoom({ whole, element: { addEventListener() {} } });
  assert.deepEqual(zoom.fitted(1.5, -1.5, 4.8), whole);
  assert.deepEqual(zoom.fitted(0, 0, 99), whole);
  assert.equal(zoom.fitted(1.5, -1.5, 2.4)[2], 2.4);
});
