// The bar at the foot of a small phone: it says which part of the page is seen there. A wide window shows all parts.

import { me } from "../base/api.js";
import { inPlay, nobodyPlays } from "../base/state.js";
import { mayAct } from "../play/permissions.js";

const GAME = "game";

const links = () => document.querySelectorAll("#bar a");
const sections = (part) => [...document.querySelectorAll(`.column.rest > [data-part="${part}"]`)];
const isEmpty = (part) => part !== GAME && sections(part).every(({ hidden }) => hidden);

let played = null; // the game that was shown last

function see(part) {
  document.body.dataset.part = part;
  for (const link of links()) {
    if (link.dataset.opens === part) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.getElementById("part-name").textContent = document.querySelector("#bar [aria-current]").textContent;
  const turns = part === "history" && document.querySelector("#history details");
  if (turns) turns.open = true;
}

/** Where the address leads, as by a link of the bar, to a card or by the way back: that part is seen, no window before it. */
function follow() {
  for (const open of document.querySelectorAll("dialog[open]")) open.close();
  const target = document.getElementById(location.hash.slice(1));
  const part =
    [...links()].find((link) => link.hash === location.hash)?.dataset.opens ??
    (location.hash ? target?.closest("[data-part]")?.dataset.part : GAME);
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

/** A part without anything in it cannot be opened; the game calls where this phone is awaited; another game begins in view. */
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
