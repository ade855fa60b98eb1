// The bar at the foot of a small phone: it says which part of the page is seen there. A wide window shows all parts.

import { me } from "../base/api.js";
import { byId } from "../base/html.js";
import { inPlay, nobodyPlays } from "../base/state.js";
import { mayAct } from "../play/permissions.js";

/** @import { Context } from "../lib/page.js" */

const GAME = "game";

const links = () => /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("#bar a"));
/** @param {string} part */
const sections = (part) => [
  .../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`.column.rest > [data-part="${part}"]`)),
];
/** @param {string | undefined} part */
const isEmpty = (part) => part !== GAME && sections(/** @type {string} */ (part)).every(({ hidden }) => hidden);

let played = /** @type {number | null} */ (null); // the game that was shown last

/** @param {string} part */
function see(part) {
  document.body.dataset.part = part;
  for (const link of links()) {
    if (link.dataset.opens === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  byId("part-name").textContent = /** @type {Element} */ (document.querySelector("#bar [aria-current]")).textContent;
  const turns = /** @type {HTMLDetailsElement | null} */ (
    part === "history" ? document.querySelector("#history details") : null
  );
  if (turns) turns.open = true;
}

/** Where the address leads, as by a link of the bar, to a card or by the way back: that part is seen, no window before it. */
function follow() {
  for (const open of document.querySelectorAll("dialog")) open.close();
  const target = document.getElementById(location.hash.slice(1));
  const part =
    [...links()].find((link) => link.hash === location.hash)?.dataset.opens ??
    (location.hash
      ? /** @type {HTMLElement | null | undefined} */ (target?.closest("[data-part]"))?.dataset.part
      : GAME);
  if (!part) return;
  see(part);
  if (target?.id === "faults") target.scrollIntoView();
  else scrollTo(0, 0);
}

/** Lead back to the game. */
export function seeGame() {
  if ([GAME, undefined].includes(document.body.dataset.part)) return;
  see(GAME);
  history.replaceState(null, "", location.pathname + location.search);
  scrollTo(0, 0);
}

/**
 * A part without anything in it cannot be opened; the game calls where this phone is awaited; another game begins in view.
 * @param {unknown} _node
 * @param {Context} context
 */
export function showBar(_node, { state }) {
  if (played === null) {
    addEventListener("hashchange", follow);
    see(GAME); // also where the address leads to no part, as with a host's code
    follow();
  }
  const game = state.game_id ?? 0;
  if ((played !== null && played !== game) || isEmpty(document.body.dataset.part)) seeGame();
  played = game;
  document.body.classList.toggle("nobody", nobodyPlays(state));
  for (const link of links()) link.hidden = isEmpty(link.dataset.opens);
  links()[0].classList.toggle("calls", inPlay(state) && mayAct(state, me));
}
