// The card that a first game tells: for whom, and which picture goes with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonProps, pictured } from "../../../companion/web/static/learn/lesson_props.js";
import { phone, state } from "./examples.js";

const lesson = {
  seat: "red",
  when: "capture",
  title: "Capture",
  text: "Land on it.",
  rule: "MA-08",
  caption: "",
  known: "",
  off: "",
};
const board = { game: "malefiz", variant: "classic", explained: ["MA-08"] };

test("whoever plays the seat and the host see it, others do not", () => {
  const told = lessonProps(state({ lesson }), phone({ seats: ["red"] }), board);
  assert.deepEqual([told?.title, told?.key], ["Capture", "7 red capture"]);
  assert.match(told?.more ?? "", /^\/how-to-play\/malefiz\/classic/);
  assert.ok(lessonProps(state({ lesson }), phone({ host: true }), board));
  assert.equal(lessonProps(state({ lesson }), phone({ seats: ["blue"] }), board), null);
  assert.equal(lessonProps(state(), phone({ host: true }), board), null);
});

test("of cards of the same occasion the picture is that of the same words", () => {
  const cards = /** @type {any[]} */ ([
    { when: "capture", title: "Another house rule" },
    { when: "capture", title: "Capture" },
  ]);
  assert.equal(pictured(cards, lesson), cards[1]);
  assert.equal(pictured([], lesson), undefined);
});
