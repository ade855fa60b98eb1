import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { faultsProps } from "../../../companion/web/static/table/faults_props.js";
import { tableProps } from "../../../companion/web/static/table/table_props.js";
import { phone, state } from "./examples.js";

learnWords({ faults: "Sensors left out" });

const fault = (spot) => ({ kind: "silent", spots: [spot], text: `${spot} is silent.`, remedy: "Look below." });
const aid = { aid: "walls", name: "Walls", hint: "Shows them.", on: false };

test("the row offers a new game and its end only while one is played", () => {
  const playing = (phase) => tableProps(state({ phase, aids: [aid] }), phone({ host: true })).playing;
  assert.deepEqual(["roll", "over", "idle", "starting"].map(playing), [true, false, false, false]);
});

test("aids are switched by the host alone, while a game is played", () => {
  const aids = (phase, me) => tableProps(state({ phase, aids: [aid] }), me).aids;
  assert.deepEqual(aids("roll", phone({ host: true })), [aid]);
  assert.deepEqual(aids("over", phone({ host: true })), []);
  assert.deepEqual(aids("roll", phone({ seats: ["red"] })), []);
});

test("who plays may correct, in a tournament only the host, also after the end", () => {
  const corrects = (more, me) => tableProps(state(more), me).corrects;
  assert.equal(corrects({}, phone()), false);
  assert.equal(corrects({ phase: "over" }, phone({ seats: ["red"] })), true);
  assert.equal(corrects({ manner: "tournament" }, phone({ seats: ["red"] })), false);
  assert.equal(corrects({ manner: "tournament" }, phone({ host: true })), true);
  assert.equal(corrects({ phase: "idle" }, phone({ host: true })), false);
});

test("walls are asked about where the board has outlets, the seal where there is one", () => {
  const props = tableProps(state({ seal: { commitment: "ab", opened: "" } }), phone(), { marks: { outlets: [1] } });
  assert.deepEqual([props.built, props.sealed], [true, true]);
  const without = tableProps(state(), phone(), { marks: { outlets: [] } });
  assert.deepEqual([without.built, without.sealed], [false, false]);
});

test("one fault is told at the top in full, several by their number", () => {
  assert.equal(faultsProps(state({ faults: [] }), phone()), null);
  assert.equal(faultsProps(state({ faults: [fault("r1")] }), phone()).note, "r1 is silent.");
  assert.equal(faultsProps(state({ faults: [fault("r1"), fault("r2")] }), phone()).note, "Sensors left out (2)");
});

test("whoever plays, and the host, may say that a sensor works", () => {
  const judges = (me) => faultsProps(state({ faults: [fault("r1")] }), me).judges;
  assert.deepEqual([phone(), phone({ seats: ["red"] }), phone({ host: true })].map(judges), [false, true, true]);
});
