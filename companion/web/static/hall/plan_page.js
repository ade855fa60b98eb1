// An evening with a plan: rounds, standings, what hosts do. Knows what the stream says; what it looks like: plan_*.js.

import { button, html, byId as node, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { localized, t } from "../base/words.js";
import { hostForm, learnHost, me, onHost } from "./host.js";
import { learnGames, PlanForm } from "./plan_form.js";
import { HostKeys, Odd } from "./plan_hosts.js";
import { Rounds } from "./plan_rounds.js";
import { Standings } from "./plan_standings.js";
import { follow } from "./stream.js";

/** @import { Evening, EveningNow, HallNews, HallTable } from "../lib/hall.js" */

/** @type {{ now: EveningNow | null, version: string, tables: Map<string, HallTable>, gone: boolean }} */
const known = { now: null, version: "", tables: new Map(), gone: false };

/**
 * @param {HallTable} one
 * @param {HallTable} other
 */
const byName = (one, other) => one.title.localeCompare(other.title) || one.id.localeCompare(other.id);

const keys = () => html`<p class="row no-print">
  ${button(t("plan_print"), () => window.print(), { name: "print" })}
  <a class="button" href=${localized("/api/hall/evening/table.csv")} download>${t("plan_csv")}</a>
</p>`;

/** @param {Evening | null} evening */
function hosts(evening) {
  const tables = [...known.tables.values()].sort(byName);
  const animals = Boolean(known.now?.animals);
  return evening
    ? html`<${HostKeys} evening=${evening} tables=${tables} animals=${animals} />`
    : html`<${PlanForm} tables=${tables} animals=${animals} />`;
}

function render() {
  if (!known.now) return;
  const { evening, aside, kept } = known.now;
  const lines = [
    known.gone && t("hall_gone"),
    aside && t("plan_aside", { name: aside }),
    !kept && t("plan_not_kept"),
  ].filter(Boolean);
  show(node("banner"), lines.length ? lines.map((line) => html`<p>${line}</p>`) : null);
  show(node("rounds"), evening ? html`<${Rounds} evening=${evening} />` : html`<p class="card">${t("plan_none")}</p>`);
  show(node("standings"), evening ? [html`<${Standings} evening=${evening} />`, keys()] : null);
  show(node("odd"), evening?.odd.length ? html`<${Odd} evening=${evening} />` : null);
  show(node("hosts"), me.host ? hosts(evening) : null);
  show(node("code"), me.host ? null : hostForm());
}

/** @param {HallNews} news */
function take({ name, data }) {
  known.gone = false;
  if (name === "hall") {
    if (known.version && known.version !== data.version) return location.reload();
    known.version = data.version;
  } else if (name === "evening") known.now = data;
  else if (name === "table") known.tables.set(data.id, data);
  else if (name === "gone") known.tables.delete(data);
  if (name !== "table" || !known.now?.evening) render();
}

function lost() {
  known.gone = true;
  render();
}

keepLanguage();
onHost(render);
follow(take, lost);
learnHost().then(render);
learnGames(render);
