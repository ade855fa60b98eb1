import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { seatsProps } from "../../../companion/web/static/play/seats_props.js";
import { phone, seat, state } from "./examples.js";

learnWords({
  has_left: "has left",
  kind_blue: "Blue",
  kind_red: "Red",
  lights_off: "no lights",
  looking_on: "You look on.",
  looking_on_free: "Take a seat.",
  taken_seat: "taken",
  you: "you",
});

const line = (given, name, me = phone()) => seatsProps(given, me).seats.find((each) => each.seat === name);

test("no seats are listed before the first game", () => {
  assert.equal(seatsProps(state({ phase: "idle" }), phone()), null);
  assert.equal(seatsProps(state({ seats: [] }), phone()), null);
});

test("a seat is called by its player, else by its colour", () => {
  assert.equal(line(state(), "red").name, "Mia");
  assert.equal(line(state(), "blue").name, "Blue");
});

test("only a phone without a seat may take one that nobody holds", () => {
  assert.equal(line(state(), "blue").free, true);
  assert.equal(line(state(), "blue", phone({ claimed: ["blue"] })).free, false);
  assert.equal(line(state(), "blue", phone({ seats: ["red"], claimed: ["red"] })).free, false);
});

test("more is offered to who holds the seat, to the host, and to players where nobody holds it", () => {
  const more = (me) => line(state(), "blue", me).more;
  assert.equal(more(phone()), false);
  assert.equal(more(phone({ host: true })), true);
  assert.equal(more(phone({ seats: ["blue"], claimed: ["blue"] })), true);
  assert.equal(more(phone({ seats: ["red"], claimed: ["red"] })), true);
  assert.equal(more(phone({ seats: ["red"], claimed: ["red", "blue"] })), false);
});

test("a player who has left can neither be taken nor asked for more", () => {
  const given = state({ seats: [seat("red"), seat("blue", { playing: false, lights: false })] });
  const blue = line(given, "blue", phone({ host: true }));
  assert.deepEqual([blue.free, blue.more, blue.notes], [false, false, "has left · no lights"]);
});

test("the seat to move stands out while the game goes on", () => {
  assert.match(line(state(), "red").css, / turn$/);
  assert.doesNotMatch(line(state({ phase: "over" }), "red").css, /turn/);
});

test("who looks on is told whether a seat is free", () => {
  assert.equal(seatsProps(state(), phone()).looking, "Take a seat.");
  assert.equal(seatsProps(state(), phone({ claimed: ["red", "blue"] })).looking, "You look on.");
  assert.equal(seatsProps(state(), phone({ host: true })).looking, "");
});
