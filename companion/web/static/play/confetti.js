// Pieces of the winner's shape fall once over the page.

import { h, s } from "../base/dom.js";
import { piece } from "../board/shapes.js";

/** The style sheet leaves it out for reduced motion. What is nobody's falls too: `pieces` (spot -> kind) tells what there is. */
export function rain(seat, mark, { pieces = {}, seats = [] } = {}) {
  const nobodys = Object.values(pieces).find((kind) => !seats.some((entry) => entry.seat === kind));
  const kinds = [seat, seat, nobodys ?? seat];
  const drops = h("div", { class: "rain", "aria-hidden": "true" });
  for (let i = 0; i < 36; i += 1) {
    const kind = kinds[i % kinds.length];
    const drop = s("svg", { class: "drop", viewBox: "-.56 -.56 1.12 1.12" }, piece(kind, kind === seat ? mark : ""));
    drop.style.setProperty("--x", `${(i * 61 + 7) % 97}%`);
    drop.style.setProperty("--wait", `${((i * 23) % 36) * 0.05}s`);
    drop.style.setProperty("--turn", `${(i % 2 ? 1 : -1) * (180 + (i % 5) * 60)}deg`);
    drops.append(drop);
  }
  drops.addEventListener(
    "animationend",
    () => drops.querySelector(".drop:last-child") && setTimeout(() => drops.remove(), 2500),
    { once: true },
  );
  document.body.append(drops);
}
