// Pieces of the winner's shape fall once over the page.

import { element, html } from "../base/html.js";
import { piece } from "../board/shapes.js";

/** @import { State } from "../lib/api.js" */

const COUNT = 36;
const REST_MS = 2_500; // after the first has fallen

/**
 * The style sheet leaves it out for reduced motion. What is nobody's falls too: `pieces` (spot -> kind) tells what there is.
 * @param {string} seat
 * @param {string} mark
 * @param {Partial<Pick<State, "pieces" | "seats">>} [props]
 */
export function rain(seat, mark, { pieces, seats = [] } = {}) {
  const nobodys = Object.values(pieces ?? {}).find((kind) => !seats.some((entry) => entry.seat === kind));
  const kinds = [seat, seat, nobodys ?? seat];
  /**
   * @param {unknown} _
   * @param {number} i
   */
  const drop = (_, i) => {
    const kind = kinds[i % kinds.length];
    const falls = {
      "--x": `${(i * 61 + 7) % 97}%`,
      "--wait": `${((i * 23) % COUNT) * 0.05}s`,
      "--turn": `${(i % 2 ? 1 : -1) * (180 + (i % 5) * 60)}deg`,
    };
    return html`<svg class="drop" viewBox="-.56 -.56 1.12 1.12" style=${falls}>
      ${piece(kind, kind === seat ? mark : "")}
    </svg>`;
  };
  const drops = element(html`<div class="rain" aria-hidden="true">${Array.from({ length: COUNT }, drop)}</div>`);
  drops.addEventListener("animationend", () => setTimeout(() => drops.remove(), REST_MS), { once: true });
  document.body.append(drops);
}
