// What has happened: the list of turns, what was taken, and the board in words.

import { html, show } from "../base/html.js";
import { looks } from "../base/looks.js";
import { marked, playerName, seatOf } from "../base/state.js";
import { t } from "../base/words.js";
import { token } from "../board/shapes.js";

/**
 * @import { SignLine, State, Taken } from "../lib/api.js"
 * @import { Context, Seen } from "../lib/page.js"
 */

/** @typedef {Pick<Seen, "game" | "house" | "pieces" | "signs" | "seats" | "guided" | "steps" | "past">} Pictured */

/**
 * What each seat has taken, and all finished turns, newest first: filled when they are opened, and kept true while they are open.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showHistory(node, context) {
  const { state } = context;
  const { turns, taken } = state.past;
  const count = t("history", { count: turns });
  const again = () => context.render();
  show(
    node,
    turns > 0 &&
      html`
        ${Object.keys(state.house ?? {}).length > 0 && html`<h2>${t("taken")}</h2>${takenTable(state, taken)}`}
        <details class="history" ontoggle=${again}>
          <summary data-f="history">${count}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${count} />
        </details>
      `,
  );
  const open = turns > 0 && node.querySelector("details")?.open;
  if (open)
    import("./finished_turns.js").then(({ fillTurns }) =>
      fillTurns(/** @type {HTMLElement} */ (node.querySelector(".turns")), context),
    );
}

/**
 * @param {State} state
 * @param {Taken[]} rows
 */
function takenTable(state, rows) {
  /** @param {number} value */
  const cell = (value) => html`<td>${value}</td>`;
  const headings = [
    [t("captured"), t("captured_short")],
    [t("was_captured"), t("was_captured_short")],
    [t("barricades"), t("barricades_short")],
  ];
  /** @param {string[]} captions */
  const heading = ([full, short]) =>
    html`<th scope="col"><span class="full">${full}</span><abbr title=${full} aria-hidden="true">${short}</abbr></th>`;
  return html`<table class="taken">
    <thead><tr><td />${headings.map(heading)}</tr></thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
        <th scope="row">
          <span class="named">
            ${token(row.seat, seatOf(state, row.seat)?.mark, "small")}
            <span>${playerName(state, row.seat)}</span>
          </span>
        </th>
        ${cell(row.captured)}
        ${cell(row.lost)}
        ${cell(row.barricades)}
      </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * Where the pieces are, in words: filled when it is opened, and kept true while it is open.
 * @param {HTMLElement} node
 * @param {Context} context
 * @param {(seat: string) => unknown} find
 */
export async function showWhereabouts(node, context, find) {
  const any = context.geometry && context.state.game && !marked(context.state);
  const again = () => context.render();
  show(
    node,
    any &&
      html`<details class="where" ontoggle=${again}>
        <summary data-f="where">${t("where_pieces")}</summary>
        <div class="tables" />
      </details>`,
  );
  if (!node.querySelector("details")?.open) return;
  const looking = looks("record/whereabouts.css");
  const { fillWhereabouts } = await import("./whereabouts.js");
  await looking;
  fillWhereabouts(/** @type {HTMLElement} */ (node.querySelector(".tables")), context, find);
}

/**
 * How many of a seat's pieces are in its house, in other pools, on fields.
 * @param {Pictured} state
 * @param {string} seat
 */
function counts(state, seat) {
  return {
    house: /** @type {Record<string, number>} */ (state.house)[seat],
    fields: Object.values(state.pieces ?? {}).filter((kind) => kind === seat).length,
  };
}

/**
 * With one full stop at its end.
 * @param {string} text
 */
export const stopped = (text) => (/[.!?:]$/.test(text) ? text : `${text}.`);

/**
 * The picture in one sentence, for its text alternative: who has how many where, the last turn (the arrow), what is to be done.
 * @param {Pictured} state
 */
export function inWords(state) {
  if (!state.game) return t("empty_board");
  /** @param {string} seat */
  const line = (seat) => {
    const { house, fields } = counts(state, seat);
    return `${playerName(state, seat)}: ${t("in_house", { count: house })}, ${t("on_fields", { count: fields })}`;
  };
  const last = state.guided ? state.steps?.[0]?.text : state.past?.last?.text;
  /** @param {SignLine} sign */
  const owned = ({ what, seat }) => seat && ["marker", "step", "stock"].includes(what);
  const told = (state.signs ?? []).filter((sign) => sign.text && sign.what !== "printed" && (sign.spot || owned(sign)));
  const signs = told.map((sign) => stopped(`${owned(sign) ? `${playerName(state, sign.seat)}: ` : ""}${sign.text}`));
  return [`${t("board")}.`, ...Object.keys(state.house ?? {}).map((seat) => `${line(seat)}.`), ...signs, last]
    .filter(Boolean)
    .join(" ");
}
