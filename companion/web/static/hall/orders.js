// What hosts of the hall want of the tables, and how a phone becomes host of the hall.

import { button, html, show } from "../base/html.js";
import { localized, t } from "../base/words.js";

const WHATS = ["pause", "go_on", "quiet", "loud", "minutes", "time_up", "put_away", "over"];
const MINUTES = 10;

const me = { host: false, said: "", bad: false, table: "" };
let last = null; // [node, tables] as shown

async function post(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  const told = await answer?.json().catch(() => null);
  if (answer?.ok) return told;
  say(told?.error ?? t("hall_gone"), true);
  return null;
}

function say(text, bad = false) {
  Object.assign(me, { said: text, bad });
  again();
}

const again = () => last && showOrders(...last);

/** Learn whether this browser is host. */
export async function learnHost() {
  const answer = await fetch("/api/hall/me", { credentials: "same-origin" }).catch(() => null);
  if (answer?.ok) Object.assign(me, await answer.json());
}

async function order(what, table = me.table) {
  const minutes = what === "minutes" ? MINUTES : 0;
  if (await post("/api/hall/orders", { what, table, minutes })) say(t("hall_order_done"));
}

async function becomeHost(event) {
  event.preventDefault();
  const answer = await post("/api/hall/host", { code: new FormData(event.target).get("code") });
  if (answer) {
    me.host = true;
    say("");
  }
}

/** The answer to a table that calls; for hosts. */
export const comingKey = (table) =>
  me.host ? button(t("hall_coming"), () => order("coming", table), { kind: "primary", name: `coming-${table}` }) : null;

const caption = (what) => (what === "minutes" ? t("hall_minutes", { count: MINUTES }) : t(`hall_${what}`));

function keys(tables) {
  const deaf = tables.filter(({ there, obeys, id }) => there && !obeys && (!me.table || me.table === id)).length;
  const choose = (event) => {
    me.table = event.target.value;
    again();
  };
  return html`<h2>${t("hall_host")}</h2>
    <select class="hall-whom" aria-label=${t("hall_table")} onchange=${choose}>
      <option value="">${t("hall_all")}</option>
      ${tables.map(({ id, title }) => html`<option value=${id} selected=${id === me.table}>${title || id}</option>`)}
    </select>
    <div class="row">${WHATS.map((what) => button(caption(what), () => order(what), { name: what }))}</div>
    <p><a class="button" href=${localized("/fleet")} data-f="fleet">${t("fleet")}</a></p>
    ${deaf > 0 ? html`<p class="small">${t("hall_not_all", { count: deaf })}</p>` : null}`;
}

const ask = () => html`<details>
  <summary>${t("hall_host")}</summary>
  <form onsubmit=${becomeHost}>
    <label>${t("hall_code")} <input name="code" autocomplete="off" autocapitalize="characters" maxlength="64" required /></label>
    <p class="small">${t("hall_code_hint")}</p>
    <button class="button primary" type="submit">${t("hall_host_yes")}</button>
  </form>
</details>`;

/** Fill the part at the foot. */
export function showOrders(node, tables) {
  last = [node, tables];
  const said = html`<p role="status" class=${me.bad ? "bad" : ""}>${me.said}</p>`;
  show(node, [me.host ? keys(tables) : ask(), said]);
}
