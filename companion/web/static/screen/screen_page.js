// The big screen: read from three metres, touched by nobody. The moment, what to do, the board, who is to move.

import { ask, me } from "../base/api.js";
import { Page } from "../base/app.js";
import { byId, html, inShort, show } from "../base/html.js";
import { rain, showNotes } from "../base/load_on_demand.js";
import { inPlay, letters, nobodyPlays, pieces, playerName } from "../base/state.js";
import { kindName, t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { swatch } from "../board/colours.js";
import { shortly, thing } from "../board/off_board.js";
import { boardArrows, jumped } from "../board/picture.js";
import { medal, token } from "../board/shapes.js";
import { showDie, tumbling, usesDie } from "../play/die.js";
import { Moment } from "../play/moment.js";
import { momentProps } from "../play/moment_props.js";
import { inWords } from "../record/record.js";
import { codePicture, inLines } from "../table/join.js";
import { gamesHere, learnGames } from "./games_here.js";
import { message } from "./screen_words.js";

/**
 * @import { Join, Seat, State } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 * @import { Message } from "./screen_words.js"
 */

const JOIN_MS = 20_000; // the board may get another address at any time
const SHORT = 6; // letters of a word that fits beside a piece
const SQUEEZES = ["", "snug", "tight", "tightest"]; // what gives way where a sentence is long

const shown = {
  view: /** @type {BoardView | null} */ (null),
  lies: "",
  last: /** @type {State | null} */ (null),
  join: /** @type {Join | null} */ (null),
  version: "",
  celebrated: false,
};

// --- what is said ------------------------------------------------------------------------------

/**
 * How long a name is, for its size.
 * @param {string} name
 */
const width = (name) => ["huge", "long", "middle", ""][[28, 18, 11, 0].findIndex((most) => name.length > most)] ?? "";

/** @param {Message} told */
function who({ seat, head, mark }) {
  if (!head) return null;
  return html`<div class="who">
    ${seat ? token(seat, mark) : null}
    <div class="who-name">
      <h1 class=${width(head)}>${head}</h1>
      ${seat && !head.includes(kindName(seat)) ? html`<p class="colour">${kindName(seat)}</p>` : null}
    </div>
  </div>`;
}

/** @param {State} state */
function number(state) {
  if (!inPlay(state) || state.paused || !usesDie(state)) return null;
  return html`<div class="number">${showDie(state)}</div>`;
}

/**
 * What lies beside the board, for all to see.
 * @param {State} state
 */
function lying(state) {
  const things = (state.signs ?? []).filter(({ what, seat }) => what === "beside" && !seat);
  return things.length
    ? html`<p class="beside-board">
      <span class="hidden">${t("beside_board")}</span>
      ${things.map(({ value, text }) => [swatch(value || "unread"), html`<span class="hidden">${` ${text}`}</span>`])}
    </p>`
    : null;
}

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showTell(node, { state }) {
  const told = message(state);
  const moment = momentProps(state, tumbling());
  const rolls = tumbling() && ["roll", "move"].includes(state.phase);
  node.className = `tell${told.seat ? ` seat-${told.seat}` : ""}${told.css ? ` ${told.css}` : ""}`;
  showFitted(node, [
    html`<div class="top-line">${who(told)}${number(state)}</div>`,
    moment && html`<${Moment} ...${moment} />`,
    lying(state),
    told.say ? html`<p class="say">${rolls ? t("die_rolls") : inShort(told.say, told.full || told.say)}</p>` : null,
    told.choices.length ? html`<ol class="choices">${told.choices.map((text) => html`<li>${text}</li>`)}</ol>` : null,
    told.why ? html`<p class="why">${told.why}</p>` : null,
    nobodyPlays(state) ? gamesHere() : null,
    state.lesson && !told.why ? html`<p class="why"><b>${state.lesson.title}.</b> ${state.lesson.text}</p>` : null,
  ]);
  if (state.phase === "over" && told.seat && !shown.celebrated) rain(told.seat, told.mark, state);
  shown.celebrated = state.phase === "over";
  learnGames(state, () => page.render());
}

// --- the board ---------------------------------------------------------------------------------

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showBoard(node, { state, geometry, drawn }) {
  if (!geometry) return;
  const marks = letters(state);
  const lies = JSON.stringify([drawn, marks]);
  if (lies !== shown.lies) {
    shown.view = new BoardView(geometry, marks);
    node.replaceChildren(shown.view.element);
  }
  shown.lies = lies;
  shown.view?.update({
    pieces: pieces(state, geometry),
    lights: state.lights ?? {},
    arrows: boardArrows(state),
    signs: state.signs,
    label: inWords(state),
    jumps: jumped(state, shown.last),
  });
  shown.last = state;
}

// --- who sits where, and how to join -----------------------------------------------------------

/**
 * @param {State} state
 * @param {Seat} seat
 */
function seatChip(state, { seat, mark, playing }) {
  const held = (me.claimed ?? []).includes(seat);
  const turn = inPlay(state) && state.turn === seat;
  const name = playerName(state, seat);
  const wordy = name.split(" ").some(({ length }) => length > SHORT) ? " wordy" : "";
  return html`<li class=${`chip${turn ? " turn" : ""}${wordy}`} aria-current=${turn ? "true" : null}>
    ${token(seat, mark, "small")}
    <span>
      ${name}
      ${won(state, seat)}
      ${inPlay(state) ? null : html`<small>${playing ? t(held ? "seat_held" : "seat_free") : t("has_left")}</small>`}
    </span>
  </li>`;
}

/**
 * How many chips a seat has won, in games that have them.
 * @param {State} state
 * @param {string} seat
 */
function won(state, seat) {
  const signs = state.signs ?? [];
  const owned = signs.filter((sign) => sign.seat === seat);
  /** @param {...string} whats */
  const of = (...whats) => owned.filter(({ what }) => whats.includes(what));
  if (of("stock").length)
    return html`<span class="owned-by">${of("step", "stock").map(shortly)}${of("thing").map(thing)}</span>`;
  if (!signs.some(({ what }) => ["target", "chip"].includes(what))) return null;
  const count = signs.filter((sign) => sign.what === "chip" && sign.seat === seat).length;
  return html`<span class="won-chips" aria-label=${t("chips_of", { count })}>${medal()}${` ${count}`}</span>`;
}

/**
 * The addresses to show: the one in the QR code, and the name that does not change.
 * @param {Join} props
 */
const addresses = ({ urls }) => [...new Set([urls[0], urls[urls.length - 1]])];

/** @param {Join} join */
const offNet = (join) => /^https?:\/\/(127\.|localhost)/.test(join.urls[0]);

/**
 * @param {Join} join
 * @param {boolean} large
 */
function ways(join, large) {
  if (offNet(join)) return html`<p class="way">${t("no_network")}</p>`;
  return [
    codePicture(join, "code-box"),
    html`<div class=${large ? "way" : "way hidden"}>
      <b>${t("join")}</b>
      <p>${t("join_hint")}</p>
      <ul>${addresses(join).map((url) => html`<li>${inLines(url)}</li>`)}</ul>
    </div>`,
  ];
}

/**
 * @param {HTMLElement} node
 * @param {Context} context
 */
function showFoot(node, { state }) {
  const large = !inPlay(state);
  document.body.classList.toggle("inviting", large);
  document.body.classList.toggle("idle", nobodyPlays(state));
  const seats = nobodyPlays(state) ? [] : (state.seats ?? []);
  showFitted(node, [
    seats.length ? html`<ul class="chips">${seats.map((entry) => seatChip(state, entry))}</ul>` : null,
    shown.join ? html`<div class="ways">${ways(shown.join, large)}</div>` : null,
  ]);
}

async function learnWays() {
  const join = await ask("/api/join").catch(() => shown.join);
  if (JSON.stringify(join) === JSON.stringify(shown.join)) return;
  shown.join = join;
  page.render();
}

// --- fitting, filling, staying ------------------------------------------------------------------

/** Nothing scrolls: what matters less gives way until all fits. */
function fit() {
  const { classList } = document.body;
  for (const squeeze of SQUEEZES) {
    classList.remove(...SQUEEZES.filter(Boolean));
    if (squeeze) classList.add(squeeze);
    if (["tell", "foot"].map(byId).every((part) => part.scrollHeight <= part.clientHeight)) return;
  }
}

/**
 * Show, and fit anew where that is something else than before.
 * @param {HTMLElement} node
 * @param {Content} content
 */
function showFitted(node, content) {
  const before = node.innerHTML;
  show(node, content);
  if (node.innerHTML !== before) fit();
}

function offerFullScreen() {
  const fill = byId("fill");
  const show = () => (fill.hidden = !document.fullscreenEnabled || Boolean(document.fullscreenElement));
  fill.addEventListener("click", () => document.documentElement.requestFullscreen().catch(show));
  document.addEventListener("fullscreenchange", show);
  show();
}

/**
 * After an update of the companion the page loads itself anew, once the companion answers.
 * @param {State} state
 */
async function keepUp({ version, title }) {
  byId("board-name").textContent = title;
  shown.version ||= version;
  if (version === shown.version) return;
  const there = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  if (there?.ok) location.reload();
}

const page = new Page(
  [
    ["tell", showTell],
    ["reminders", showNotes],
    ["board", showBoard],
    ["foot", showFoot],
  ],
  { onState: keepUp, turns: false },
);

offerFullScreen();
const sizes = new ResizeObserver(fit); // of the window, and what stands beside them
for (const id of ["tell", "foot"]) sizes.observe(byId(id));
document.fonts?.ready.then(fit);
setInterval(learnWays, JOIN_MS);
window.addEventListener("online", learnWays);
page.start().then(learnWays);
