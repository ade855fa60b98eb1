// The virtual board: the same picture as the status page, with pieces that can be moved.

import { ask, tell } from "../base/api.js";
import { Page } from "../base/app.js";
import { button, element, html, show } from "../base/html.js";
import {
  showBeside,
  showDice,
  showFaults,
  showInputKeys,
  showMeanwhile,
  showMine,
  showProposal,
  showSources,
  showSuggestions,
  showToDo,
} from "../base/load_on_demand.js";
import { guideArrows, inPlay, letters } from "../base/state.js";
import { attempt, speak } from "../base/ui.js";
import { kindName, t } from "../base/words.js";
import { swatch } from "../board/colours.js";
import { showBeyond } from "../board/off_board.js";
import { Picture } from "../board/picture.js";
import { initial, token } from "../board/shapes.js";
import { TouchBoard } from "../board/touch.js";
import { showPlay, showRarely } from "../play/controls.js";
import { showNow } from "../play/now.js";
import { showSeats } from "../play/seats.js";
import { showTable } from "../table/table.js";

import { coloursOf, SlotColours } from "./slot_colours.js";
import { VirtualPieces } from "./virtual_pieces.js";

/**
 * @import { Geometry, State, Table } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { Edge, Held } from "./virtual_pieces.js"
 * @import { Out } from "./slot_colours.js"
 */

const MEMORY = "hands";

const COLOURS = "wall colours";

const hands = VirtualPieces.load(sessionStorage.getItem(MEMORY));
const drawn = SlotColours.load(sessionStorage.getItem(COLOURS));
const HOLD_MS = 150; // a hand needs time: a magnet that is back sooner looks like a bouncing contact
/** @param {Geometry} props */
const slid = ({ marks }) => Boolean(marks.contacts?.length); // figures that lead a ball below the board, or cross walls that nobody sees
const table = {
  on: "",
  magnets: /** @type {Set<string> | null} */ (null),
  lamps: /** @type {Table["lamps"]} */ ({}),
  events: 0, // so often the board has told of itself
  path: "",
  sending: /** @type {Promise<unknown>} */ (Promise.resolve()),
  waiting: 0,
  touch: /** @type {TouchBoard | null} */ (null),
  texts: /** @type {Map<string, string>} */ (new Map()),
};
const lastEdge = /** @type {Map<string, number>} */ (new Map()); // spot -> when its magnet was moved last

/** @param {Edge} edge */
async function sendOne(edge) {
  const rest = (lastEdge.get(edge.spot) ?? -HOLD_MS) + HOLD_MS - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  const board = await answered(() => tell("/api/board", edge));
  lastEdge.set(edge.spot, performance.now());
  return board;
}

/**
 * What the board answers; its lamps only where none were told meanwhile: those are newer.
 * @param {() => Promise<Table>} asking
 */
async function answered(asking) {
  const { events } = table;
  const board = await attempt(asking);
  return board && { ...board, lamps: table.events === events ? board.lamps : table.lamps };
}

/**
 * Send edges one after the other, in order. Only when all have arrived does the page listen to the board again.
 * @param {Edge[]} edges
 */
function send(edges) {
  for (const edge of edges) {
    table.waiting += 1;
    table.sending = table.sending
      .then(() => sendOne(edge))
      .then((board) => {
        table.waiting -= 1;
        if (table.waiting === 0) return board ? took(board) : look();
      });
  }
  remember();
  page.render();
}

/** Look at the board: after a change of boards, and after a magnet that could not be moved. */
async function look() {
  const board = await answered(() => ask("/api/board"));
  if (board) took(board);
}

/** Whether the board that is drawn is the one of the game in play: it comes a moment after the game. */
function liesHere() {
  const { game, variant } = page.state?.board ?? {};
  return !game || page.geometryPath === `/api/boards/${game}/${variant}`;
}

