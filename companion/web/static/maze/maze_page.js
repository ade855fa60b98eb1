// The page of the walls: people tap where they have built, and read whether every field can be reached. Only this phone
// remembers the walls; the companion looks them over and forgets them.

import { ask, boardOf } from "../base/api.js";
import { button, html, byId as node, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { attempt, confirmed } from "../base/ui.js";
import { language, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { sign } from "../board/shapes.js";
import { gaps } from "../board/slots.js";
import { TouchBoard } from "../board/touch.js";

/** @import { Geometry, Maze, SignLine, Slot } from "../lib/api.js" */

const MEMORY = "walls";
/** @param {string} id */
const wanted = new URLSearchParams(location.search);
const look = {
  maze: /** @type {Maze | null} */ (null),
  view: /** @type {BoardView | null} */ (null),
  touch: /** @type {TouchBoard | null} */ (null),
  built: /** @type {Set<string>} */ (new Set()),
  asked: 0,
};

/**
 * The board with its slots in the place of its spots: they alone can be tapped.
 * @param {Geometry} geometry
 * @param {Slot[]} slots
 * @returns {Geometry}
 */
function ofSlots(geometry, slots) {
  const places = gaps(geometry);
  const spots = slots.map(({ name, text }) => ({
    name,
    text,
    pool: null,
    x: places.get(name)?.x ?? 0,
    y: -(places.get(name)?.y ?? 0),
    short: name,
  }));
  const names = spots.map(({ name }) => name);
  const fields = geometry.spots.filter(({ name }) => geometry.marks.fields.includes(name)); // first: edges count them
  return { ...geometry, spots: [...fields, ...spots], marks: { ...geometry.marks, slots: names, outlets: [] } };
}

const key = () => `${MEMORY} ${look.maze?.game} ${look.maze?.variant}`;
const path = () => {
  const asked = { ...Object.fromEntries(wanted), lang: language, walls: [...look.built].join(",") };
  return /** @type {"/api/maze"} */ (`/api/maze?${new URLSearchParams(asked)}`);
};

async function check() {
  const number = (look.asked += 1);
  const maze = await attempt(() => ask(path()));
  if (!maze || number !== look.asked) return; // another tap came after it
  look.maze = maze;
  render();
}

/** @param {string} name */
function toggle(name) {
  if (!look.built.delete(name)) look.built.add(name);
  localStorage.setItem(key(), [...look.built].join(" "));
  render();
  check();
}

async function clear() {
  if (!(await confirmed(t("maze_clear"), t("maze_clear_text"), t("maze_clear")))) return;
  look.built.clear();
  localStorage.removeItem(key());
  await check();
}

/** @param {string} name */
const label = (name) =>
  t(look.built.has(name) ? "maze_wall" : "maze_free", {
    spot: look.maze?.slots.find((slot) => slot.name === name)?.text ?? name,
  });

function render() {
  const { maze, view, touch, built } = look;
  if (!maze || !view || !touch) return;
  view.update({
    pieces: [...built].map((spot) => ({ spot, kind: "wall", look: "down" })),
    signs: maze.cut_off.map((spot) => /** @type {SignLine} */ ({ what: "cut", spot })),
    label: maze.text,
  });
  touch.describe(label, (name) => built.has(name));
  for (const [name, target] of touch.targets) target.setAttribute("aria-pressed", String(built.has(name)));
  show(node("how"), html`<${Found} maze=${maze} count=${built.size} />`);
  show(node("tools"), html`<${Tools} some=${built.size > 0} />`);
}

/**
 * What was found about the walls, and how many there are.
 * @param {{ maze: Maze, count: number }} props
 */
const Found = ({ maze, count }) => html`
  <p class=${`maze-count${maze.ok ? "" : " bad"}`}>${sign(maze.ok ? "legal" : "fault")}<span>${maze.text}</span></p>
  <p class="small">${t("maze_count", { count, most: maze.most })}</p>
`;

/** @param {{ some: boolean }} props */
const Tools = ({ some }) =>
  some ? button(t("maze_clear"), clear, { name: "clear" }) : html`<span class="small">${t("maze_advice")}</span>`;

async function start() {
  keepLanguage();
  if (!node("board")) return; // nothing is built here, and the page says so
  look.maze = await attempt(() => ask(path()));
  if (!look.maze) return;
  const { game, variant, slots } = look.maze;
  const geometry = await attempt(() => boardOf({ game, variant }));
  if (!geometry) return;
  const board = ofSlots(geometry, slots);
  const known = new Set(slots.map(({ name }) => name));
  look.built = new Set((localStorage.getItem(key()) ?? "").split(" ").filter((name) => known.has(name)));
  look.view = new BoardView(board, {});
  look.touch = new TouchBoard(look.view, { lift: () => null, drop: () => null, tap: toggle, cancel: () => null }, [
    ...known,
  ]);
  node("board").replaceChildren(look.view.element);
  await check();
}

start();
