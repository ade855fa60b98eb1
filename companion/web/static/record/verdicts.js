// What just happened: the last verdicts.

import { html, show } from "../base/html.js";
import { news } from "../base/state.js";
import { t } from "../base/words.js";
import { sign } from "../board/shapes.js";

const SHOWN = 5;

/** The last verdicts as sentences, newest first. */
export function showVerdicts(node, { state }) {
  const all = news(state.verdicts ?? []);
  // while the board is set up anew, what was right or wrong on it before is no news
  const old =
    state.phase === "arrange" ? all.findIndex(({ verdict }) => !["restored", "illegal"].includes(verdict)) : 0;
  const latest = old < 0 ? [] : all.slice(old, old + SHOWN);
  // what may have been meant as taking back is no fault while that is asked
  const kind = ({ verdict, back }) => (state.offer && back === state.offer.number ? "taken-back" : verdict);
  show(
    node,
    latest.length > 0 && html`<${Verdicts} verdicts=${latest.map((each) => ({ ...each, kind: kind(each) }))} />`,
  );
}

const Verdicts = ({ verdicts }) => html`
  <h2>${t("last_verdicts")}</h2>
  <ul class="verdicts">
    ${verdicts.map(({ kind, text }) => html`<li class=${`verdict v-${kind}`}>${sign(kind)}<span>${text}</span></li>`)}
  </ul>
`;