/** Whoever pulls a wall sees its colour; where it stands nobody does. */
function followSlots() {
  const { state, geometry } = page;
  const slots = geometry?.marks.slots ?? [];
  if (!state || !slots.length || state.phase === "arrange") return;
  const standing = slots.filter((slot) => hands.down.has(slot));
  drawn.begin(state.game_id, standing, coloursOf(state), (below) => Math.floor(Math.random() * below));
  if (drawn.game !== state.game_id) return;
  drawn.follow(new Set(standing));
  sessionStorage.setItem(COLOURS, drawn.dump());
}

function remember() {
  followSlots();
  sessionStorage.setItem(MEMORY, hands.dump());
}

/** Bring memory, board and position together. */
function settle() {
  if (!page.geometry || !page.state || page.state.phase === "starting") return; // what was known of the pieces still holds
  if (!liesHere()) return; // else walls of the game before would be taken for pulled
  if (table.path !== page.geometryPath) {
    if (table.path) hands.clear();
    [table.path, table.magnets] = [page.geometryPath, null];
    look();
  }
  if (!table.magnets || table.waiting) return;
  hands.follow(page.state, page.geometry, table.magnets);
  hands.adopt(table.magnets, page.geometry);
  remember();
  page.render();
}

/** @param {Table} board */
function told(board) {
  table.events += 1;
  took(board);
}

/** @param {Table} board */
function took(board) {
  table.lamps = board.lamps ?? {};
  if (table.waiting === 0) {
    table.magnets = new Set(board.magnets);
    settle();
  }
  page.render();
}

/** @param {string} kind */
const mark = (kind) => (kind === "unknown" ? "?" : (letters(/** @type {State} */ (page.state))[kind] ?? initial(kind)));

const act = {
  /** @param {string} spot */
  lift(spot) {
    table.on = "";
    const held = hands.hand.length;
    const edges = hands.lift(spot);
    if (hands.hand.length === held || !hands.held) return null;
    const { kind } = hands.held;
    send(edges);
    return element(html`<div class="ghost">${token(kind, mark(kind))}</div>`);
  },
  /**
   * Where figures are slid, a dragged one is on every field that it passes.
   * @param {string | null} spot
   */
  over(spot) {
    if (!page.geometry || !slid(page.geometry) || !spot || spot === table.on || hands.down.has(spot)) return;
    const left = table.on ? hands.lift(table.on) : [];
    table.on = spot;
    send([...left, ...hands.place(spot)]);
  },
  /** @param {string | null} spot */
  drop(spot) {
    if (table.on && spot && spot !== table.on && !hands.down.has(spot)) act.over(spot);
    table.on = "";
    if (spot) send(hands.place(spot));
    else page.render();
  },
  /** @param {string} spot */
  tap(spot) {
    const { geometry } = page;
    if (!geometry) return;
    if (geometry.marks.outlets?.includes(spot)) {
      send([true, false].map((on) => ({ spot, on }))); // a ball rolls out
      return;
    }
    const had = hands.held;
    const lifted = had ? [] : hands.lift(spot);
    const edges = had ? hands.place(spot) : hands.held ? lifted : hands.takeBeside(spot, geometry);
    send(edges);
    if (edges.length || hands.held) speak(label(spot));
  },
  cancel() {
    send(hands.putBack());
  },
};

/**
 * A spot in words: where it is, what stands there, and whether what is in the hand may go there.
 * @param {string} name
 */
const label = (name) => {
  const spot = table.texts.get(name) ?? name;
  const kind = hands.down.get(name);
  const there = kind ? t("spot_with", { spot, piece: kindName(kind) }) : t("spot_empty", { spot });
  return page.state?.hand?.targets?.includes(name) ? t("spot_target", { spot: there }) : there;
};

const picture = new Picture({ taps: true, onView: (view) => (table.touch = new TouchBoard(view, act)) });

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showBoard(node, context) {
  const { state, geometry } = context;
  if (!geometry) return;
  table.texts = new Map(geometry.spots.map(({ name, text }) => [name, text]));
  node.classList.toggle("holding", hands.hand.length > 0);
  picture.show(node, context, {
    pieces: [...hands.down].map(([spot, kind]) => ({ spot, kind, look: "down" })),
    lights: table.lamps,
    arrows: guideArrows(state) ?? [],
    signs: state.signs,
    label: t("board"),
  });
  table.touch?.describe(label, (spot) => hands.down.has(spot));
}

