import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { controlsProps } from "../../../companion/web/static/play/controls_props.js";
import { slipped } from "../../../companion/web/static/play/permissions.js";
import { phone, state } from "./examples.js";

learnWords({ turn_done: "Turn done" });

const RED = phone({ seats: ["red"], claimed: ["red"] });
const offered = (me) => controlsProps(state(), me).invited.seats.map(({ seat }) => seat);
const shown = (given, me) =>
  Object.entries(controlsProps(given, me))
    .filter(([, value]) => value !== null && value !== false && value !== "")
    .map(([name]) => name);

test("whoever is to roll gets the pad, others are invited", () => {
  assert.deepEqual(shown(state(), RED), ["pad", "pause", "howRolled"]);
  assert.deepEqual(offered(phone()), ["red", "blue"]);
});

test("whoever looks on is offered each free seat, whoever sits only that of whose turn it is", () => {
  assert.deepEqual(offered(phone({ claimed: ["red"] })), ["blue"]);
  assert.deepEqual(offered(phone({ seats: ["blue"], claimed: ["blue"] })), ["red"]);
  assert.deepEqual(offered(phone({ seats: ["green"], claimed: ["red", "blue"] })), []);
});

test("before a game begins each phone without a seat is offered the free ones, the host's too", () => {
  const setUp = state({ phase: "arrange" });
  for (const me of [phone(), phone({ host: true })])
    assert.deepEqual(controlsProps(setUp, me).invited, { seats: setUp.seats, too: false });
  assert.equal(controlsProps(setUp, RED).invited, null);
  assert.equal(controlsProps(setUp, phone({ claimed: ["red", "blue"] })).invited, null);
  assert.equal(controlsProps({ ...setUp, past: { ...setUp.past, lines: 3 } }, phone()).invited, null);
});

test("where each seat has a page of its own the host without one is offered a seat", () => {
  const secret = state({ phase: "say", secrets: true, awaited: [] });
  assert.equal(controlsProps(secret, phone({ host: true })).invited.seats.length, 2);
  assert.equal(controlsProps({ ...secret, secrets: false }, phone({ host: true })).invited, null);
});

test("a turn with its number can be entered, ended and taken back", () => {
  const moves = state({
    phase: "move",
    die: 4,
    undo: { number: 2, seat: "red", slip: false },
    awaited: [{ word: "move", seats: ["red"], source: "board", values: [] }],
  });
  assert.deepEqual(shown(moves, RED), ["turns", "done", "undo", "pause"]);
  assert.equal(controlsProps(moves, RED).done, "Turn done");
});

test("where no number is told a turn ends where nothing can be moved by some number", () => {
  const move = { word: "move", seats: ["red"], source: "board", values: [] };
  const untold = (...words) => state({ phase: "move", awaited: [move, ...words] });
  assert.deepEqual(shown(untold(), RED), ["turns", "pause"]);
  assert.deepEqual(shown(untold({ word: "pass", seats: ["red"], source: "said", values: [] }), RED), [
    "turns",
    "done",
    "pause",
  ]);
});

test("the phone that made the last tap takes it back at the moment, any other after a question", () => {
  const told = state({ phase: "move", die: 4, undo: { number: 2, seat: "red", slip: true } });
  const mine = { ...RED, tap: { game_id: 7, number: 2 } };
  assert.deepEqual([slipped(told, mine), controlsProps(told, mine).undo], [true, false]);
  assert.deepEqual([slipped(told, RED), controlsProps(told, RED).undo], [false, true]);
  for (const other of [
    { undo: { number: 3, seat: "red", slip: true } },
    { undo: { number: 2, seat: "red", slip: false } },
    { undo: { number: 2, seat: "blue", slip: true } },
    { undo: null },
    { game_id: 8 },
    { manner: "tournament" },
  ])
    assert.equal(slipped({ ...told, ...other }, mine), false);
});

test("nothing can be entered or taken back while that is asked beside the game", () => {
  const offer = { number: 3, turns: 1, seats: ["red"], text: "Take it back?" };
  const asked = state({ phase: "illegal", die: 4, offer });
  assert.deepEqual([controlsProps(asked, RED).turns, controlsProps(asked, RED).undo], [false, false]);
});

test("after a game another can be begun and this one looked back on; the host may try a broken one again", () => {
  const over = state({ phase: "over", game_id: 7, again: null });
  assert.deepEqual(controlsProps(over, phone()).begin, { over: true, again: null, stored: 7, broken: null });
  const broken = state({ phase: "idle", aside: { game_id: 5 }, again: null });
  assert.deepEqual(controlsProps(broken, phone({ host: true })).begin, {
    over: false,
    again: null,
    stored: null,
    broken: 5,
  });
  assert.equal(controlsProps(broken, phone()).begin?.broken, null);
});

test("the same again is offered to the host, and to whoever held a seat where the host lets them", () => {
  const idle = (open) => state({ phase: "idle", again: { game_id: 7, open } });
  const offered = (given, who) => Boolean(controlsProps(given, phone(who)).begin?.again);
  assert.deepEqual(
    [{ host: true }, { seats: ["red"] }, {}].map((who) => offered(idle(true), who)),
    [true, true, false],
  );
  assert.equal(offered(idle(false), { seats: ["red"] }), false);
  assert.equal(offered(idle(false), { host: true }), true);
});
