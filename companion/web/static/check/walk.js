// The walk and the piece test as somebody at the board sees them: one spot, one sentence, a few large buttons.

import { button, draw, html, show } from "../base/html.js";
import { confirmed } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { BoardImage } from "../board/miniature.js";

/**
 * @import { Check, CheckTest, CheckWalk, Device, Key, PieceVerdict } from "../lib/api.js"
 * @import { BoardView } from "../board/board_view.js"
 * @import { Act, Shared } from "./check_page.js"
 */

const [DOT, HERE] = [0.2, 0.58]; // radii in field widths

/** @param {{ say: string, hint: string | null }} props */
const Sentence = ({ say, hint }) => html`<p class="told">${say}</p>${hint && html`<p class="hinted">${hint}</p>`}`;

/** @param {Act} act */
const leave = (act) => button(t("check_end"), () => act("leave", {}), { kind: "quiet", name: "end" });

/** @param {{ done: number, count: number, text: string, act: Act }} props */
const Bar = ({ done, count, text, act }) => html`
  <div class="progress-line">
    <span>${text}</span>
    <span>${t("check_progress", { done, count })}</span>
    ${leave(act)}
  </div>
  <progress value=${done} max=${count} aria-label=${t("check_progress", { done, count })} />
`;

/** @param {CheckWalk} props */
function walkTitle({ kind, learn }) {
  if (kind === "lights") return t("check_lights");
  return learn ? t("check_learn") : t("check_walk");
}

/** @param {Act} act */
const presses = (act) => (/** @type {Key["key"]} */ key) => () => act("press", { key });

/** @param {{ walk: CheckWalk, act: Act }} props */
function WalkButtons({ walk, act }) {
  const press = presses(act);
  const asked = ["waiting", "resting"].includes(walk.phase);
  const other = asked && walk.kind === "lines" && Object.keys(walk.lights).length > 0;
  return html`<div class="row few">
    ${walk.phase === "clear" && button(t("check_is_empty"), press("empty"), { kind: "primary", name: "empty" })}
    ${asked && button(t("check_skip"), press("skip"), { name: "skip" })}
    ${asked && walk.done > 0 && button(t("check_back"), press("back"), { name: "back" })}
    ${other && button(t("check_other_light"), press("other-light"), { name: "other" })}
  </div>`;
}

/** @param {{ walk: CheckWalk, act: Act }} props */
const Walk = ({ walk, act }) => html`
  <${Bar} done=${walk.done} count=${walk.count} text=${walkTitle(walk)} act=${act} />
  ${walk.spot && html`<p class="spot-name">${walk.spot}</p>`}
  <${Sentence} ...${walk} />
  <${WalkButtons} walk=${walk} act=${act} />
`;

/**
 * What to do now on the walk.
 * @param {HTMLElement} place
 * @param {Shared} props
 */
export function showWalk(place, { state, act, host }) {
  const walk = host ? state?.walk : null;
  const here = walk && walk.phase !== "done" ? walk : null;
  place.classList.toggle("seen", here?.phase === "resting" && !here.hint); // a hint: it rests where it should not, or too long
  show(place, here && html`<${Walk} walk=${here} act=${act} />`);
}

/** @param {{ test: CheckTest, act: Act }} props */
function Test({ test, act }) {
  const press = presses(act);
  const repeat = test.number === 1 && test.verdicts.length > 0;
  return html`
    <${Bar} done=${test.number - 1} count=${test.count} text=${t("check_pieces")} act=${act} />
    <p class="spot-name">${test.spot}</p>
    <${Sentence} ...${test} />
    <div class="row few">
      ${button(t("check_skip"), press("skip"), { name: "skip" })}
      ${test.number > 1 && button(t("check_back"), press("back"), { name: "back" })}
      ${repeat && button(t("check_piece_again"), press("repeat"), { name: "repeat" })}
    </div>
    ${test.verdicts.length > 0 && html`<ul class="found-list">${[...test.verdicts].reverse().map(verdictLine)}</ul>`}
  `;
}

/**
 * What to do now with the piece, and what the pieces before were worth.
 * @param {HTMLElement} place
 * @param {Shared} props
 */
export function showTest(place, { state, act, host }) {
  const test = host ? state?.test : null;
  place.classList.toggle("seen", test?.phase === "resting");
  show(place, test && html`<${Test} test=${test} act=${act} />`);
}

