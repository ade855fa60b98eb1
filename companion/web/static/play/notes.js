// What everybody should keep in mind just now, as the game says it, and a gentle timer. Loaded where a game has either.

import { html, show } from "../base/html.js";
import { wished } from "../base/preferences.js";
import { t } from "../base/words.js";

/**
 * @import { SignLine, State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

const TICK_MS = 1_000;

/**
 * @param {State} state
 * @param {string} what
 */
const of = (state, what) => (state.signs ?? []).filter((sign) => sign.what === what);

/**
 * What is left of a timer, in ms; all of it while the companion's clock is not known, or has begun anew.
 * @param {SignLine} sign
 * @param {number | null} ahead
 */
function left({ count, since_ms: since }, ahead) {
  const whole = count * 60_000;
  if (ahead === null || !since) return whole;
  return Math.max(0, Math.min(whole, whole - (performance.now() + ahead - since)));
}

let rung = ""; // the timer whose end was heard here
let running = 0;
let shown = /** @type {{ node: HTMLElement, context: Context } | null} */ (null);

/**
 * @param {SignLine} sign
 * @param {number} ms
 */
function clock(sign, ms) {
  const share = ms / (sign.count * 60_000);
  const around = 2 * Math.PI * 15.9;
  const minutes = Math.ceil(ms / 60_000);
  return html`<p class="timer">
    <svg viewBox="0 0 36 36" aria-hidden="true">
      <circle class="rim" cx="18" cy="18" r="15.9" />
      <circle class="rest" cx="18" cy="18" r="15.9" stroke-dasharray=${`${share * around} ${around}`} transform="rotate(-90 18 18)" />
    </svg>
    <span><b>${sign.text}</b>${" "}${ms > 0 ? t("timer_left", { count: minutes }) : t("timer_over")}</span>
  </p>`;
}

/**
 * A soft tone once, where sounds are wished for; never for a timer that had run out before this page was.
 * @param {SignLine} sign
 * @param {number | null} before
 * @param {number} ms
 */
function ring(sign, before, ms) {
  const name = `${sign.value} ${sign.since_ms}`;
  if (ms > 0 || before === null || before <= 0 || rung === name) return;
  rung = name;
  if (wished("sounds"))
    import("../sound/tones.js").then(({ play }) =>
      play(["question"], (shown?.context.state.care?.volume ?? 100) / 100),
    );
}

let last = /** @type {number | null} */ (null);

function draw() {
  if (!shown) return;
  const { node, context } = shown;
  const { state, live } = context;
  const quiet = ["idle", "over", "starting"].includes(state.phase);
  const lines = quiet ? [] : of(state, "note");
  const [timer] = quiet ? [] : of(state, "timer");
  const ms = timer ? left(timer, live.ahead) : 0;
  if (timer) ring(timer, last, ms);
  last = timer ? ms : null;
  show(node, [lines.map(({ text }) => html`<p class="keep-in-mind">${text}</p>`), timer && clock(timer, ms)]);
  clearInterval(running);
  if (ms > 0) running = setInterval(draw, TICK_MS);
}

/**
 * Fill the part of a page; the timer goes on by itself.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showNotes(node, context) {
  shown = { node, context };
  draw();
}
