import assert from "node:assert/strict";
import { test } from "node:test";
import { Heard } from "../../../companion/web/static/base/heard.js";

const at = (number, deed, game = 7) => ({ game_id: game, moment: { number, deed, long: `${number} ${deed}` } });

test("each moment is told once, and the same one in another game anew", () => {
  const heard = new Heard();
  const told = [at(1, "begun"), at(1, "begun"), at(2, "move"), at(3, "move"), at(3, "move", 8)];
  assert.deepEqual(
    told.map((each) => heard.tell(each)),
    ["1 begun", "", "2 move", "3 move", "3 move"],
  );
  assert.equal(heard.tell({ game_id: 8, moment: null }), "");
});

test("what a lost board has covered is not told again; a board that is lost once more is", () => {
  const heard = new Heard();
  const told = [at(4, "move"), at(4, "lost"), at(4, "move"), at(4, "lost")].map((each) => heard.tell(each));
  assert.deepEqual(told, ["4 move", "4 lost", "", "4 lost"]);
});
