import assert from "node:assert/strict";
import { test } from "node:test";
import { learnWords } from "../../../companion/web/static/base/words.js";
import { explainedAt, refusedBy } from "../../../companion/web/static/learn/explained.js";
import { faultsProps } from "../../../companion/web/static/table/faults_props.js";
import { seatChoices } from "../../../companion/web/static/table/seat_props.js";
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

test("while people rest nothing is corrected or switched; a pause that came by itself ends with it", () => {
  const offers = (by) => {
    const props = tableProps(state({ aids: [aid], paused: { by, since_ms: 0, text: "" } }), phone({ host: true }));
    return [props.corrects, props.aids.length];
  };
  assert.deepEqual(["page", "button", "idle"].map(offers), [
    [false, 0],
    [false, 0],
    [true, 1],
  ]);
});

test("walls are asked about where the board has outlets, the seal where there is one", () => {
  const props = tableProps(state({ seal: { commitment: "ab", opened: "" } }), phone(), { marks: { outlets: [1] } });
  assert.deepEqual([props.built, props.sealed], [true, true]);
  const without = tableProps(state(), phone(), { marks: { outlets: [] } });
  assert.deepEqual([without.built, without.sealed], [false, false]);
});

test("the page that tells how it is played is offered where the board has one", () => {
  const board = { game: "ludo", variant: "small", explained: ["LU-01", "LU-02"], marks: {} };
  const at = (explained) => tableProps(state(), phone(), { ...board, explained }).explained;
  assert.equal(at(["LU-01"]), "/how-to-play/ludo/small?lang=en");
  assert.equal(at([]), "");
  assert.equal(tableProps(state(), phone(), null).explained, "");
});

test("a refusal leads to the card of its rule, else to the top of the page", () => {
  const board = { game: "ludo", variant: "small", explained: ["LU-01"] };
  assert.equal(explainedAt(board, "LU-01"), "/how-to-play/ludo/small?lang=en#LU-01");
  for (const none of ["LU-09", ""]) assert.equal(explainedAt(board, none), "/how-to-play/ludo/small?lang=en");
  assert.equal(explainedAt({ ...board, explained: [] }, "LU-01"), "");
  assert.equal(explainedAt(board, null), "");
  const refused = (deed, rule) =>
    refusedBy(state({ moment: { deed }, verdicts: [{ verdict: "illegal", reason: "blocked", rule }] }));
  assert.equal(refused("illegal", "LU-01"), "LU-01");
  assert.equal(refused("illegal", ""), "");
  assert.equal(refused("restored", "LU-01"), null);
  assert.equal(refusedBy(state({ moment: { deed: "illegal" }, verdicts: [] })), "");
});

test("one fault is told at the top in full, several by their number", () => {
  assert.equal(faultsProps(state({ faults: [] }), phone()), null);
  assert.equal(faultsProps(state({ faults: [fault("r1")] }), phone()).note, "r1 is silent.");
  assert.equal(faultsProps(state({ faults: [fault("r1"), fault("r2")] }), phone()).note, "Sensors left out (2)");
});

test("whoever plays, and the host, may say that a sensor works", () => {
  const judges = (me) => faultsProps(state({ faults: [fault("r1")] }), me).judges;
  assert.deepEqual([phone(), phone({ seats: ["red"] }), phone({ host: true })].map(judges), [false, true, true]);
  const paused = { by: "page", since_ms: 0, text: "" };
  assert.equal(faultsProps(state({ faults: [fault("r1")], paused }), phone({ host: true })).judges, false);
});

const offered = (given, me) =>
  Object.entries(seatChoices(state({ secrets: false, ...given }), me, "red"))
    .filter(([, offer]) => offer)
    .map(([name]) => name);
const player = phone({ seats: ["red"], claimed: ["red"] });
const host = phone({ host: true, claimed: ["red"] });

test("a seat that no phone holds can be taken, one that is held cannot", () => {
  assert.deepEqual(offered({}, phone()), ["take"]);
  assert.deepEqual(offered({}, phone({ claimed: ["red"] })), []);
});

test("who holds the seat, and the host, may give it on, and choose its help", () => {
  assert.deepEqual(offered({}, player), ["rename", "release", "gives", "helps"]);
  assert.deepEqual(offered({}, host), ["rename", "release", "gives", "helps"]);
});

test("after the end nobody gets another name or help, goes on or leaves", () => {
  assert.deepEqual(offered({ phase: "over" }, player), ["release"]);
});

test("where seats have secrets, the holder opens a second phone, and the host frees a lost one", () => {
  assert.deepEqual(offered({ secrets: true }, player), ["rename", "release", "second", "gives", "helps"]);
  assert.deepEqual(offered({ secrets: true }, host), ["rename", "release", "gives", "lost", "helps"]);
});

test("without a board there is neither help nor light to choose", () => {
  const link = /** @type {any} */ ({ needed: false });
  assert.deepEqual(offered({ link }, player), ["rename", "release", "gives"]);
});
