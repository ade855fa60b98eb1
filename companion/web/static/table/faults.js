// Sensors that are left out for now: which, what it means, and what to do about it.

import { me, tell } from "../base/api.js";
import { button, html, show } from "../base/html.js";
import { attempt } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { sign } from "../board/shapes.js";
import { faultsProps } from "./faults_props.js";

/** A line at the top that leads to the card, which stands below the board on a phone. */
const Note = ({ text }) => html`<a href="#faults" data-f="fault-note">${sign("fault")}<span>${text}</span></a>`;

/** One tap for whoever plays: the sensor is believed again. */
function works({ spots: [spot] }) {
  const believe = () => attempt(() => tell("/api/sensor-works", { spot }));
  return button(t("sensor_works"), believe, { kind: "quiet", name: `works-${spot}` });
}

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

/** Fill the card, and the line at the top; they are hidden while all is well. */
export function showFaults(node, { state }) {
  const props = faultsProps(state, me);
  show(document.getElementById("fault-note"), props && html`<${Note} text=${props.note} />`);
  show(node, props && html`<${Faults} ...${props} />`);
}
