// What is asked at the head of the page, on a phone that shows a later part of it: one line that leads back there.

import { me } from "../base/api.js";
import { byId, html, show } from "../base/html.js";
import { lastIllegal } from "../base/state.js";
import { mayAct } from "../play/permissions.js";
import { seeGame } from "./bar.js";

/**
 * @import { State } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 */

let latest = /** @type {{ node: HTMLElement, state: State } | null} */ (null);
let waiting = 0;

/**
 * What wants an answer or hands: where it stands, and in words.
 * @param {State} state
 */
function wanted(state) {
  const { proposal, offer, whose, phase, awaiting, steps } = state;
  if (proposal && (me.host || me.seats.some((seat) => proposal.waiting.includes(seat))))
    return ["proposal", proposal.text];
  const beside = offer ?? whose;
  if (beside) return ["beside", beside.text];
  if (phase === "ask" && mayAct(state, me)) return ["act", awaiting?.text];
  if (phase === "illegal") return ["act", lastIllegal(state)?.text ?? awaiting?.text];
  if (phase === "arrange") return ["act", steps?.[0]?.text ?? awaiting?.text];
  return ["", ""];
}

/**
 * Whether it stands above the window or in another part of the page; what pictures for children show is neither.
 * @param {HTMLElement | null} part
 */
const gone = (part) =>
  part && !part.hidden && !document.body.classList.contains("kids") && part.getBoundingClientRect().bottom < 40;

function look() {
  waiting = 0;
  if (!latest) return;
  const { node, state } = latest;
  const [id, text] = wanted(state);
  const part = id ? document.getElementById(id) : null;
  const line = text && gone(part) ? text : "";
  const lead = () => {
    seeGame();
    byId(id).scrollIntoView({ block: "center" });
    soon();
  };
  show(
    node,
    line && html`<button type="button" onclick=${lead}><b aria-hidden="true">↑</b><span>${line}</span></button>`,
  );
}

function soon() {
  if (!waiting) waiting = requestAnimationFrame(look);
}

/**
 * Fill the line; it is hidden while what is asked can be seen, or nothing is.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showAbove(node, { state }) {
  if (latest === null) {
    for (const moved of ["scroll", "resize", "hashchange"]) addEventListener(moved, soon, { passive: true });
    new MutationObserver(soon).observe(/** @type {Element} */ (node.parentElement), {
      attributeFilter: ["hidden"],
      subtree: true,
    }); // parts that are loaded late
  }
  latest = { node, state };
  soon();
}
