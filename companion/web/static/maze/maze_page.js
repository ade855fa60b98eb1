// The page of the walls: people tap where they have built, and read whether every field can be reached. Only this phone
// remembers the walls; the companion looks them over and forgets them.

import { ask, boardOf } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { attempt, confirmed } from "../base/ui.js";
import { language, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { sign } from "../board/shapes.js";
import { gaps } from "../board/slots.js";
import { TouchBoard } from "../board/touch.js";

const MEMORY = "walls";
const node = (id) => document.getElementById(id);
const wanted = new URLSearchParams(location.search);
const look = { maze: null, view: null, touch: null, built: new Set(), asked: 0 };

/** The board with its slots in the place of its spots: they alone can be tapped. */
function ofSlots(geometry, slots) {
  const places = gaps(geometry);
  const spots = slots.map(({ name, text }) => ({
    name,
    text,
    pool: null,
    x: places.get(name).x,
    y: -places.get(name).y,
  }));
  const names = spots.map(({ name }) => name);
  const fields = geometry.spots.filter(({ name }) => geometry.marks.fields.includes(name)); // first: edges count them
  return { ...geometry, spots: [...fields, ...spots], marks: { ...geometry.marks, slots: names, outlets: [] } };
}

const key = () => `${MEMORY} ${look.maze.game} ${look.maze.variant}`;
const path = () =>
  `/api/maze?${new URLSearchParams({ ...Object.fromEntries(wanted), lang: language, walls: [...look.built].join(",") })}`;

async function check() {
  const number = (look.asked += 1);
  const maze = await attempt(() => ask(path()));
  if (!maze || number !== look.asked) return; // another tap came after it
  look.maze = maze;
  render();
}

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

const label = (name) =>
  t(look.built.has(name) ? "maze_wall" : "maze_free", {
    spot: look.maze.slots.find((slot) => slot.name === name)?.text ?? name,
  });

function render() {
  const { maze, view, touch, built } = look;
  view.update({
    pieces: [...built].map((spot) => ({ spot, kind: "wall", look: "down" })),
    signs: maze.cut_off.map((spot) => ({ what: "cut", spot })),
    label: maze.text,
  });
  touch.describe(label, (name) => built.has(name));
  for (const [name, target] of touch.targets) target.setAttribute("aria-pressed", String(built.has(name)));
  show(node("how"), html`<${Found} maze=${maze} count=${built.size} />`);
  show(node("tools"), html`<${Tools} some=${built.size > 0} />`);
}

/** What was found about the walls, and how many there are. */
const Found = ({ maze, count }) => html`
  <p class=${`maze-count${maze.ok ? "" : " bad"}`}>${sign(maze.ok ? "legal" : "fault")}<span>${maze.text}</span></p>
  <p class="small">${t("maze_count", { count, most: maze.most })}</p>
`;

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
