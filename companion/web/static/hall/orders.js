// What hosts of the hall want of the tables.

import { button, html, show } from "../base/html.js";
import { note } from "../base/ui.js";
import { localized, t } from "../base/words.js";
import { hostForm, me, onHost, post } from "./host.js";

/**
 * @import { HallTable } from "../lib/hall.js"
 * @import { On } from "../lib/page.js"
 */

const WHATS = ["pause", "go_on", "quiet", "loud", "minutes", "time_up", "put_away", "over"];
const MINUTES = 10;

let chosen = ""; // of one table alone
let last = /** @type {[node: HTMLElement, tables: HallTable[]] | null} */ (null); // as shown

const again = () => last && showOrders(...last);

/**
 * @param {string} what
 * @param {string} [table]
 */
async function order(what, table = chosen) {
  const minutes = what === "minutes" ? MINUTES : 0;
  if (await post("/api/hall/orders", { what, table, minutes })) note(t("hall_order_done"));
}

/**
 * The answer to a table that calls; for hosts.
 * @param {string} table
 */
export const comingKey = (table) =>
  me.host ? button(t("hall_coming"), () => order("coming", table), { kind: "primary", name: `coming-${table}` }) : null;

/** @param {string} what */
const caption = (what) => (what === "minutes" ? t("hall_minutes", { count: MINUTES }) : t(`hall_${what}`));

/** @param {HallTable[]} tables */
function keys(tables) {
  const deaf = tables.filter(({ there, obeys, id }) => there && !obeys && (!chosen || chosen === id)).length;
  /** @param {On<HTMLSelectElement>} event */
  const choose = (event) => {
    chosen = event.target.value;
    again();
  };
  return html`<h2>${t("hall_host")}</h2>
    <select class="hall-whom" aria-label=${t("hall_table")} onchange=${choose}>
      <option value="">${t("hall_all")}</option>
      ${tables.map(({ id, title }) => html`<option value=${id} selected=${id === chosen}>${title || id}</option>`)}
    </select>
    <div class="row">${WHATS.map((what) => button(caption(what), () => order(what), { name: what }))}</div>
    <p><a class="button" href=${localized("/fleet")} data-f="fleet">${t("fleet")}</a></p>
    ${deaf > 0 ? html`<p class="small">${t("hall_not_all", { count: deaf })}</p>` : null}`;
}

/**
 * Fill the part at the foot.
 * @param {HTMLElement} node
 * @param {HallTable[]} tables
 */
export function showOrders(node, tables) {
  last = [node, tables];
  onHost(again);
  show(node, me.host ? keys(tables) : hostForm());
}
