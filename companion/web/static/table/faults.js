// Sensors that are left out for now: which, what it means, and what to do about it.

import { me, tell } from "../base/api.js";
import { button, byId, html, show } from "../base/html.js";
import { attempt } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { faultsProps } from "./faults_props.js";

/**
 * @import { Fault } from "../lib/api.js"
 * @import { Context } from "../lib/page.js"
 * @import { FaultsProps } from "./faults_props.js"
 */

/**
 * A line at the top that leads to the card, which stands below the board on a phone.
 * @param {{ text: string }} props
 */
const Note = ({ text }) => html`<a href="#faults" data-f="fault-note">${sign("fault")}<span>${text}</span></a>`;

/**
 * One tap for whoever plays: the sensor is believed again.
 * @param {Fault} fault
 */
function works({ spots: [spot] }) {
  const believe = () => attempt(() => tell("/api/sensor-works", { spot }));
  return button(t("sensor_works"), believe, { kind: "quiet", name: `works-${spot}` });
}

/** @param {FaultsProps} props */
const Faults = ({ faults, judges, host }) => html`
  <h2>${t("faults")}</h2>
  <ul class="verdicts">
    ${faults.map(
      (fault) => html`<li key=${`${fault.kind} ${fault.spots}`} class="verdict v-fault">
        ${sign("fault")}
        <span>${fault.text}${" "}<small>${fault.remedy}</small>${judges && works(fault)}</span>
      </li>`,
    )}
  </ul>
  <p class="small">${t("faults_hint")}</p>
  ${host && html`<a class="button quiet" href=${localized("/check")} data-f="check-faults">${t("check_board")}</a>`}
`;

/**
 * Fill the card, and the line at the top; they are hidden while all is well.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export function showFaults(node, { state }) {
  const props = faultsProps(state, me);
  show(byId("fault-note"), props && html`<${Note} text=${props.note} />`);
  show(node, props && html`<${Faults} ...${props} />`);
}