/** @param {number} index */
function choose(index) {
  hands.choose(index);
  page.render();
}

/**
 * A piece in the hand; the chosen one is put down next.
 * @param {{ kind: string, index: number, chosen: boolean }} props
 */
const Piece = ({ kind, index, chosen }) => html`<button
  type="button"
  class="held-piece"
  aria-pressed=${String(chosen)}
  aria-label=${kindName(kind)}
  data-f=${`held${index}`}
  onclick=${() => choose(index)}
>
  ${token(kind, mark(kind))}
</button>`;

/** @param {{ held: Held[], chosen: number }} props */
const Hand = ({ held, chosen }) => html`
  <h2>${t("hand")}</h2>
  ${
    held.length === 0
      ? html`<p class="small">${t("hand_empty")}</p>`
      : html`<div class="held" role="group" aria-label=${t("hand")}>
          ${held.map(({ kind }, i) => html`<${Piece} kind=${kind} index=${i} chosen=${i === chosen} />`)}
          ${button(t("put_back"), act.cancel, { kind: "quiet", name: "back" })}
        </div>`
  }
`;

/**
 * The colours of walls that were pulled: told by whoever pulled them, and chosen from where they go back.
 * @param {{ out: Out[], next: number }} props
 */
function PutBack({ out, next }) {
  /** @param {number} i */
  const pick = (i) => () => {
    drawn.next = i;
    page.render();
  };
  /**
   * @param {Out} out
   * @param {number} i
   */
  const piece = ({ colour }, i) => html`<button
    key=${`${colour}${i}`}
    type="button"
    class="held-piece coloured-piece"
    aria-pressed=${String(i === next)}
    aria-label=${`${kindName("wall")}: ${kindName(colour)}`}
    onclick=${pick(i)}
    data-f=${`out${i}`}
  >
    ${swatch(colour)}<span>${kindName(colour)}</span>
  </button>`;
  return html`
    <p class="small">${t("walls_out")}</p>
    <div class="held" role="group" aria-label=${t("walls_out")}>${out.map(piece)}</div>
  `;
}

/** @param {HTMLElement} node */
function showHand(node) {
  show(node, html`<${Hand} held=${hands.hand} chosen=${hands.chosen} />`);
}

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showOut(node, { state }) {
  const out = drawn.game === state.game_id && inPlay(state) ? drawn.out : [];
  if (!out.length) {
    show(node, null);
    return;
  }
  show(node, html`<${PutBack} out=${drawn.out} next=${drawn.next} />`);
}

/** @param {{ phase: string }} props */
const Tools = ({ phase }) => html`<div class="row">
  ${button(t("set_up_help"), () => page.state && page.geometry && send(hands.setUp(page.state, page.geometry)), {
    kind: phase === "arrange" ? "primary" : "",
    name: "set-up",
    title: t("set_up_hint"),
  })}
</div>`;

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showTools(node, { state }) {
  const differs = Boolean(state.game) && !state.offer && ["arrange", "illegal"].includes(state.phase);
  show(node, differs && html`<${Tools} phase=${state.phase} />`);
}

const page = new Page(
  [
    ["now", showNow],
    ["mine", showMine],
    ["meanwhile", showMeanwhile],
    ["beside", showBeside],
    ["proposal", showProposal],
    ["act", showToDo],
    ["meant", showSuggestions],
    ["walls", showOut],
    ["said", showInputKeys],
    ["play", showPlay],
    ["rarely", showRarely],
    ["dice", showDice],
    ["sources", showSources],
    ["board", showBoard],
    ["beyond", showBeyond],
    ["viewing", (node, context) => picture.showTools(node, context)],
    ["hand", showHand],
    ["tools", showTools],
    ["seats", showSeats],
    ["faults", showFaults],
    ["table", showTable],
  ],
  { onBoard: told, onState: settle },
);

page.start();
