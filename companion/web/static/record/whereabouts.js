// Where the pieces are, in words: the picture's equal for those who do not see it, and "where are my pieces?".

import { me } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { pieces, playerName, seatOf } from "../base/state.js";
import { kindName, language, t } from "../base/words.js";
import { token } from "../board/shapes.js";

/**
 * @import { Geometry, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

/** @typedef {{ seat: string, house: number, others: number[], fields: string[] }} Place  where a kind stands; `others`: how many in other pools */

/**
 * How far each spot is from the goal, in fields: Map name -> count; empty where the board has no goal.
 * @param {Geometry} geometry
 * @returns {Map<string, number>}
 */
function goalWays(geometry) {
  /** @param {number} i */
  const name = (i) => geometry.spots[i].name;
  const next = new Map(geometry.spots.map((spot) => [spot.name, /** @type {string[]} */ ([])]));
  for (const [a, b] of geometry.edges) {
    next.get(name(a))?.push(name(b));
    next.get(name(b))?.push(name(a));
  }
  const ways = new Map((geometry.marks.goal ?? []).map((goal) => [goal, 0]));
  for (const [spot, way] of ways)
    for (const other of next.get(spot) ?? []) if (!ways.has(other)) ways.set(other, way + 1);
  return ways;
}

/**
 * Where each kind stands: list of {seat, house, others, fields}, fields nearest to the goal first; seats of the game, then other pieces.
 * @param {State} state
 * @param {Geometry} geometry
 * @returns {Place[]}
 */
export function whereabouts(state, geometry) {
  const others = geometry.pools.filter((pool) => !pool.kind);
  const counted = /** @type {Record<string, Record<string, number>>} */ (/** @type {unknown} */ (state));
  /**
   * @param {string} seat
   * @param {number} house
   * @returns {Place}
   */
  const row = (seat, house) => ({
    seat,
    house,
    others: others.map(({ name }) => counted[name]?.[seat] ?? 0),
    fields: [],
  });
  const rows = new Map(Object.entries(state.house ?? {}).map(([seat, house]) => [seat, row(seat, house)]));
  for (const [spot, kind] of Object.entries(state.pieces ?? {})) {
    const here = rows.get(kind) ?? { seat: kind, house: 0, others: [], fields: [] };
    here.fields.push(spot);
    rows.set(kind, here);
  }
  const ways = goalWays(geometry);
  for (const { fields } of rows.values()) fields.sort((a, b) => (ways.get(a) ?? 0) - (ways.get(b) ?? 0));
  return [...rows.values()];
}

/** @param {Geometry} geometry */
const textsOf = (geometry) => new Map(geometry.spots.map((spot) => [spot.name, spot.text]));

/**
 * How many are in the house and in other pools: list of phrases.
 * @param {Place} row
 */
function pooled(row) {
  const parts = row.house ? [t("in_house", { count: row.house })] : [];
  for (const count of row.others) if (count) parts.push(t("in_forest", { count }));
  return parts;
}

/**
 * A seat's pieces: {spots, text}, the spots where they stand and a sentence that says so.
 * @param {Context} context
 * @param {string} seat
 */
export function locate(context, seat) {
  const { state } = context;
  const geometry = /** @type {Geometry} */ (context.geometry);
  const row = whereabouts(state, geometry).find((each) => each.seat === seat) ?? {
    seat,
    house: 0,
    others: [],
    fields: [],
  };
  const texts = textsOf(geometry);
  const places = [...pooled(row), ...row.fields.map((spot) => texts.get(spot) ?? spot)];
  const list = places.length ? new Intl.ListFormat(language, { type: "conjunction" }).format(places) : t("nowhere");
  const said = me.seats.includes(seat)
    ? t("found_mine", { places: list })
    : t("found_of", { name: playerName(state, seat), places: list });
  const [first] = row.fields;
  const way = goalWays(geometry).get(first);
  const nearest = way === undefined ? "" : t("found_nearest", { spot: texts.get(first), count: way });
  const spots = pieces(state, geometry)
    .filter(({ kind, look }) => kind === seat && look !== "stray")
    .map(({ spot }) => spot);
  return { spots, text: [said, row.fields.length > 1 || places.length === 1 ? nearest : ""].filter(Boolean).join(" ") };
}

/** @param {{ where: string, count?: number, far: boolean }} props */
function Row({ where, count, far }) {
  return html`<tr><th scope="row">${where}</th>${far && html`<td>${count}</td>`}</tr>`;
}

/** @param {{ state: State, row: Place, texts: Map<string, string>, ways: Map<string, number>, find: (seat: string) => unknown }} props */
function Whose({ state, row, texts, ways, find }) {
  const entry = seatOf(state, row.seat);
  const name = entry ? `${playerName(state, row.seat)} (${kindName(row.seat)})` : kindName(row.seat);
  const far = ways.size > 0 && Boolean(entry);
  const lines = [
    ...pooled(row).map((where) => html`<${Row} where=${where} far=${far} />`),
    ...row.fields.map(
      (spot) => html`<${Row} key=${spot} where=${texts.get(spot)} count=${ways.get(spot)} far=${far} />`,
    ),
  ];
  const seek = {
    kind: "quiet",
    name: `find-${row.seat}`,
    "aria-label": t("find_of", { name: playerName(state, row.seat) }),
  };
  return html`<div class="whose-pieces">
    <table>
      <caption>${token(row.seat, entry?.mark, "small")}${" "}${name}</caption>
      <thead>
        <tr><th scope="col">${t("place_where")}</th>${far && html`<th scope="col">${t("place_far")}</th>`}</tr>
      </thead>
      <tbody>
        ${lines.length ? lines : html`<tr><td colspan=${far ? 2 : 1}>${t("nowhere")}</td></tr>`}
      </tbody>
    </table>
    ${entry && button(t("show_here"), () => find(row.seat), seek)}
  </div>`;
}

/**
 * Fill `node` with a table for each seat, the own first, and for all else; `find(seat)` shows a seat's pieces.
 * @param {HTMLElement} node
 * @param {Context} context
 * @param {(seat: string) => unknown} find
 */
export function fillWhereabouts(node, context, find) {
  const { state } = context;
  const geometry = /** @type {Geometry} */ (context.geometry);
  /** @param {string} seat */
  const mine = (seat) => me.seats.includes(seat);
  const rows = whereabouts(state, geometry).toSorted((a, b) => Number(mine(b.seat)) - Number(mine(a.seat)));
  const known = { state, texts: textsOf(geometry), ways: goalWays(geometry), find };
  show(
    node,
    rows.map((row) => html`<${Whose} key=${row.seat} row=${row} ...${known} />`),
  );
}
