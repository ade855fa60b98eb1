// The board's wood: a frame, planks with their grain, and the hollows in it.

import { html } from "../../base/html.js";

/**
 * @import { Art } from "../../lib/api.js"
 * @import { Box, Edges } from "../../lib/page.js"
 */

const FRAME = 0.22;
const PLANK = 2.4; // high, about
const EVERY = 0.4; // between two lines of the grain
const HUES = [0.05, 0, 0.09, 0.02]; // how much darker each plank is

/** @param {number} number */
const short = (number) => Number(number.toFixed(2));

/**
 * Lines of a grain that is the same each time: long, slightly bent, none on a seam.
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} planks
 * @param {number} high
 */
function grain(left, top, width, planks, high) {
  const lines = [];
  for (let plank = 0; plank < planks; plank += 1)
    for (let i = 1; i * EVERY < high - 0.1; i += 1) {
      const odd = (plank * 31 + i * 17) % 24; // as good as chance
      const [from, far] = [left + 0.1 + (odd * width) / 60, (0.45 + ((odd * 7) % 24) / 60) * width];
      const long = Math.min(far, left + width - 0.1 - from) / 3;
      const y = top + plank * high + i * EVERY;
      lines.push(
        `M${short(from)} ${short(y)}q${short(long / 2)} ${((odd % 5) - 2) / 16} ${short(long)} 0t${short(long)} 0 ${short(long)} 0`,
      );
    }
  return lines.join("");
}

/**
 * The plate: `[left, top, width, height]` with its frame, lit from above.
 * @param {Box} box
 * @param {Art["colours"]} props
 */
export function plate([left, top, width, height], { frame, wood, grain: line }) {
  /**
   * @param {number} inset
   * @param {object} rest
   */
  const rect = (inset, rest) =>
    html`<rect x=${left + inset} y=${top + inset} width=${width - 2 * inset} height=${height - 2 * inset} fill="none" ...${rest} />`;
  const [x, y, wide, tall] = [left + FRAME, top + FRAME, width - 2 * FRAME, height - 2 * FRAME];
  const planks = Math.max(1, Math.round(tall / PLANK));
  const high = tall / planks;
  const each = Array.from({ length: planks }, (_, i) => short(y + i * high));
  return html`<g class="wood">
    ${rect(0.03, { rx: 0.42, fill: frame })}
    ${rect(FRAME, { rx: 0.26, fill: wood })}
    ${each.map(
      (at, i) =>
        HUES[i % 4] > 0 &&
        html`<rect x=${x} y=${at} width=${wide} height=${high} rx=${planks > 1 ? 0 : 0.26} opacity=${HUES[i % 4]} />`,
    )}
    <path d=${grain(x, y, wide, planks, high)} fill="none" stroke=${line} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${each
      .slice(1)
      .map((at) => `M${x} ${at}h${wide}`)
      .join("")} stroke="#000" stroke-width=".04" opacity=".3" />
    ${rect(0.07, { rx: 0.4, stroke: "#fff", "stroke-width": 0.05, opacity: 0.3 })}
    ${rect(FRAME + 0.11, { rx: 0.2, stroke: "#000", "stroke-width": 0.22, opacity: 0.12 })}
    ${rect(FRAME, { rx: 0.26, stroke: "#000", "stroke-width": 0.07, opacity: 0.45 })}
  </g>`;
}

/**
 * A tray let into the wood between these walls, framed by the colour of whoever's pieces stand in it.
 * @param {Edges} props
 * @param {Art["colours"]} props
 */
export function tray({ left, right, top, bottom }, { hollow, ivory_deep: ground }) {
  /**
   * @param {number} inset
   * @param {object} rest
   */
  const rect = (inset, rest) =>
    html`<rect x=${left + inset} y=${top + inset} width=${right - left - 2 * inset} height=${bottom - top - 2 * inset} ...${rest} />`;
  return [
    rect(-0.04, { rx: 0.44, fill: hollow }),
    rect(0, { rx: 0.4, fill: "currentColor" }),
    rect(0.1, { rx: 0.3, fill: hollow }),
    html`<path fill=${ground} d=${`M${left + 0.14} ${top + 0.5}q0-.28.28-.28H${right - 0.42}q.28 0 .28.28V${bottom - 0.42}q0 .28-.28.28H${left + 0.42}q-.28 0-.28-.28Z`} />`,
  ];
}
