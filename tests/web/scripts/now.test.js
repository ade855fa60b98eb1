import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { nowProps } from "../../../companion/web/static/play/now_props.js";
import { phone, seat, state } from "./examples.js";

learnWords({
  all_together: "Everybody together",
  die_rolls: "The die is rolling ...",
  kind_blue: "Blue",
  kind_red: "Red",
  now_seat: "{name} is asked",
  now_you: "{name}, you are asked",
  set_up_board: "Set up the board",
  turn_of: "{name}'s turn",
  way_back: "Let us put that right",
  welcome: "Welcome!",
  your_turn: "Your turn, {name}!",
});

const STILL = { tumbling: false, shown: true };
const card = (more, me = phone(), die = STILL) => nowProps(state(more), me, die);

test("the headline says whose turn it is, and to the phone that holds the seat that it is its own", () => {
  assert.equal(card({}).headline, "Mia's turn");
  assert.equal(card({}, phone({ seats: ["red"] })).headline, "Your turn, Mia!");
});

test("whoever has to answer in another's turn is named", () => {
  const awaiting = { what: "say", seat: "blue", seats: ["blue"], text: "" };
  assert.equal(card({ awaiting }).headline, "Blue is asked");
  assert.equal(card({ awaiting }, phone({ seats: ["blue"] })).headline, "Blue, you are asked");
});

test("several who may say something are named together, and the card is nobody's", () => {
  const props = card({ awaiting: { what: "say", seat: "red", seats: ["red", "blue"], text: "" } });
  assert.deepEqual([props.seat, props.headline], ["", "Everybody together"]);
  assert.deepEqual(
    props.together.map(({ name }) => name),
    ["Mia", "Blue"],
  );
});

test("no number is told before the die has come to rest", () => {
  assert.equal(
    card({ phase: "move", die: 6 }, phone(), { ...STILL, tumbling: true }).sentence.text,
    "The die is rolling ...",
  );
});

test("a way back is told by the card, in short for who sees the board: why is the moment's to tell", () => {
  const steps = [{ from: "a1", to: "b1", piece: "red", text: "Put it back.", short: "Back" }];
  const awaiting = { what: "fix", seat: "red", seats: ["red"], text: "Put it back." };
  const verdicts = [{ verdict: "illegal", text: "Too far.", ms: 1 }];
  const told = { short: "Back", text: "Put it back." };
  assert.deepEqual(card({ phase: "illegal", steps, awaiting, verdicts }).sentence, told);
  assert.deepEqual(card({ phase: "arrange", steps, awaiting: { ...awaiting, text: "Set it up." } }).sentence, told);
});

test("the winner has the card, and a cup", () => {
  const props = card({ phase: "over", winners: ["blue"], won: "Blue has won.", seats: [seat("red"), seat("blue")] });
  assert.deepEqual(
    [props.seat, props.picture, props.celebrates, props.headline],
    ["blue", "trophy", true, "Blue has won."],
  );
});

test("a game without a die shows none", () => {
  assert.equal(card({}, phone(), { ...STILL, shown: false }).picture, "");
});
