// One card for each table: who, what, the board as it stands, and what is needed there.

import { Component, html } from "../base/html.js";
import { expected } from "../base/state.js";
import { kindName, t } from "../base/words.js";
import { lessThan } from "../board/board_subset.js";
import { BoardImage } from "../board/miniature.js";
import { dieFace, token } from "../board/shapes.js";
import { comingKey } from "./orders.js";

const geometries = new Map(); // name -> geometry, or a promise of it
const MOST_KEPT = 100;

/** The geometry of a board; `done` is called once one that was not there has come. */
function geometryOf(name, done) {
  const known = geometries.get(name);
  if (known) return known.spots ? known : null;
  if (geometries.size >= MOST_KEPT) geometries.clear();
  const coming = fetch(`/api/hall/boards/${name}`)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
    .then((geometry) => geometries.set(name, geometry))
    .then(done)
    .catch(() => geometries.delete(name));
  geometries.set(name, coming);
  return null;
}

/** The board of a table; what cannot be drawn is left out, and the card stays. */
class TableBoard extends Component {
  componentDidCatch() {
    this.setState({ broken: this.props.board });
  }

  render({ board, pieces, label }, { broken }) {
    const whole = board && pieces && broken !== board ? geometryOf(board, () => this.setState({})) : null;
    if (!whole) return html`<div class="no-board" />`;
    if (this.whole !== whole || this.without !== pieces.without.join()) {
      [this.whole, this.without] = [whole, pieces.without.join()];
      this.geometry = pieces.without.length ? lessThan(whole, new Set(pieces.without)) : whole;
    }
    const stands = expected(pieces, this.geometry);
    const shown = [...stands].map(([spot, kind]) => ({ spot, kind, look: "down" }));
    const contents = { pieces: shown, signs: pieces.signs, label };
    return html`<${BoardImage} css="hall-board" geometry=${this.geometry} marks=${pieces.marks} contents=${contents} />`;
  }
}

/** What is needed at a table, in sentences, the most urgent first. */
export function needs({ there, twice, call, state, pieces }) {
  if (!there) return [];
  return [
    call.on && !call.coming && t("hall_calls"),
    call.on && call.coming && t("hall_coming_now"),
    twice && t("hall_twice"),
    state?.faults > 0 && t("hall_fault", { count: state.faults }),
    pieces?.asks && t("hall_question"),
    state && !state.saved && state.phase !== "starting" && t("hall_unsaved"),
  ].filter(Boolean);
}

const PLAYED = ["roll", "move", "say", "draw", "illegal", "ask", "arrange"];

function mover({ state, pieces }) {
  if (!state?.seat || !PLAYED.includes(state.phase)) return null;
  return html`<p class=${`mover seat-${state.seat}`}>
    ${token(state.seat, pieces?.marks[state.seat] ?? "", "small")} <b>${kindName(state.seat)}</b>
    ${state.number ? html`${dieFace(state.number)}<span class="hidden">${t("hall_number", { number: state.number })}</span>` : null}
  </p>`;
}

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

/** All of them. */
export const TableCards = ({ tables, known }) =>
  tables.length
    ? tables.map((table) => html`<${Card} key=${table.id} table=${table} />`)
    : html`<p class="card">${t(known ? "hall_none" : "hall_away")}</p>`;