/** @param {boolean} good */
const sign = (good) =>
  html`<svg class=${`sign ${good ? "v-legal" : "v-illegal"}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${good ? "M4 12.5 10 18 20 6.5" : "M6 6 18 18 M18 6 6 18"} />
  </svg>`;

/** @param {PieceVerdict} props */
const verdictLine = ({ verdict, text, pole }) =>
  html`<li>${sign(verdict === "good")}<span>${text}${pole && html`<small>${` ${pole}`}</small>`}</span></li>`;

/**
 * Marks on the picture of the board, of what was walked, is asked for and is seen.
 * @param {BoardView} view
 * @param {{ here: CheckWalk | CheckTest | null | undefined, results: Record<string, string>, on: string[] }} marks
 */
function mark(view, { here, results, on }) {
  /**
   * @param {string} css
   * @param {string} spot
   * @param {number} r
   */
  const circle = (css, spot, r) =>
    html`<circle class=${css} cx=${view.at(spot)?.[0]} cy=${view.at(spot)?.[1]} r=${r} />`;
  /** @param {string} css */
  const dot = (css) => (/** @type {string} */ spot) => circle(css, spot, DOT * view.scale(spot));
  draw(view.top, [
    Object.entries(results).map(([spot, word]) => dot(`dot-${word}`)(spot)),
    here?.spot && [circle("dot-case", here.spot, HERE), circle("dot-here", here.spot, HERE)],
    on.map(dot("dot-on")),
  ]);
}

/**
 * The board: what was walked, what is asked for, what the sensors see.
 * @param {HTMLElement} place
 * @param {Shared} props
 */
export function showPicture(place, { state, geometry, sensors, board, host }) {
  const here = state?.walk ?? state?.test;
  const shown = host && geometry && geometry.board === (state?.on ?? board) && (here || sensors);
  const on = (sensors?.lines ?? []).filter((line) => line.on && line.spot).map(({ spot }) => spot);
  const results = state?.walk?.results ?? {};
  const live = t("check_picture_live", { spots: on.join(", ") || t("nowhere") });
  const contents = { lights: here?.lights ?? {}, label: here ? here.say : live };
  /** @param {BoardView} view */
  const over = (view) => mark(view, { here, results, on });
  show(place, shown && html`<${BoardImage} geometry=${geometry} contents=${contents} over=${over} />`);
}

/** @param {Act} act */
async function write(act) {
  if (await confirmed(t("check_write"), t("check_write_text"), t("check_write"))) await act("write", {});
}

/**
 * @param {CheckWalk} walk
 * @param {Device[]} devices
 */
function useLines(walk, devices) {
  return walk.written.flatMap((file, i) => [
    html`<p>${t("check_written", { device: devices[i].device })}</p>`,
    html`<code class="how">${`map = "${file}"`}</code>`,
  ]);
}

/** @param {{ state: Check & { walk: CheckWalk }, act: Act }} props */
function Found({ state, act }) {
  const { walk } = state;
  const devices = state.boards.find(({ name }) => name === state.on)?.devices ?? [];
  const list =
    walk.findings.length > 0 &&
    html`<ul class="found-list">
      ${walk.findings.map(({ text }) => html`<li>${sign(false)}<span>${text}</span></li>`)}
    </ul>`;
  if (walk.phase !== "done") return [html`<h2>${t("check_found_so_far")}</h2>`, list];
  /** @param {Device} props */
  const map = ({ device }) => html`<a
    class="button"
    href=${localized(`/api/check/maps/${device}.toml`)}
    download=${`${state.on}.toml`}
  >
    ${t("check_download")}
  </a>`;
  const may = walk.can_write;
  return html`
    <h2>${walk.say}</h2>
    <div class="stack">
      ${list || html`<p>${t("check_all_well")}</p>`}
      ${walk.offer && html`<p class="why">${walk.offer}</p>`}
      ${walk.guessed && html`<p class="small">${walk.guessed}</p>`}
    </div>
    <div class="row">
      ${may && !walk.written.length && button(t("check_write"), () => write(act), { kind: "primary", name: "write" })}
      ${may && devices.map(map)}
      ${list && button(t("check_repeat"), presses(act)("repeat"), { name: "repeat" })}
      ${button(t("check_again"), presses(act)("again"), { name: "again" })}
      ${leave(act)}
    </div>
    ${useLines(walk, devices)}
  `;
}

/**
 * What was found, while walking and at the end; at the end also what becomes of it.
 * @param {HTMLElement} place
 * @param {Shared} props
 */
export function showFound(place, { state, act, host }) {
  const walk = host ? state?.walk : null;
  const any = walk && (walk.phase === "done" || walk.findings.length > 0);
  show(place, any && html`<${Found} state=${state} act=${act} />`);
}
