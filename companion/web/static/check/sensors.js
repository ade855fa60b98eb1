// Every sensor, live: what it shows, what the game believes, how often it changed. Rows stay, only what is new in them changes.

import { h, paint } from "../base/dom.js";
import { t } from "../base/words.js";

const MOST_SHOWN = 160;
const SORT_MS = 2_000;

const pole = ({ north }) => (north === null ? "" : ` ${t(north ? "check_north" : "check_south")}`);

function believed(line) {
  if (line.masked) return t("check_masked");
  return line.believed === null ? "" : t(line.believed ? "check_on" : "check_off");
}

/** [heading, text of a line, whether the column is of use]. */
const COLUMNS = [
  ["check_spot", ({ spot }) => spot || "-", () => true],
  ["check_line", ({ line }) => line, () => true],
  ["check_level", (line) => t(line.on ? "check_on" : "check_off") + pole(line), () => true],
  ["check_believed", believed, (lines) => lines.some((line) => line.believed !== null)],
  [
    "check_field",
    ({ field }) => (field === null ? "" : String(field)),
    (lines) => lines.some(({ field }) => field !== null),
  ],
  ["check_changes", ({ changes, restless }) => (restless ? `${changes} !` : String(changes)), () => true],
];

const state = (line) =>
  [
    line.on ? "is-on" : "",
    line.restless ? "is-sick" : "",
    line.believed !== null && line.believed !== line.on ? "is-odd" : "",
  ]
    .join(" ")
    .trim();

/** The rows of one table, by line. */
let table = null;

function build(columns) {
  const body = h("tbody", {});
  table = { columns, body, rows: new Map(), sorted: -SORT_MS };
  const heads = columns.map(([heading]) => h("th", { scope: "col" }, t(heading)));
  return h(
    "div",
    { class: "lines-box", tabindex: "0", role: "region", "aria-label": t("check_live") },
    h("table", { class: "lines" }, h("thead", {}, h("tr", {}, heads)), body),
  );
}

function fill(lines) {
  for (const line of lines) {
    const texts = table.columns.map(([, text]) => text(line));
    let row = table.rows.get(line.line);
    if (!row) table.rows.set(line.line, (row = { cells: texts.map(() => h("td", {})), line }));
    row.element ??= h("tr", {}, row.cells);
    row.line = line;
    row.element.className = state(line);
    texts.forEach((text, i) => row.cells[i].textContent !== text && (row.cells[i].textContent = text));
  }
  const now = performance.now();
  if (now - table.sorted < SORT_MS && table.body.childElementCount === Math.min(table.rows.size, MOST_SHOWN)) return;
  table.sorted = now;
  const order = [...table.rows.values()]
    .sort((a, b) => Number(b.line.on) - Number(a.line.on) || b.line.changes - a.line.changes)
    .slice(0, MOST_SHOWN);
  order.forEach(
    ({ element }, i) =>
      table.body.children[i] !== element && table.body.insertBefore(element, table.body.children[i] ?? null),
  );
  while (table.body.childElementCount > order.length) table.body.lastElementChild.remove();
}

/** The list of lines: what is on and what has changed first; put in order every other second. */
export function showSensors(place, { sensors, watching, host }) {
  const shown = host && watching && sensors;
  const columns = shown ? COLUMNS.filter(([, , of]) => of(sensors.lines)) : [];
  paint(place, shown ? [sensors.board, sensors.up, columns.map(([heading]) => heading)] : watching && host, () => {
    if (!watching || !host) return [];
    if (!sensors) return [h("p", {}, t("looking"))];
    return [
      h("h2", {}, t("check_live")),
      sensors.up ? null : h("p", { class: "hinted" }, t("check_live_down")),
      h("p", { class: "small" }, t("check_live_text")),
      build(columns),
    ];
  });
  if (shown) fill(sensors.lines);
}
