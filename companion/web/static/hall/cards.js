// One card for each table: who, what, the board as it stands, and what is needed there.

import { Component, html } from "../base/html.js";
import { expected } from "../base/state.js";
import { kindName, t } from "../base/words.js";
import { lessThan } from "../board/board_subset.js";
import { BoardImage } from "../board/miniature.js";
import { dieFace, token } from "../board/shapes.js";
import { comingKey } from "./orders.js";

/**
 * @import { Geometry } from "../lib/api.js"
 * @import { HallPieces, HallTable } from "../lib/hall.js"
 */

/** @typedef {{ board: string, pieces: HallPieces | null, label: string }} BoardOfTable */

/** Name -> geometry, or a promise of it. @type {Map<string, Geometry | Promise<unknown>>} */
const geometries = new Map();
const MOST_KEPT = 100;

/**
 * The geometry of a board; `done` is called once one that was not there has come.
 * @param {string} name
 * @param {() => void} done
 */
function geometryOf(name, done) {
  const known = geometries.get(name);
  if (known) return "spots" in known ? known : null;
  if (geometries.size >= MOST_KEPT) geometries.clear();
  const coming = fetch(`/api/hall/boards/${name}`)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .then((geometry) => geometries.set(name, geometry))
    .then(done)
    .catch(() => geometries.delete(name));
  geometries.set(name, coming);
  return null;
}

/**
 * The board of a table; what cannot be drawn is left out, and the card stays.
 * @extends {Component<BoardOfTable, { broken?: string }>}
 */
class TableBoard extends Component {
  geometry = /** @type {Geometry | null} */ (null);
  whole = /** @type {Geometry | null} */ (null);
  without = "";

  componentDidCatch() {
    this.setState({ broken: this.props.board });
  }

  /**
   * @param {BoardOfTable} props
   * @param {{ broken?: string }} props
   */
  render({ board, pieces, label }, { broken }) {
    const whole = board && pieces && broken !== board ? geometryOf(board, () => this.setState({})) : null;
    if (!whole || !pieces) return html`<div class="no-board" />`;
    let { geometry } = this;
    if (!geometry || this.whole !== whole || this.without !== pieces.without.join()) {
      [this.whole, this.without] = [whole, pieces.without.join()];
      this.geometry = geometry = pieces.without.length ? lessThan(whole, new Set(pieces.without)) : whole;
    }
    const stands = expected(pieces, geometry);
    const shown = [...stands].map(([spot, kind]) => ({ spot, kind, look: "down" }));
    const contents = { pieces: shown, signs: pieces.signs, label };
    return html`<${BoardImage} css="hall-board" geometry=${geometry} marks=${pieces.marks} contents=${contents} />`;
  }
}

/**
 * What is needed at a table, in sentences, the most urgent first.
 * @param {HallTable} props
 */
export function needs({ there, twice, call, state, pieces }) {
  if (!there) return [];
  return [
    call.on && !call.coming && t("hall_calls"),
    call.on && call.coming && t("hall_coming_now"),
    twice && t("hall_twice"),
    state && state.faults > 0 && t("hall_fault", { count: state.faults }),
    pieces?.asks && t("hall_question"),
    state && !state.saved && state.phase !== "starting" && t("hall_unsaved"),
  ].filter(Boolean);
}

const PLAYED = ["roll", "move", "say", "draw", "illegal", "ask", "arrange"];

/** @param {HallTable} props */
function mover({ state, pieces }) {
  if (!state?.seat || !PLAYED.includes(state.phase)) return null;
  return html`<p class=${`mover seat-${state.seat}`}>
    ${token(state.seat, pieces?.marks[state.seat] ?? "", "small")} <b>${kindName(state.seat)}</b>
    ${state.number ? html`${dieFace(state.number)}<span class="hidden">${t("hall_number", { number: state.number })}</span>` : null}
  </p>`;
}

/** @param {{ table: HallTable }} props */
function Card({ table }) {
  const { id, title, url, there, call, state, pieces, board, lang } = table;
  const wanted = needs(table);
  const calls = wanted.length > 0;
  const css = `card hall-table${calls ? " calls" : ""}${there ? "" : " gone"}`;
  return html`<article class=${css} aria-label=${title || id} data-table=${id}>
    <header>
      <h2>${title || id}</h2>
      <span class="hall-game" lang=${lang}>${pieces?.title ?? ""}</span>
    </header>
    ${there ? null : html`<p class="hall-need">${t("hall_away")}</p>`}
    ${calls ? html`<ul class="hall-needs">${wanted.map((line) => html`<li class="hall-need">${line}</li>`)}</ul>` : null}
    ${call.on && !call.coming && there ? comingKey(id) : null}
    <${TableBoard} board=${board} pieces=${pieces} label=${title} />
    ${mover(table)}
    <p class="hall-say" lang=${lang}>${state?.phase && state.phase !== "idle" ? state.awaits : t("hall_nobody")}</p>
    ${state?.last ? html`<p class="hall-last" lang=${lang}>${state.last}</p>` : null}
    ${url ? html`<a class="button" href=${url}>${t("hall_open")}<span class="hidden"> ${title}</span></a>` : html`<p class="small">${t("hall_no_page")}</p>`}
  </article>`;
}

/**
 * All of them.
 * @param {{ tables: HallTable[], known: boolean }} props
 */
export const TableCards = ({ tables, known }) =>
  tables.length
    ? tables.map((table) => html`<${Card} key=${table.id} table=${table} />`)
    : html`<p class="card">${t(known ? "hall_none" : "hall_away")}</p>`;
