// The die: it tumbles while the companion rolls, and ends on what is recorded.
// Also what this phone remembers of each roll, so that it can check it afterwards (table/rolls.js).

import { tell } from "../base/api.js";
import { Component, html } from "../base/html.js";
import { byNumber, hasDie } from "../base/state.js";
import { attempt } from "../base/ui.js";
import { t } from "../base/words.js";
import { dieFace } from "../board/shapes.js";

/**
 * @import { State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

const TUMBLE_MS = 900;
const STEP_MS = 90; // a face each: more would be a flicker
const LONGEST_MS = 6_000; // a command is answered by then
const PASS_MS = 3_000; // how long a number stays that let the turn pass
const SHARE_BYTES = 8;
const KEPT = 40;
const MEMORY = "commitments";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

let known = /** @type {{ game: number | null, count: number } | null} */ (null); // the last roll that this page has seen
let toss = /** @type {{ timer: number } | null} */ (null); // while the die tumbles
let passed = /** @type {number | null} */ (null); // the number that let the turn pass, for a while

/**
 * The numbers that the die of this game can show, each once, in order.
 * @param {State} state
 */
export const numbers = (state) => [...new Set(state.roll?.faces ?? [])].sort((a, b) => a - b);

/** What this phone knows of rolls from before they were rolled: commitment -> the share it sent, or "". */
export function remembered() {
  try {
    return new Map(JSON.parse(localStorage.getItem(MEMORY) ?? "[]"));
  } catch {
    return new Map(); // somebody else has written there
  }
}

/**
 * @param {string | undefined} commitment
 * @param {string | null} [share]
 */
function remember(commitment, share = null) {
  const memory = remembered();
  if (!commitment || (memory.has(commitment) && share === null)) return;
  memory.delete(commitment);
  memory.set(commitment, share ?? "");
  localStorage.setItem(MEMORY, JSON.stringify([...memory].slice(-KEPT)));
}

/** @param {number[]} list */
const random = (list) => list[Math.floor(Math.random() * list.length)]; // only for the eye

/**
 * The die in the air: another face every moment.
 * @extends {Component<{ faces: number[] }, { face: number | null, tilt: number }>}
 */
class Tossed extends Component {
  state = { face: /** @type {number | null} */ (null), tilt: 0 };

  componentDidMount() {
    const step = () => this.setState({ face: random(this.props.faces), tilt: Math.floor(Math.random() * 4) });
    this.timer = setInterval(step, STEP_MS);
  }

  componentWillUnmount() {
    clearInterval(this.timer);
  }

  /**
   * @param {unknown} _
   * @param {{ face: number, tilt: number }} props
   */
  render(_, { face, tilt }) {
    return dieFace(face, `tossed tilt-${tilt}`);
  }
}

/**
 * @param {Context} context
 * @param {number} forMs
 */
function tumble(context, forMs) {
  if (calm.matches) return;
  clearTimeout(toss?.timer);
  toss = { timer: setTimeout(() => land(context), forMs) };
}

/** @param {Context} context */
function land(context) {
  clearTimeout(toss?.timer);
  toss = null;
  context.render();
}

/**
 * Roll for whoever is to move; this phone's share in the chance goes along.
 * @param {Context} context
 */
export async function rollForMe(context) {
  if (toss) return;
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_BYTES));
  const share = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const commitment = context.state.roll?.commitment;
  remember(commitment, share);
  tumble(context, LONGEST_MS);
  context.render();
  if (await attempt(() => tell("/api/roll", { share, commitment }))) return;
  remember(commitment, ""); // somebody else may use it up
  land(context);
}

/**
 * A new state: a roll that has come since the last one is seen to tumble, by everybody.
 * @param {Context} context
 */
export function watchDie(context) {
  const { state } = context;
  const last = state.roll?.last;
  remember(state.roll?.commitment);
  const now = { game: state.game_id, count: last?.count ?? 0 };
  const fresh = known !== null && now.game === known.game && now.count > known.count;
  known = now;
  if (!fresh || !last) return;
  if (!state.die && state.past.last?.how === "pass") {
    passed = last.die;
    setTimeout(() => {
      passed = null;
      context.render();
    }, TUMBLE_MS + PASS_MS);
  } else passed = null;
  if (last.how === "rolled") tumble(context, TUMBLE_MS);
  else if (toss) land(context);
}

/** Whether the die tumbles now: then nobody is told the number yet. */
export const tumbling = () => toss !== null;

/**
 * The die; it rolls into sight where its number, or whose it is, is another one.
 * @param {State} state
 */
export function showDie(state) {
  const number = toss ? null : (state.die ?? passed);
  const occasion = `${number}-${state.turn}-${state.past.lines}`;
  const text = toss ? t("die_rolls") : number ? t("rolled_number", { number }) : t("not_rolled");
  return html`<div class="rolled">
    <span class="hidden">${text}</span>
    ${toss ? html`<${Tossed} faces=${numbers(state)} />` : html`<${Landed} key=${occasion} number=${number} />`}
  </div>`;
}

/** @param {{ number: number | null }} props */
const Landed = ({ number }) => dieFace(number, "tumble");

/**
 * Whether a die is to be shown.
 * @param {State} state
 */
export const usesDie = (state) =>
  hasDie(state) &&
  Boolean(
    state.die ||
      toss ||
      state.phase === "roll" ||
      (state.phase !== "move" && byNumber(state) && (state.roll?.last || (state.awaited ?? []).length)),
  );
