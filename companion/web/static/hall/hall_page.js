// The hall: all tables at a glance, live. Knows what the stream says; what a table is called and shows: cards.js.

import { html, show } from "../base/html.js";
import { keepLanguage } from "../base/language.js";
import { t } from "../base/words.js";
import { TableCards } from "./cards.js";
import { showEvening } from "./evening.js";
import { learnHost, showOrders } from "./orders.js";

const SILENCE_MS = 15_000; // the hall says something at least every 5 s
const REOPEN_MS = 2_000;

const hall = { broker: null, tables: new Map(), heard: false };
let stream = null;
let watch = null;

const node = (id) => document.getElementById(id);

/** By need: who calls, then who plays, then the others; and by name. */
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

function take(name, data) {
  hall.heard = true;
  if (name === "hall") {
    if (hall.version && hall.version !== data.version) return location.reload();
    Object.assign(hall, data);
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

function open() {
  close();
  if (document.hidden) return;
  stream = new EventSource("/api/hall/events");
  for (const name of ["hall", "tables", "table", "gone"])
    stream.addEventListener(name, (event) => {
      guard();
      take(name, JSON.parse(event.data));
    });
  stream.addEventListener("beat", guard);
  stream.addEventListener("error", () => {
    lost();
    if (stream?.readyState === EventSource.CLOSED) guard(REOPEN_MS);
  });
  guard();
}

function close() {
  clearTimeout(watch);
  stream?.close();
  stream = null;
}

/** Open anew where nothing is heard for so long. */
function guard(patience = SILENCE_MS) {
  clearTimeout(watch);
  watch = setTimeout(open, typeof patience === "number" ? patience : SILENCE_MS);
}

keepLanguage();
document.addEventListener("visibilitychange", open);
window.addEventListener("online", open);
window.addEventListener("pageshow", (event) => event.persisted && open());
open();
learnHost().then(render);
