// Beside the picture: what lies next to the board, what each seat has, what the pictures on the fields mean. From the
// signs of the state alone.

import { me } from "../base/api.js";
import { html, show } from "../base/html.js";
import { openFigure } from "../base/load_on_demand.js";
import { playerName } from "../base/state.js";
import { t } from "../base/words.js";
import { swatch } from "./colours.js";
import { medal, token } from "./shapes.js";
import { icon, likeness } from "./sketch.js";

/**
 * @import { Seat, SignLine, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/**
 * @param {State} state
 * @param {string} what
 */
const of = (state, what) => (state.signs ?? []).filter((sign) => sign.what === what);

/** @param {SignLine[]} signs */
function lying(signs) {
  /** @param {SignLine} sign */
  const item = ({ value, text }) => html`<li>${swatch(value || "unread", "lying")}<span>${text}</span></li>`;
  return signs.length
    ? [html`<h3>${t("beside_board")}</h3>`, html`<ul class="lying-list">${signs.map(item)}</ul>`]
    : null;
}

/** @param {State} state */
function chips(state) {
  const won = of(state, "chip");
  /** @param {Seat} seat */
  const line = ({ seat, mark }) => {
    const own = won.filter((sign) => sign.seat === seat);
    const count = own.length;
    return html`<li>
      ${token(seat, mark, "small")}
      <span>${playerName(state, seat)}</span>
      <span class="medals" aria-hidden="true">${own.map(medal)}</span>
      <b aria-label=${t("chips_of", { count })}>${count}</b>
    </li>`;
  };
  return [
    html`<h3>${t("chips")}</h3>`,
    html`<ul class="chip-list">${state.seats.filter(({ playing }) => playing).map(line)}</ul>`,
  ];
}

/**
 * The same, short: for a big screen, where there is no room for words.
 * @param {SignLine} sign
 */
export const shortly = ({ picture, text, count }) =>
  html`<span class="stock">${icon(picture)}<span class="hidden">${text}</span><b aria-hidden="true">${count}</b></span>`;

/**
 * How many a seat has of something.
 * @param {SignLine} sign
 */
const stock = ({ picture, text }) => html`<span class="stock">${icon(picture)}<span>${text}</span></span>`;

/**
 * Something of a seat's, with so many of so many in it.
 * @param {SignLine} sign
 */
export const thing = ({ seat, value, picture, text, count, most }) =>
  html`<span class="thing" title=${text}>
    <span class="hidden">${text}</span>
    <b aria-hidden="true">${value}</b>
    ${likeness(seat, value)}
    ${Array.from({ length: most }, (_, i) => icon(picture, i < count ? "full" : "empty"))}
  </span>`;

/**
 * The same, for whoever made it a key to name it and show it by a photo.
 * @param {Context} context
 */
const own = (context) => (/** @type {SignLine} */ sign) =>
  context.state.phase !== "over" && (me.host || me.seats.includes(sign.seat))
    ? html`<button type="button" class="button figure-key" data-f=${`figure-${sign.seat}-${sign.value}`} onclick=${() => openFigure(context, sign)}>${thing(sign)}</button>`
    : thing(sign);

/**
 * What each seat has, as pictures with numbers, and how far it is.
 * @param {Context} context
 */
function belongings(context) {
  const { state } = context;
  const owned = (state.signs ?? []).filter(
    ({ what, seat }) => seat && ["marker", "step", "stock", "thing"].includes(what),
  );
  if (!owned.length) return null;
  /** @param {Seat} seat */
  const line = ({ seat, mark }) => {
    const mine = owned.filter((sign) => sign.seat === seat);
    const at = mine.filter(({ what }) => ["step", "marker"].includes(what)).map(({ text }) => text);
    return html`<li class=${`seat-${seat}`}>
      <span class="owner">
        ${token(seat, mark, "small")}
        <b>${playerName(state, seat)}</b>
        <small>${at.join(" · ")}</small>
      </span>
      <span class="owned">
        ${mine.filter(({ what }) => what === "stock").map(stock)}
        ${mine.filter(({ what }) => what === "thing").map(own(context))}
      </span>
    </li>`;
  };
  return [html`<h3>${t("who_has_what")}</h3>`, html`<ul class="owner-list">${state.seats.map(line)}</ul>`];
}

/**
 * The end: how far each has come, and every word unveiled, one after the other.
 * @param {State} state
 */
function finale(state) {
  const [scores, words] = [of(state, "score"), of(state, "word")];
  if (!scores.length) return null;
  /** @param {string} seat */
  const markOf = (seat) => state.seats.find((each) => each.seat === seat)?.mark ?? "";
  /** @param {string} seat */
  const owner = (seat) => [token(seat, markOf(seat), "small"), html`<span>${playerName(state, seat)}</span>`];
  /** @param {SignLine} sign */
  const row = ({ seat, value, count, most }) => html`<tr class=${state.winners.includes(seat) ? "won" : ""}>
    <th scope="row"><span class="owner">${owner(seat)}</span></th>
    <td>${count}<small>${` / ${most}`}</small></td>
    <td>${value}</td>
  </tr>`;
  /**
   * @param {SignLine} sign
   * @param {number} i
   */
  const word = ({ seat, value, text, picture, count, most }, i) => html`<li style=${{ animationDelay: `${i * 400}ms` }}>
    ${token(seat, markOf(seat), "small")}<b>${value}</b><span class="unveiled">${text}</span>
    <span class="hidden">${t("points_full", { number: count, most })}</span>
    ${Array.from({ length: most }, (_, at) => icon(picture, at < count ? "full" : "empty"))}
  </li>`;
  return html`
    <table class="score-table">
      <thead><tr><th scope="col">${t("score_who")}</th><th scope="col">${t("score_step")}</th><th scope="col">${t("score_solved")}</th></tr></thead>
      <tbody>${scores.map(row)}</tbody>
    </table>
    <h3>${t("score_words")}</h3>
    <ul class="word-list">${words.map(word)}</ul>
  `;
}

/**
 * What the pictures on the fields mean, each once, and what is left for all.
 * @param {State} state
 */
function legend(state) {
  const found = new Map(of(state, "printed").map((sign) => [sign.picture, sign]));
  const left = of(state, "stock").filter(({ seat }) => !seat);
  if (!found.size && !left.length) return null;
  /** @param {SignLine} sign */
  const item = ({ what, picture, value, text }) =>
    html`<li>${icon(picture, what === "printed" ? `on-field f-${value}` : "")}<span>${text}</span></li>`;
  return html`<ul class="legend">${[...left, ...found.values()].map(item)}</ul>`;
}

/**
 * Fill the part below the picture.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showBeyond(node, context) {
  const { state } = context;
  const any = (state.signs ?? []).length > 0 && !["idle"].includes(state.phase);
  show(node, any && [finale(state), lying(of(state, "beside")), belongings(context) ?? chips(state), legend(state)]);
}
