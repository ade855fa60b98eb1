// A game as a picture on one page: who played, who won, the board at the end, what was counted. To save or to print.

import { refocus } from "../base/focus.js";
import { button, Component, html, show } from "../base/html.js";
import { pieces } from "../base/state.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { piece } from "../board/shapes.js";
import { inWords } from "../record/record.js";
import { savePicture } from "./save_png.js";
import { dayOf } from "./time.js";

/**
 * @import { PlayerLine, StoredStory } from "../lib/api.js"
 * @import { Content } from "../lib/page.js"
 * @import { Look } from "./game_page.js"
 */

const INK = "#2b211b";
const SOFT = "#66574b";
const FONT = "Ubuntu, 'DejaVu Sans', sans-serif";

/** What it may be: width and height in units, points in the picture for each unit, and how much stands on it. */
const FORMATS = {
  a4: { width: 840, height: 1188, scale: 2, full: true },
  phone: { width: 540, height: 960, scale: 2, full: false },
};

/** @typedef {{ width: number, height: number, scale: number, full: boolean }} Format */

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));

/**
 * @param {string} text
 * @param {number} size
 * @param {number} room
 * @param {number} [weight]
 */
function lines(text, size, room, weight = 400) {
  pen.font = `${weight} ${size}px ${FONT}`;
  const found = [""];
  for (const word of text.split(" ")) {
    const longer = found.at(-1) ? `${found.at(-1)} ${word}` : word;
    if (pen.measureText(longer).width <= room || !found.at(-1)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

/** Puts one thing below the other; `y` is how far down it has come. */
class Sheet {
  /** @param {number} width */
  constructor(width) {
    this.width = width;
    this.edge = width * 0.066;
    this.y = this.edge;
    this.parts = /** @type {Content[]} */ ([]);
  }

  /**
   * @param {string} text
   * @param {number} size
   * @param {{ weight?: number, fill?: string, gap?: number, middle?: boolean }} [props]
   */
  text(text, size, { weight = 400, fill = INK, gap = 0.45, middle = false } = {}) {
    for (const line of lines(text, size, this.width - 2 * this.edge, weight)) {
      this.y += size * 1.12;
      const x = middle ? this.width / 2 : this.edge;
      this.parts.push(
        html`<text x=${x} y=${this.y} font-size=${size} font-weight=${weight} font-family=${FONT} fill=${fill} text-anchor=${middle ? "middle" : "start"}>
          ${line}
        </text>`,
      );
    }
    this.y += size * gap;
  }

  /**
   * A row of its own height; `make(x, y)` draws into it.
   * @param {number} height
   * @param {...Content} parts
   */
  add(height, ...parts) {
    this.parts.push(...parts);
    this.y += height;
  }
}

/**
 * @param {Sheet} sheet
 * @param {StoredStory} game
 * @param {number} size
 */
function playersRow(sheet, game, size) {
  let x = sheet.edge;
  const parts = [];
  pen.font = `650 ${size}px ${FONT}`;
  for (const { seat, mark, name, who } of game.seats) {
    const label = name || who;
    const wide = size * 1.7 + pen.measureText(label).width + size;
    if (x > sheet.edge && x + wide > sheet.width - sheet.edge) {
      x = sheet.edge;
      sheet.y += size * 1.7;
    }
    parts.push(
      html`<svg class="token" viewBox="-.6 -.6 1.2 1.2" x=${x} y=${sheet.y} width=${size * 1.5} height=${size * 1.5}>
        ${piece(seat, mark)}
      </svg>`,
      html`<text x=${x + size * 1.75} y=${sheet.y + size * 1.1} font-size=${size} font-weight="650" font-family=${FONT} fill=${INK}>
        ${label}
      </text>`,
    );
    x += wide;
  }
  sheet.add(size * 2.2, parts);
}

/**
 * A table of what was counted: players down, what they did across.
 * @param {Sheet} sheet
 * @param {PlayerLine[]} players
 * @param {number} size
 */
function table(sheet, players, size) {
  const labels = new Map(players.flatMap(({ deeds }) => deeds).map(({ what, label }) => [what, label]));
  /** @type {[label: string, read: (player: PlayerLine) => string | number][]} */
  const columns = [[t("past_turns"), (player) => player.turns]];
  for (const [what, label] of labels)
    columns.push([label, (player) => player.deeds.find((deed) => deed.what === what)?.count ?? 0]);
  const diced = players.some(({ numbers }) => numbers.length);
  if (diced)
    columns.push(
      [t("past_sixes"), (player) => player.numbers.find(({ number }) => number === 6)?.count ?? 0],
      [t("past_mean"), (player) => player.mean],
    );
  const left = sheet.edge + (sheet.width - 2 * sheet.edge) * 0.3;
  const step = (sheet.width - sheet.edge - left) / columns.length;
  /**
   * @param {string | number} text
   * @param {number} x
   * @param {number} y
   * @param {object} [extra]
   */
  const cell = (text, x, y, extra = {}) =>
    html`<text x=${x} y=${y} font-size=${size} font-family=${FONT} fill=${INK} text-anchor="end" ...${extra}>${text}</text>`;
  /** @param {number} i */
  const right = (i) => left + step * (i + 1);
  const small = size * 0.82;
  const heads = columns.map(([label]) => lines(label, small, step * 0.9));
  const tall = Math.max(...heads.map((rows) => rows.length));
  /**
   * @param {string[]} rows
   * @param {number} i
   */
  const head = (rows, i) =>
    rows.map((row, n) =>
      cell(row, right(i), sheet.y + size + (tall - rows.length + n) * small * 1.15, { fill: SOFT, "font-size": small }),
    );
  sheet.add(size * 1.7 + (tall - 1) * small * 1.15, heads.map(head));
  for (const player of players) {
    const y = sheet.y + size;
    const rule = html`<path d=${`M${sheet.edge} ${y - size * 1.15}H${sheet.width - sheet.edge}`} stroke="#d9c9b3" stroke-width="1" />`;
    const [name] = lines(player.who, size, left - sheet.edge, 650);
    sheet.add(
      size * 1.6,
      rule,
      cell(name, sheet.edge, y, { "text-anchor": "start", "font-weight": 650 }),
      columns.map(([, read], i) => cell(read(player), right(i), y)),
    );
  }
  sheet.y += size * 0.6;
}

/**
 * The picture as SVG, to be shown inside `.report`: there it has the colours of daylight.
 * @param {Look} look
 * @param {Format} props
 */
function drawing(look, { width, height, full }) {
  const { game, geometry, states } = look;
  const { players, evening, leads } = game.statistics;
  const size = full ? 17 : 18;
  const top = new Sheet(width);
  top.text(t("past_report"), size * 1.9, { weight: 800, gap: 0.15 });
  top.text(`${game.title} · ${dayOf(game)}`, size * 0.9, { fill: SOFT, gap: 0.8 });
  playersRow(top, game, size * 1.1);
  top.text(game.result, size * 1.5, { weight: 800, gap: 0.4 });
  const foot = new Sheet(width);
  foot.y = 0;
  if (evening) foot.text(`${t("past_evening")} ${evening.text}`, size, { weight: 650, gap: 0.7 });
  if (full && players.length) table(foot, players, size * 0.95);
  for (const player of players) foot.text(`★ ${player.kind}`, size * 0.95, { gap: 0.4 });
  if (full && leads) foot.text(t("past_leads", { count: leads }), size * 0.95, { fill: SOFT });
  const room = height - top.y - foot.y - top.edge * 1.2;
  const wide = width - 2 * top.edge;
  const marks = Object.fromEntries(game.seats.map(({ seat, mark }) => [seat, mark]));
  const board = new BoardView(geometry, marks);
  const last = states[states.length - 1];
  board.update({ pieces: pieces(last, geometry), signs: last.signs ?? [], label: inWords(last) });
  for (const [key, value] of Object.entries({ x: top.edge, y: top.y, width: wide, height: room }))
    board.element.setAttribute(key, String(value));
  const below = html`<g transform=${`translate(0 ${height - foot.y - top.edge * 0.8})`}>${foot.parts}</g>`;
  const label = [t("past_report"), game.result, evening?.text ?? "", ...players.map(({ kind }) => kind)].join(" ");
  return html`<svg class="sheet" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    <rect x="0" y="0" width=${width} height=${height} fill="#fffaf2" />
    ${top.parts}
    <g ref=${(/** @type {Element | null} */ place) => place?.replaceChildren(board.element)} />
    ${below}
  </svg>`;
}

/**
 * @typedef {{ look: Look, onclose: () => void }} ReportProps
 * @typedef {{ format: keyof typeof FORMATS, told: string }} Saving
 */

/** @extends {Component<ReportProps, Saving>} */
class Report extends Component {
  state = /** @type {Saving} */ ({ format: "a4", told: "" });

  frame = /** @type {Element | null} */ (null);
  drawn = /** @type {{ format: string, picture: Content } | null} */ (null);

  save = () => {
    const { format } = this.state;
    const name = `game-${this.props.look.game.game_id}-${format}.png`;
    return savePicture(/** @type {SVGElement} */ (this.frame?.firstElementChild), FORMATS[format], name, (told) =>
      this.setState({ told }),
    );
  };

  /**
   * Made once for each format: what is told meanwhile changes nothing of it.
   * @param {Look} look
   * @param {keyof typeof FORMATS} format
   */
  picture(look, format) {
    if (this.drawn?.format !== format) this.drawn = { format, picture: drawing(look, FORMATS[format]) };
    return this.drawn.picture;
  }

  /**
   * @param {ReportProps} props
   * @param {Saving} now
   */
  render({ look, onclose }, { format, told }) {
    return html`<div class="card report-card">
      <h2 tabindex="-1">${t("past_picture")}</h2>
      <div class="row report-tools">
        <label class="field-label">
          ${t("past_format")}
          <select class="select" onchange=${({ target }) => this.setState({ format: /** @type {Saving["format"]} */ (target.value) })}>
            ${Object.keys(FORMATS).map((name) => html`<option value=${name}>${t(`past_format_${name}`)}</option>`)}
          </select>
        </label>
        ${button(t("past_save"), this.save, { kind: "primary" })}
        ${button(t("past_print"), () => window.print())}
        ${button(t("close"), onclose, { kind: "quiet" })}
      </div>
      <p class="small" role="status">${told}</p>
      <div class="report" ref=${(/** @type {Element | null} */ frame) => (this.frame = frame)}>${this.picture(look, format)}</div>
    </div>`;
  }
}

/**
 * Show the picture of a game in `place`, with what can be done with it.
 * @param {HTMLElement} place
 * @param {Look} look
 */
export function openReport(place, look) {
  show(place, html`<${Report} look=${look} onclose=${() => close(place)} />`);
  document.body.classList.add("with-report");
  place.querySelector("h2")?.focus();
  place.scrollIntoView({ block: "start" });
}

/** @param {HTMLElement} place */
function close(place) {
  show(place, null);
  document.body.classList.remove("with-report");
  refocus("picture", null);
}
