// The page of one's own board: what is printed on it is told by pictures, once for all games. What there is to tell the companion
// says (GET /api/shelf); no game is known here.

import { ask, boardOf, tell } from "../base/api.js";
import { button, html, byId as node, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { attempt, note } from "../base/ui.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { swatch } from "../board/colours.js";
import { icon } from "../board/sketch.js";
import { TouchBoard } from "../board/touch.js";
import { countOf, factsOf, placed, toggled, toldAtFirst, whole } from "./printed_props.js";

/**
 * @import { PicturedLine, ShelfLine, SignLine } from "../lib/api.js"
 * @import { Facts } from "./printed_props.js"
 */

/** @param {string} id */
const wanted = new URLSearchParams(location.search);
const look = {
  game: "",
  variant: "",
  lines: /** @type {PicturedLine[]} */ ([]),
  told: /** @type {Facts} */ ({}),
  step: 0,
  spot: "",
  view: /** @type {BoardView | null} */ (null),
  touch: /** @type {TouchBoard | null} */ (null),
  places: /** @type {Record<string, string>} */ ({}),
};

const line = () => look.lines[look.step];
/**
 * @param {PicturedLine} each
 * @param {string} spot
 */
const valueAt = (each, spot) => look.told[each.key][each.spots.indexOf(spot)] ?? "";

/** @param {string[]} told */
function change(told) {
  look.told[line().key] = told;
  render();
}

/** @param {string} spot */
function tap(spot) {
  const { key, how, spots } = line();
  if (!spots.includes(spot)) return;
  if (how === "order") {
    const said = look.told[key];
    if (!said.includes(spot)) change([...said, spot]);
    else if (said.at(-1) === spot) change(said.slice(0, -1));
    return;
  }
  look.spot = look.spot === spot ? "" : spot;
  render();
  if (look.spot) node("choose").querySelector("button")?.focus({ preventScroll: true });
}

/** @param {string} value */
function choose(value) {
  const { key, spots } = line();
  const at = spots.indexOf(look.spot);
  const told = placed(look.told[key], at, value);
  look.spot = spots.find((_, i) => i > at && !told[i]) ?? "";
  change(told);
}

async function keep() {
  const { game, variant, lines, told } = look;
  const facts = factsOf(lines, told);
  if (await attempt(() => tell("/api/printed", { game, variant, facts }))) note(t("own_box_kept"));
}

/** @param {string} spot */
function label(spot) {
  const each = line();
  const where = look.places[spot] ?? spot;
  if (each.how === "order") {
    const at = look.told[each.key].indexOf(spot);
    return at < 0 ? where : t("own_box_at", { spot: where, piece: at + 1 });
  }
  const said = each.says[each.values.indexOf(valueAt(each, spot))];
  return t("own_box_at", { spot: where, piece: said ?? t("own_box_open") });
}

/** The pictures told so far, or the way along the arrows, and the field that is asked about. */
function drawBoard() {
  const { view, touch, told, spot } = look;
  const each = line();
  const sign = (/** @type {Partial<SignLine>} */ drawn) => /** @type {SignLine} */ ({ what: "symbol", ...drawn });
  const pictures = look.lines.find(({ how }) => how === "each");
  const symbols = (pictures?.spots ?? []).map((name) => {
    const picture = pictures?.pictures[pictures.values.indexOf(valueAt(pictures, name))];
    return picture ? sign({ spot: name, picture }) : null;
  });
  const way = each.how === "order" ? told[each.key] : [];
  const numbers = way.map((name, i) => sign({ spot: name, count: i + 1 }));
  view?.update({
    pieces: [],
    signs: each.how === "order" ? numbers : symbols.filter(Boolean),
    lights: Object.fromEntries(
      [spot, way.at(-1)].filter(Boolean).map((at) => [at, { colour: "white", pattern: "steady" }]),
    ),
    label: each.name,
  });
  touch?.describe(label, () => false);
}

/** @param {{ lines: PicturedLine[], step: number }} props */
const Steps = ({ lines, step }) =>
  lines.map((each, i) => {
    const go = () => {
      [look.step, look.spot] = [i, ""];
      render();
    };
    const { count, most } = countOf(each, look.told[each.key]);
    return html`<button key=${each.key} type="button" class="button" aria-pressed=${String(i === step)} onclick=${go} data-f=${`step-${each.key}`}>
      ${each.name}<small>${` ${count}/${most}`}</small>
    </button>`;
  });

/**
 * The pictures, or the colours, to choose from.
 * @param {{ each: PicturedLine, told: string[], spot: string }} props
 */
function Choices({ each, told, spot }) {
  if (each.how === "some")
    return each.values.map(
      (
        value,
        i,
      ) => html`<button key=${value} type="button" class="say-key coloured" aria-pressed=${String(told.includes(value))} onclick=${() => change(toggled(told, value))} data-f=${value}>
        ${swatch(value)}<span>${each.says[i]}</span>
      </button>`,
    );
  if (each.how === "order")
    return told.length
      ? [
          button(t("own_box_back"), () => change(told.slice(0, -1)), { name: "back" }),
          button(t("own_box_none"), () => change([]), { name: "none" }),
        ]
      : null;
  return (
    spot &&
    each.values.map(
      (
        value,
        i,
      ) => html`<button key=${value} type="button" class="picture-key" aria-label=${each.says[i]} title=${each.says[i]} aria-pressed=${String(told.includes(value))} onclick=${() => choose(value)} data-f=${value}>
        ${icon(each.pictures[i])}
      </button>`,
    )
  );
}

function render() {
  const each = line();
  const told = look.told[each.key];
  show(node("steps"), html`<${Steps} lines=${look.lines} step=${look.step} />`);
  show(node("hint"), each.hint);
  node("board").hidden = each.how === "some";
  show(node("choose"), html`<${Choices} each=${each} told=${told} spot=${look.spot} />`);
  node("choose").className = `choose ${each.how}`;
  const ready = look.lines.every((one) => whole(one, look.told[one.key]));
  show(node("tools"), [
    button(t("own_box_keep"), keep, { kind: "primary wide", name: "keep", disabled: !ready }),
    !ready && html`<p class="small">${t("own_box_more")}</p>`,
  ]);
  drawBoard();
}

/**
 * The board that is asked for, else the first that has something to tell.
 * @param {ShelfLine} shelf
 */
function find(shelf) {
  for (const { game, editions } of shelf.games)
    for (const edition of editions)
      if (edition.pictured.length && [null, `${game} ${edition.variant}`].includes(wanted.get("board")))
        return { game, variant: edition.variant, lines: edition.pictured };
  return null;
}

async function start() {
  keepLanguage();
  const shelf = await attempt(() => ask("/api/shelf"));
  const found = shelf && find(shelf);
  if (!found) {
    if (shelf) show(node("hint"), t("own_box_nothing"));
    node("board").hidden = true;
    return;
  }
  Object.assign(look, found);
  look.told = toldAtFirst(look.lines);
  const geometry = await attempt(() => boardOf(look));
  if (!geometry) return;
  look.places = Object.fromEntries(geometry.spots.map(({ name, text }) => [name, text ?? name]));
  look.view = new BoardView(geometry, {});
  const fields = look.lines.flatMap(({ spots }) => spots);
  const act = { lift: () => null, drop: () => null, tap, cancel: () => null };
  look.touch = new TouchBoard(look.view, act, [...new Set(fields)]);
  node("board").replaceChildren(look.view.element);
  render();
}

start();
