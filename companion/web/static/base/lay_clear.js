// Where a note lies: over nothing that is read or tapped. Knows: what stands on the page now.

const KEYS = "a, button, input, select, summary, .bar, .mine-bar, .window-foot";
const READ = "h1, h2, h3, p, li, label, .now";
const SEEN = "svg.board";
const STEP_PX = 2;

/**
 * What of this stands in front and beside or below the note, as boxes.
 * @param {string} wanted
 * @param {ParentNode} front
 * @param {{ left: number, right: number }} note
 */
function boxes(wanted, front, { left, right }) {
  return [...front.querySelectorAll(wanted)]
    .filter((node) => !node.closest(".notes, .hidden"))
    .map((node) => node.getBoundingClientRect())
    .filter((box) => box.height && box.right > left && box.left < right && box.bottom > 0);
}

/**
 * How far above the foot it may lie; where it stays if it is clear there, else as far down as can be. Undefined where keys fill all.
 * @param {HTMLElement} entry
 * @param {number} stays
 */
function clearOf(entry, stays) {
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const own = entry.getBoundingClientRect();
  const [keys, read, seen] = [KEYS, READ, SEEN].map((wanted) => boxes(wanted, front, own));
  const places = [stays];
  for (let foot = 0; foot + own.height <= innerHeight; foot += STEP_PX) places.push(foot);
  /** @param {DOMRect[]} taken */
  const isClear = (taken) => (/** @type {number} */ foot) =>
    taken.every(({ top, bottom }) => bottom <= innerHeight - foot - own.height || top >= innerHeight - foot);
  const tried = [[...keys, ...read, ...seen], [...keys, ...read], keys];
  return tried.map((taken) => places.find(isClear(taken))).find((foot) => foot !== undefined);
}

/**
 * Lay a note where it covers nothing, or only the board, or at least no key; else the page makes room for it at the top. A virtual board is all keys: there it lies where the sheet has it.
 * @param {HTMLElement} entry
 */
export function layClear(entry) {
  const notes = entry.parentElement;
  if (!notes || notes.classList.contains("makes-room") || document.body.classList.contains("virtual")) return;
  const foot = clearOf(entry, Number.parseFloat(notes.style.bottom) || 0);
  notes.style.bottom = foot === undefined ? "" : `${foot}px`;
  if (foot !== undefined) return;
  document.documentElement.style.setProperty("--note-room", `${notes.offsetHeight}px`);
  notes.classList.add("makes-room");
}

/**
 * The room goes with the note, and another one looks for a place of its own.
 * @param {HTMLElement} notes
 */
export function giveBack(notes) {
  notes.classList.remove("makes-room");
}
