// The hall: all tables at a glance, live. Knows what the stream says; what a table is called and shows: cards.js.

import { html, byId as node, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { t } from "../base/words.js";
import { TableCards } from "./cards.js";
import { showEvening } from "./evening.js";
import { learnHost } from "./host.js";
import { showOrders } from "./orders.js";
import { follow } from "./stream.js";

/** @import { HallNews, HallTable } from "../lib/hall.js" */

/** @type {{ broker: boolean | null, version?: string, tables: Map<string, HallTable>, heard: boolean }} */
const hall = { broker: null, tables: new Map(), heard: false };

/**
 * By need: who calls, then who plays, then the others; and by name.
 * @param {HallTable} one
 * @param {HallTable} other
 */
const order = (one, other) => one.title.localeCompare(other.title) || one.id.localeCompare(other.id);

function render() {
  const tables = [...hall.tables.values()].sort(order);
  const away = hall.broker === false;
  show(node("tables"), html`<${TableCards} tables=${tables} known=${hall.broker !== null} />`);
  showOrders(node("orders"), tables);
  showEvening(node("evening"), tables);
  const line = hall.heard ? (away ? t("hall_broker_away") : "") : t("hall_gone");
  show(node("banner"), hall.broker === null || !line ? null : html`<p>${line}</p>`);
  document.body.classList.toggle("stale", Boolean(line));
}

/** @param {HallNews} news */
function take({ name, data }) {
  hall.heard = true;
  if (name === "hall") {
    if (hall.version && hall.version !== data.version) return location.reload();
    Object.assign(hall, data);
  } else if (name === "evening") {
    return;
  } else if (name === "tables") {
    for (const id of hall.tables.keys()) if (!data.includes(id)) hall.tables.delete(id);
  } else if (name === "table") hall.tables.set(data.id, data);
  else hall.tables.delete(data);
  render();
}

function lost() {
  hall.heard = false;
  hall.broker ??= false;
  render();
}

keepLanguage();
follow(take, lost);
learnHost().then(render);
