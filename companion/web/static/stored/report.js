// A game as a picture on one page: who played, who won, the board at the end, what was counted. To save or to print.

import { button, h, s } from "../base/dom.js";
import { element } from "../base/html.js";
import { pieces } from "../base/state.js";
import { t } from "../base/words.js";
import { BoardView } from "../board/board_view.js";
import { token } from "../board/shapes.js";
import { inWords } from "../record/record.js";
import { savePicture } from "./save_png.js";
import { dayOf } from "./time.js";

const INK = "#2b211b";
const SOFT = "#66574b";
const FONT = "Ubuntu, 'DejaVu Sans', sans-serif";

/** What it may be: width and height in units, points in the picture for each unit, and how much stands on it. */
const FORMATS = {
  a4: { width: 840, height: 1188, scale: 2, full: true },
  phone: { width: 540, height: 960, scale: 2, full: false },
};

const pen = document.createElement("canvas").getContext("2d");

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
  constructor(width) {
    this.width = width;
    this.edge = width * 0.066;
    this.y = this.edge;
    this.parts = [];
  }

  text(text, size, { weight = 400, fill = INK, gap = 0.45, middle = false } = {}) {
    for (const line of lines(text, size, this.width - 2 * this.edge, weight)) {
      this.y += size * 1.12;
      const x = middle ? this.width / 2 : this.edge;
      this.parts.push(
        s(
          "text",
          {
            x,
            y: this.y,
            "font-size": size,
            "font-weight": weight,
            "font-family": FONT,
            fill,
            "text-anchor": middle ? "middle" : "start",
          },
          line,
        ),
      );
    }
    this.y += size * gap;
  }

  /** A row of its own height; `make(x, y)` draws into it. */
  add(height, ...parts) {
    this.parts.push(...parts);
    this.y += height;
  }
}

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
    const drawn = element(token(seat, mark));
    for (const [key, value] of Object.entries({ x, y: sheet.y, width: size * 1.5, height: size * 1.5 }))
      drawn.setAttribute(key, value);
    parts.push(
      drawn,
      s(
        "text",
        {
          x: x + size * 1.75,
          y: sheet.y + size * 1.1,
          "font-size": size,
          "font-weight": 650,
          "font-family": FONT,
          fill: INK,
        },
        label,
      ),
    );
    x += wide;
  }
  sheet.add(size * 2.2, parts);
}

/** A table of what was counted: players down, what they did across. */
function table(sheet, players, size) {
  const labels = [...new Map(players.flatMap(({ deeds }) => deeds.map((deed) => [deed.what, deed.label])))];
  const columns = [
    [t("past_turns"), (player) => player.turns],
    ...labels.map(([what, label]) => [label, (player) => player.deeds.find((deed) => deed.what === what)?.count ?? 0]),
  ];
  const diced = players.some(({ numbers }) => numbers.length);
  if (diced)
    columns.push(
      [t("past_sixes"), (player) => player.numbers.find(({ number }) => number === 6)?.count ?? 0],
      [t("past_mean"), (player) => player.mean],
    );
  const left = sheet.edge + (sheet.width - 2 * sheet.edge) * 0.3;
  const step = (sheet.width - sheet.edge - left) / columns.length;
  const cell = (text, x, y, extra = {}) =>
    s("text", { x, y, "font-size": size, "font-family": FONT, fill: INK, "text-anchor": "end", ...extra }, text);
  const right = (i) => left + step * (i + 1);
  const small = size * 0.82;
  const heads = columns.map(([label]) => lines(label, small, step * 0.9));
  const tall = Math.max(...heads.map((rows) => rows.length));
  const head = (rows, i) =>
    rows.map((row, n) =>
      cell(row, right(i), sheet.y + size + (tall - rows.length + n) * small * 1.15, { fill: SOFT, "font-size": small }),
    );
  sheet.add(size * 1.7 + (tall - 1) * small * 1.15, heads.map(head));
  for (const player of players) {
    const y = sheet.y + size;
    const rule = s("path", {
      d: `M${sheet.edge} ${y - size * 1.15}H${sheet.width - sheet.edge}`,
      stroke: "#d9c9b3",
      "stroke-width": 1,
    });
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

/** The picture as SVG, to be shown inside `.report`: there it has the colours of daylight. */
function draw(look, { width, height, full }) {
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
  const last = states.at(-1);
  board.update({ pieces: pieces(last, geometry), signs: last.signs ?? [], label: inWords(last, geometry) });
  for (const [key, value] of Object.entries({ x: top.edge, y: top.y, width: wide, height: room }))
    board.element.setAttribute(key, value);
  const below = s("g", { transform: `translate(0 ${height - foot.y - top.edge * 0.8})` }, foot.parts);
  const label = [t("past_report"), game.result, evening?.text ?? "", ...players.map(({ kind }) => kind)].join(" ");
  return s(
    "svg",
    { class: "sheet", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label },
    s("rect", { x: 0, y: 0, width, height, fill: "#fffaf2" }),
    top.parts,
    board.element,
    below,
  );
}

/** Show the picture of a game in `place`, with what can be done with it. */
export function openReport(place, look) {
  let format = "a4";
  const frame = h("div", { class: "report" });
  const paper = () => frame.replaceChildren(draw(look, FORMATS[format]));
  const choose = (event) => {
    format = event.target.value;
    paper();
  };
  const save = () =>
    savePicture(frame.firstElementChild, FORMATS[format], `game-${look.game.game_id}-${format}.png`, out);
  const out = h("p", { class: "small", role: "status" });
  const heading = h("h2", { tabindex: "-1" }, t("past_picture"));
  place.replaceChildren(
    h(
      "div",
      { class: "card report-card" },
      heading,
      h(
        "div",
        { class: "row report-tools" },
        h(
          "label",
          { class: "field-label" },
          t("past_format"),
          h(
            "select",
            { class: "select", onchange: choose },
            Object.keys(FORMATS).map((name) => h("option", { value: name }, t(`past_format_${name}`))),
          ),
        ),
        button(t("past_save"), save, { kind: "primary" }),
        button(t("past_print"), () => window.print()),
        button(t("close"), () => close(place), { kind: "quiet" }),
      ),
      out,
      frame,
    ),
  );
  place.hidden = false;
  document.body.classList.add("with-report");
  paper();
  heading.focus();
  place.scrollIntoView({ block: "start" });
}

function close(place) {
  place.replaceChildren();
  place.hidden = true;
  document.body.classList.remove("with-report");
  document.querySelector('[data-f="picture"]')?.focus();
}
