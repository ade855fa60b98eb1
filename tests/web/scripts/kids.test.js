import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { kidsProps } from "../../../companion/web/static/kids/kids_props.js";
import { phone, seat, state } from "./examples.js";

learnWords({
  game_ended: "The game has ended",
  kind_blue: "Blue",
  now_you: "Your turn next, {name}!",
  turn_of: "{name}'s turn",
  way_back: "Let us put that right",
  your_turn: "Your turn, {name}!",
});

const MIA = phone({ seats: ["red"] });
const shown = (more, me = MIA) => kidsProps(state(more), me);
const picked = ({ mood, scene, keys }) => [mood, scene, keys];

test("whoever is to roll has the keys for it, everybody else sees what was played", () => {
  assert.deepEqual(picked(shown({})), ["", "roll", ["roll", "numbers"]]);
  assert.deepEqual(picked(shown({}, phone({ seats: ["blue"] }))), ["", "wait", []]);
});

test("a phone without a seat may take those that play and that nobody holds", () => {
  const seats = [seat("red"), seat("blue"), seat("green", { playing: false })];
  const props = shown({ seats }, phone({ claimed: ["red"] }));
  assert.deepEqual([props.free, props.keys], [["blue"], ["seats"]]);
  assert.deepEqual(shown({ seats }, phone({ host: true })).free, []);
});

test("whoever moved before the number was known tells the number, and cannot roll", () => {
  const verdicts = [{ verdict: "illegal", reason: "no-roll", text: "Roll first.", ms: 1 }];
  assert.deepEqual(picked(shown({ phase: "illegal", verdicts })), ["oh", "forgot", ["numbers"]]);
});

test("where a piece may go is shown to whoever did not want to count alone", () => {
  const hand = { kind: "in-hand", lifted: ["a1"], targets: ["b1"], awaits: "", moves: [] };
  const seats = (hints) => [seat("red", { hints }), seat("blue")];
  assert.equal(shown({ phase: "move", die: 1, hand, seats: seats("moves") }).scene, "targets");
  assert.equal(shown({ phase: "move", die: 1, hand, seats: seats("none") }).scene, "count");
});

const told = (mark, picture) => ({ number: 3, deed: "x", seat: "red", mark, short: "6 fields", long: "So.", picture });

test("a way back without a step shows what stands wrong; why is told by the moment alone", () => {
  const verdicts = [{ verdict: "illegal", reason: "too-far", text: "Too far.", wrong: ["b1"], ms: 1 }];
  const moment = told("wrong", { what: "count", fields: 6, die: 5 });
  const awaiting = { what: "way-back", seat: "red", seats: ["red"], text: "Put it back." };
  const props = shown({ phase: "illegal", guided: true, die: 5, verdicts, moment, awaiting });
  assert.deepEqual([props.mood, props.scene, props.sentence], ["oh", "wrong", "Put it back."]);
  assert.deepEqual(props.moment?.parts, [
    { part: "hops", fields: 6, die: 5 },
    { part: "die", number: 5 },
  ]);
});

test("where a word makes it count the word is asked for, and no way back is shown", () => {
  const steps = [{ from: "b1", to: "a1", piece: "red", text: "Put it back.", short: "" }];
  const scene = (guided) => shown({ phase: "illegal", guided, steps }).scene;
  assert.deepEqual([scene(true), scene(false)], ["step", "said"]);
});

test("the face is how the moment is to be taken, and the number waits for the die", () => {
  const face = (mark) => shown({ moment: told(mark, { what: "die", die: 4 }) }).mood;
  assert.deepEqual(["good", "wrong", "neutral"].map(face), ["good", "oh", ""]);
  const rolling = kidsProps(state({ die: 4, moment: told("neutral", { what: "die", die: 4 }) }), MIA, true);
  assert.deepEqual([rolling.moment, rolling.number], [null, null]);
});

test("a game goes on while it is asked whose a piece is; lookers-on are not asked", () => {
  const whose = { spots: { a1: "red" }, mixed: false, text: "Is that Mia's?" };
  assert.deepEqual(picked(shown({ whose })), ["look", "whose", ["whose", "roll", "numbers"]]);
  assert.deepEqual(shown({ whose }, phone({ claimed: ["red", "blue"] })).keys, []);
});

test("only whoever owns all the turns takes them back alone, in a tournament only the host", () => {
  const offer = { number: 2, turns: 1, seat: "red", die: 3, seats: ["red"], text: "Take it back?" };
  const sure = (more, me) => shown({ offer, ...more }, me).sure;
  assert.deepEqual(picked(shown({ offer })), ["look", "back", ["take-back"]]);
  assert.equal(sure({}), true);
  assert.equal(sure({ offer: { ...offer, seats: ["red", "blue"] } }), false);
  assert.equal(sure({ manner: "tournament" }), false);
  assert.equal(sure({ manner: "tournament" }, phone({ host: true })), true);
  assert.deepEqual(shown({ offer }, phone()).keys, []);
  const blues = { ...offer, seats: ["blue"] };
  assert.deepEqual(shown({ offer: blues, turn: "blue" }, phone({ seats: ["red"] })).keys, []); // red is not concerned
  assert.deepEqual(shown({ offer: blues, turn: "red" }, phone({ seats: ["red"] })).keys, ["take-back"]);
});

test("only those who have not agreed yet are asked to agree", () => {
  const proposal = (waiting) => ({ what: "edit", text: "Agreed?", agreed: [], waiting, position: {} });
  assert.deepEqual(shown({ proposal: proposal(["red"]) }).keys, ["agree"]);
  assert.deepEqual(shown({ proposal: proposal(["blue"]) }).keys, []);
});

test("a turn is ended by whoever plays it, and leads to the next who plays", () => {
  const seats = [seat("red"), seat("green", { playing: false }), seat("blue")];
  assert.equal(shown({ phase: "move", die: 4, seats }).next, "blue");
  assert.equal(shown({ phase: "move", die: 4, seats }, phone({ seats: ["blue"] })).next, "");
  assert.equal(shown({ phase: "roll", seats }).next, "");
  const untold = (word) => shown({ phase: "move", seats, awaited: [{ word, seats: ["red"], values: [] }] }).next;
  assert.deepEqual(["move", "pass"].map(untold), ["", "blue"]);
});

test("in a pause nothing is asked but to go on", () => {
  const props = shown({ paused: { by: "red", since_ms: 1, text: "A break." } });
  assert.deepEqual([props.scene, props.keys, props.next, props.pause], ["moment", [], "", "go-on"]);
});

test("one winner is the moment's picture, several are drawn, none is a sleeping face", () => {
  const over = (winners) => shown({ phase: "over", winners }).scene;
  assert.deepEqual([[], ["red"], ["red", "blue"]].map(over), ["asleep", "moment", "winners"]);
});

test("a wrong tap of this phone is taken back in pictures, too", () => {
  const undo = { number: 5, seat: "red", slip: true };
  const tapped = { ...MIA, tap: { game_id: 7, number: 5 } };
  assert.deepEqual([shown({ undo }, tapped).slip, shown({ undo }).slip], [5, 0]);
});
