// The card for whoever comes back: what was played meanwhile.

import { button, html, show } from "../base/html.js";
import { seatOf } from "../base/state.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

/**
 * @import { Past, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { Missed } from "../base/away.js"
 */

const SHOWN = 3;

/**
 * In one sentence.
 * @param {Missed} news
 */
function inShort({ turns, why }) {
  return why ? t(`meanwhile_${why}`) : t("meanwhile_turns", { count: turns.length });
}

/**
 * All that is said aloud.
 * @param {Missed} news
 */
export const inFull = (news) =>
  [t("here_again"), inShort(news), ...news.turns.slice(-SHOWN).map(({ text }) => text)].join(" ");

/**
 * Fill the card; its button, and the next turn, take it away.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showMeanwhile(node, context) {
  const { state, away } = context;
  const close = () => {
    away.news = null;
    context.render();
  };
  show(node, away.news && html`<${News} state=${state} news=${away.news} close=${close} />`);
}

/** @param {{ state: State, news: Missed, close: () => void }} props */
function News({ state, news, close }) {
  /** @param {Past} props */
  const picture = ({ seat }) => seat && token(seat, seatOf(state, seat)?.mark, "small");
  /** @param {Past} turn */
  const line = (turn) => html`<li class="verdict">${picture(turn)}<span>${turn.text}</span></li>`;
  return html`
    <div class="meanwhile-head">
      <h2>${t("here_again")}</h2>
      ${button("×", close, { kind: "quiet close", name: "meanwhile", "aria-label": t("close") })}
    </div>
    <p>${inShort(news)}</p>
    ${news.turns.length > 0 && html`<ul class="verdicts">${news.turns.slice(-SHOWN).map(line)}</ul>`}
  `;
}
