// The finished turns: fetched where they are shown, and then only those that this page has not got. Each line has a tag
// for itself and all before it, so that what was taken back or is told otherwise now is dropped.

import { ask } from "../base/api.js";

/** @import { Past, State } from "../lib/api.js" */

let lines = /** @type {Past[]} */ ([]);
let asked = /** @type {string | null} */ (""); // the last tag of the state for which they were wanted
let loading = /** @type {Promise<unknown>} */ (Promise.resolve());

/**
 * Keep the lines up to the one with this tag (none for an empty one). False where there is no such line.
 * @param {string} tag
 */
function cut(tag) {
  const at = lines.findIndex((line) => line.tag === tag);
  if (tag && at < 0) return false;
  lines = lines.slice(0, at + 1);
  return true;
}

async function load() {
  let answer = await ask(`/api/history?after=${lines.at(-1)?.number ?? 0}`);
  if (!cut(answer.after_tag)) {
    lines = [];
    answer = await ask("/api/history?after=0");
  }
  lines = [...lines, ...answer.lines];
}

/**
 * The finished turns of this state, oldest first. Raises Refusal.
 * @param {State} state
 * @returns {Promise<Past[]>}
 */
export async function turnsOf(state) {
  const { tag } = state.past;
  if (tag !== asked) {
    asked = tag;
    loading = loading.catch(() => null).then(() => (cut(tag) ? undefined : load()));
    loading.catch(() => (asked = null)); // the next one who wants them asks again
  }
  await loading;
  return lines;
}
