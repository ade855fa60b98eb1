// Every sensor, live: what it shows, what the game believes, how often it changed. Rows stay, only what is new in them changes.

import { Component, html, show } from "../base/html.js";
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

class Row extends Component {
  /** News are lines of their own: what is the same one says the same. */
  shouldComponentUpdate({ line, columns }) {
    return line !== this.props.line || columns.length !== this.props.columns.length;
  }

  render({ line, columns }) {
    return html`<tr class=${state(line)}>${columns.map(([, text]) => html`<td>${text(line)}</td>`)}</tr>`;
  }
}

/** What is on and what has changed first; put in order every other second, so that a row can be read. */
class Lines extends Component {
  order = [];
  sorted = -SORT_MS;

  sort(lines) {
    const now = performance.now();
    if (now - this.sorted < SORT_MS && this.order.length === Math.min(lines.length, MOST_SHOWN)) return;
    this.sorted = now;
    this.order = [...lines]
      .sort((a, b) => Number(b.on) - Number(a.on) || b.changes - a.changes)
      .slice(0, MOST_SHOWN)
      .map(({ line }) => line);
  }

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

const Sensors = ({ board, up, lines }) => html`
  <h2>${t("check_live")}</h2>
  ${!up && html`<p class="hinted">${t("check_live_down")}</p>`}
  <p class="small">${t("check_live_text")}</p>
  <${Lines} key=${board} lines=${lines} />
`;

/** The list of lines, once they are there. */
export function showSensors(place, { sensors, watching, host }) {
  show(place, host && watching && (sensors ? html`<${Sensors} ...${sensors} />` : html`<p>${t("looking")}</p>`));
}
