// Which seals this phone has seen while they were still closed (seal.js tells what for).

/** @import { State } from "../lib/api.js" */

const MEMORY = "seals";
const KEPT = 20;

const all = () => (localStorage.getItem(MEMORY) ?? "").split(" ").filter(Boolean);

/**
 * Whether this phone has seen a seal before it was opened.
 * @param {string} commitment
 */
export const known = (commitment) => all().includes(commitment);

/**
 * A closed seal is remembered.
 * @param {State} state
 */
export function watchSeal({ seal }) {
  if (seal && !seal.opened && !known(seal.commitment))
    localStorage.setItem(MEMORY, [...all(), seal.commitment].slice(-KEPT).join(" "));
}
