// Every sensor, live: what it shows, what the game believes, how often it changed. Rows stay, only what is new in them changes.

import { Component, html, show } from "../base/html.js";
import { t } from "../base/words.js";

/**
 * @import { CheckSensors, SensorLine } from "../lib/api.js"
 * @import { Shared } from "./check_page.js"
 */

const MOST_SHOWN = 160;
const SORT_MS = 2_000;

/** @param {SensorLine} props */
const pole = ({ north }) => (north === null ? "" : ` ${t(north ? "check_north" : "check_south")}`);

/** @param {SensorLine} line */
function believed(line) {
  if (line.masked) return t("check_masked");
  return line.believed === null ? "" : t(line.believed ? "check_on" : "check_off");
}

/**
 * @typedef {[heading: string, text: (line: SensorLine) => string, isOfUse: (lines: SensorLine[]) => boolean]} Column
 * @typedef {{ line: SensorLine, columns: Column[] }} RowProps
 */

/** @type {Column[]} */
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

/** @param {SensorLine} line */
const state = (line) =>
  [
    line.on ? "is-on" : "",
    line.restless ? "is-sick" : "",
    line.believed !== null && line.believed !== line.on ? "is-odd" : "",
  ]
    .join(" ")
    .trim();

/** @extends {Component<RowProps>} */
class Row extends Component {
  /**
   * News are lines of their own: what is the same one says the same.
   * @param {RowProps} props
   */
  shouldComponentUpdate({ line, columns }) {
    return line !== this.props.line || columns.length !== this.props.columns.length;
  }

  /** @param {RowProps} props */
  render({ line, columns }) {
    return html`<tr class=${state(line)}>${columns.map(([, text]) => html`<td>${text(line)}</td>`)}</tr>`;
  }
}

/**
 * What is on and what has changed first; put in order every other second, so that a row can be read.
 * @extends {Component<{ lines: SensorLine[] }>}
 */
class Lines extends Component {
  order = /** @type {string[]} */ ([]);
  sorted = -SORT_MS;

  /** @param {SensorLine[]} lines */
  sort(lines) {
    const now = performance.now();
    if (now - this.sorted < SORT_MS && this.order.length === Math.min(lines.length, MOST_SHOWN)) return;
    this.sorted = now;
    this.order = [...lines]
      .sort((a, b) => Number(b.on) - Number(a.on) || b.changes - a.changes)
      .slice(0, MOST_SHOWN)
      .map(({ line }) => line);
  }

  /** @param {{ lines: SensorLine[] }} props */
  render({ lines }) {
    this.sort(lines);
    const columns = COLUMNS.filter(([, , of]) => of(lines));
    const known = new Map(lines.map((line) => [line.line, line]));
    const rows = this.order.map((name) => html`<${Row} key=${name} line=${known.get(name)} columns=${columns} />`);
    return html`<div class="lines-box" tabindex="0" role="region" aria-label=${t("check_live")}>
      <table class="lines">
        <thead><tr>${columns.map(([heading]) => html`<th scope="col">${t(heading)}</th>`)}</tr></thead>
        <tbody>${rows}</tbody>
      </table>
    </div>`;
  }
}

/** @param {CheckSensors} props */
const Sensors = ({ board, up, lines }) => html`
  <h2>${t("check_live")}</h2>
  ${!up && html`<p class="hinted">${t("check_live_down")}</p>`}
  <p class="small">${t("check_live_text")}</p>
  <${Lines} key=${board} lines=${lines} />
`;

/**
 * The list of lines, once they are there.
 * @param {HTMLElement} place
 * @param {Shared} props
 */
export function showSensors(place, { sensors, watching, host }) {
  show(place, host && watching && (sensors ? html`<${Sensors} ...${sensors} />` : html`<p>${t("looking")}</p>`));
}
