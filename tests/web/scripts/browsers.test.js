import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BROWSERS, features } from "./features.mjs";

const TOLD = readFileSync(new URL("../../../docs/how-to/troubleshooting.md", import.meta.url), "utf8");
const [, chrome, safari, firefox] = TOLD.match(/Chrome or Edge (\d+), Safari ([\d.]+) and Firefox (\d+)/).map(Number);
const OLDEST = { chrome, edge: chrome, firefox, safari };

/** What pages do without where it is missing, and what is then otherwise. */
const SPARED = {
  "::details-content": "rounds before that are folded stay so on paper",
  "content-visibility": "rounds before that are folded stay so on paper",
  "content-visibility: visible": "rounds before that are folded stay so on paper",
  ".checkVisibility": "asked for first; focus goes to the part itself",
  ".fullscreenElement": "no button fills the screen",
  ".fullscreenEnabled": "no button fills the screen",
  ".hasBeenActive": "asked for first; a phone that may not buzz does not",
  ".moveBefore": "Preact asks for it first",
  ".requestFullscreen": "no button fills the screen",
  ".touches": "only fingers make such an event; a browser that has none scrolls as ever",
  ".userActivation": "asked for first; a phone that may not buzz does not",
  ".vibrate": "asked for first; the phone does not buzz",
  "::-moz-progress-bar": "the other engines' names stand beside it",
  "::-webkit-progress-bar": "the other engines' names stand beside it",
  "::-webkit-progress-value": "the other engines' names stand beside it",
  ":fullscreen": "no button fills the screen",
  "@page": "paper has its usual margins",
  "@starting-style": "a piece stands in its place at once",
  hyphens: "long words are not divided",
  "overflow-anchor": "the page may move below a new notice",
  "overflow-anchor: none": "the page may move below a new notice",
  "overflow-clip-margin": "a shadow is cut off",
  "print-color-adjust": "paper has white ground",
  "print-color-adjust: exact": "paper has white ground",
  "text-wrap": "lines are not evened out",
  "text-wrap: balance": "lines are not evened out",
  "text-wrap: pretty": "lines are not evened out",
  "user-select": "its older name stands beside it",
};
/** Words that mean several things, of which MDN has the newest alone. */
const MISTAKEN = ["grid-template: auto"];

const used = features();
const needed = new Map([...used].filter(([name]) => !(name in SPARED) && !MISTAKEN.includes(name)));
const newer = (all, than) =>
  [...all].filter(([, since]) => BROWSERS.some((each) => since[each] > than[each])).map(([name]) => name);
const newest = (browser, all) => Math.max(...all.map((since) => since[browser]));

test("the oldest browsers that the documents name have all that the pages need", () => {
  assert.deepEqual(newer(needed, OLDEST), []);
});

test("what older ones lack would be found", () => {
  const found = newer(needed, { ...OLDEST, chrome: 109, firefox: 120 });
  for (const name of [".toSorted", "border-color: color-mix", ":has"]) assert.ok(found.includes(name), found);
});

test("what is spared is used and newer", () => {
  assert.deepEqual(newer(used, OLDEST).sort(), [...Object.keys(SPARED), ...MISTAKEN].sort());
});

test("what the page looks for refuses all that are older, and no other", () => {
  const asked = [".toReversed", ":has", "background: color-mix"].map((name) => used.get(name));
  for (const browser of BROWSERS) assert.equal(newest(browser, asked), OLDEST[browser], browser);
});
