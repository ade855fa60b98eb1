// A seat's own page: what only whoever holds the seat may read and say. Loaded where a game has secrets. What it shows stands
// in this page's memory and nowhere else: not in an address, a title, the browser's storage, a spoken line; covered, it is not
// in the page either. Knows: whose page is open and what lies uncovered. Fields and keys: fields.js.

import { ask, me } from "../base/api.js";
import { button, byId, element, html, show } from "../base/html.js";
import { playerName, seatOf } from "../base/state.js";
import { speak } from "../base/ui.js";
import { capital, t } from "../base/words.js";
import { token } from "../board/shapes.js";
import { seeGame } from "../parts/bar.js";
import { forget, Inputs } from "./fields.js";
import { tellPhones } from "./phones.js";

/**
 * @import { MyLine, MySeat, State } from "../lib/api.js"
 * @import { Content, Context } from "../lib/page.js"
 */

const REST_MS = 60_000; // nobody has touched it for so long: it is covered
const RETRY_MS = 2_000;

const own = {
  seats: /** @type {MySeat[]} */ ([]), // the answer of GET /api/mine
  asked: "", // what was asked for it last
  open: false, // this page is shown, not the one for everybody
  who: "", // whose page, where this phone holds several seats
  held: false, // whoever it is has the phone
  bare: /** @type {Set<string>} */ (new Set()), // what lies uncovered
  seen: /** @type {Map<string, number>} */ (new Map()), // seat -> how much of its list was there when it was looked at
  called: /** @type {Set<string>} */ (new Set()), // seats that were told already that they are asked
  rev: 0, // of the state that this answer belongs to
  saying: "", // for this seat something was just said here: what comes of it is no news
  since: 0, // the state in which it counts: it may be told before what was sent is answered
};

/** @typedef {Record<"room" | "bar" | "call" | "phones", HTMLElement>} Parts */

let parts = /** @type {Parts | null} */ (null);
let resting = 0;

/** @param {MySeat} seat */
const listOf = (seat) => seat.told.filter(({ now }) => !now);
/** @param {MySeat} seat */
const isAsked = (seat) => seat.awaited.some(({ calls }) => calls);
/** @param {MySeat} seat */
const hasNews = (seat) => listOf(seat).length > (own.seen.get(seat.seat) ?? 0);

/**
 * The parts of the page beside the room itself: the bar at the bottom, and the card that calls.
 * @param {HTMLElement} room
 * @param {Context} context
 */
function build(room, context) {
  const bar = element(html`<nav class="mine-bar" aria-label=${t("mine_views")} hidden />`);
  const call = element(html`<section class="card mine-call" aria-label=${t("mine_views")} hidden />`);
  const phones = element(html`<p class="small mine-phones" hidden />`);
  byId("main").after(bar);
  const asked = document.querySelector(".asked");
  if (asked) asked.prepend(call);
  else byId("now").after(call);
  document.getElementById("seats")?.after(phones);
  const leave = () => document.hidden && cover(context);
  document.addEventListener("visibilitychange", leave);
  window.addEventListener("pagehide", () => cover(context));
  for (const name of ["pointerdown", "keydown", "input"]) room.addEventListener(name, () => rest(context));
  room.addEventListener("keydown", ({ key }) => key === "Escape" && turn(context, false));
  return { room, bar, call, phones };
}

/**
 * Learn what this phone's seats alone may know, once for each state; an answer that is late is not looked at.
 * @param {Context} context
 */
async function load(context) {
  const { rev } = context.state;
  const question = JSON.stringify([rev, context.state.game_id, me.seats]);
  if (own.asked === question) return;
  own.asked = question;
  const found = me.seats.length ? await ask("/api/mine").catch(() => null) : [];
  if (own.asked !== question) return;
  if (!found) {
    own.asked = ""; // not reached: the table may wait for this seat, so no next state would come
    setTimeout(() => load(context), RETRY_MS);
    return;
  }
  remember(found);
  own.rev = rev;
  if (!closed(context)) context.render();
}

/**
 * Where what was said here counts, and nothing more is asked: covered, and back to the table.
 * @param {Context} context
 */
function closed(context) {
  if (!own.saying || own.rev < own.since) return false;
  const seat = own.seats.find((each) => each.seat === own.saying);
  own.saying = "";
  if (seat) own.seen.set(seat.seat, listOf(seat).length);
  if (!own.open || (seat && isAsked(seat))) return false;
  turn(context, false);
  return true;
}

/** @param {MySeat[]} found */
function remember(found) {
  const known = new Set(own.seats.map(({ seat }) => seat));
  own.seats = found;
  for (const seat of found) {
    const shown = own.bare.has("list") && seat.seat === current()?.seat;
    if (!known.has(seat.seat) || shown || listOf(seat).length < /** @type {number} */ (own.seen.get(seat.seat)))
      own.seen.set(seat.seat, listOf(seat).length);
  }
  if (!found.length) Object.assign(own, { open: false, who: "", held: false, bare: new Set(), saying: "" });
}

/** Whose page is open; undefined while that is to be chosen. */
const current = () =>
  own.seats.length === 1 ? own.seats[0] : own.held ? own.seats.find(({ seat }) => seat === own.who) : undefined;

/**
 * Whatever lies open is covered; a phone of several does not remember whose page it was.
 * @param {Context} context
 */
function cover(context) {
  own.bare.clear();
  forget();
  [own.who, own.held] = ["", false];
  if (parts) draw(context);
}

/** @param {Context} context */
function rest(context) {
  clearTimeout(resting);
  resting = setTimeout(() => cover(context), REST_MS);
}

/**
 * Show the own page, or the one for everybody.
 * @param {Context} context
 * @param {boolean} open
 * @param {string} [who]
 */
function turn(context, open, who = "") {
  if (document.getElementById("bar")) seeGame();
  cover(context);
  [own.open, own.who] = [open, own.seats.length > 1 ? who : ""];
  rest(context);
  draw(context);
  context.render();
  scrollTo(0, 0);
  focusOn(open ? /** @type {Parts} */ (parts).room : byId("now"));
}

/** @param {HTMLElement} part */
function focusOn(part) {
  const heading = /** @type {HTMLElement} */ (part.querySelector("h1, h2") ?? part);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

// --- what stands on it ---

/**
 * @param {Context} context
 * @param {string} name
 * @param {string} caption
 * @param {() => Content} lines
 */
function covered(context, name, caption, lines) {
  const bare = own.bare.has(name);
  const toggle = () => {
    if (bare) own.bare.delete(name);
    else own.bare.add(name);
    const seat = /** @type {MySeat} */ (current());
    if (name === "list") own.seen.set(seat.seat, listOf(seat).length);
    context.render();
  };
  const key = button(bare ? t("mine_again") : caption, toggle, {
    kind: `wide ${bare ? "" : "mine-cover"}`,
    name: `cover-${name}`,
    "aria-expanded": String(bare),
  });
  return html`<div class="mine-lines">${bare ? lines() : null}${key}</div>`;
}

/**
 * Lines under their headings.
 * @param {MyLine[]} lines
 */
function list(lines) {
  const headings = [...new Set(lines.map(({ about }) => about))];
  return headings.map((about) => [
    html`<h3>${about}</h3>`,
    html`<ul class="mine-told">${lines.filter((each) => each.about === about).map(({ text }) => html`<li>${capital(text)}</li>`)}</ul>`,
  ]);
}

/**
 * @param {Context} context
 * @param {string} seat
 * @param {string} title
 */
function head(context, seat, title) {
  const entry = seatOf(context.state, seat);
  return html`<div class="now-head">
    ${token(seat, entry?.mark ?? "", "big")}
    <div class="now-who"><h1>${title}</h1><p class="small">${t("mine_private")}</p></div>
  </div>`;
}

/**
 * What stands where nothing secret is asked: also that the game is over.
 * @param {State} state
 */
const idle = (state) => (state.phase === "over" ? state.won || t("game_ended") : t("mine_nothing"));

/**
 * @param {Context} context
 * @param {MySeat} seat
 */
function page(context, seat) {
  const name = playerName(context.state, seat.seat);
  const now = seat.told.filter((each) => each.now);
  const know = listOf(seat);
  /**
   * @param {number} rev
   * @param {boolean} typed
   */
  const said = (rev, typed) => {
    if (typed)
      own.bare.add("now"); // what was just typed here is asked about in sight
    else own.bare.delete("now");
    [own.saying, own.since] = [seat.seat, rev];
    if (!closed(context)) context.render();
  };
  const again = () => context.render();
  return [
    html`<div class=${`now card seat-${seat.seat}`}>
      ${head(context, seat.seat, t("mine_for", { name }))}
      ${
        now.length > 0 &&
        covered(
          context,
          "now",
          t("mine_read"),
          () => html`<ul class="mine-told large">${now.map(({ text }) => html`<li>${capital(text)}</li>`)}</ul>`,
        )
      }
      ${!isAsked(seat) && html`<p class="sentence">${idle(context.state)}</p>`}
      <${Inputs} ...${seat} said=${said} again=${again} />
    </div>`,
    html`<section class="card" aria-label=${t("mine_list")}>
      <h2>${t("mine_list")}${hasNews(seat) && html`<span class="mine-badge">${t("mine_new")}</span>`}</h2>
      ${
        know.length
          ? covered(context, "list", t("mine_list_show"), () => list(know))
          : html`<p class="small">${t("mine_empty")}</p>`
      }
    </section>`,
    own.seats.length > 1 && button(t("mine_next"), () => turn(context, true), { kind: "wide", name: "mine-next" }),
  ];
}

/** @param {Context} context */
function chooser(context) {
  /** @param {string} seat */
  const choose = (seat) => () => {
    [own.who, own.held] = [seat, false];
    draw(context);
    focusOn(/** @type {Parts} */ (parts).room);
  };
  return html`<div class="card stack">
    <h1>${t("mine_who")}</h1>
    ${own.seats.map((each) => {
      const { seat } = each;
      return html`<button type="button" class="option mine-choice" onclick=${choose(seat)} data-f=${`mine-${seat}`}>
      ${token(seat, seatOf(context.state, seat)?.mark ?? "")}
      <span>${playerName(context.state, seat)}</span>
      ${sign(each)}
    </button>`;
    })}
  </div>`;
}

/** @param {Context} context */
function pass(context) {
  const name = playerName(context.state, own.who);
  const take = () => {
    own.held = true;
    draw(context);
    focusOn(/** @type {Parts} */ (parts).room);
  };
  return html`<div class=${`now card mine-pass seat-${own.who}`}>
    ${head(context, own.who, t("mine_pass", { name }))}
    <p class="sentence">${t("mine_pass_text")}</p>
    ${button(t("mine_i_am", { name }), take, { kind: "primary wide", name: "mine-take" })}
    ${button(t("mine_next"), () => turn(context, true), { kind: "quiet", name: "mine-other" })}
  </div>`;
}

/** @param {MySeat} seat */
const sign = (seat) =>
  isAsked(seat)
    ? html`<span class="mine-badge asked">${t("mine_asked_short")}</span>`
    : hasNews(seat)
      ? html`<span class="mine-badge">${t("mine_new")}</span>`
      : null;

// --- the bar, and the call to it ---

const LOCK = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" /></svg>`;

/** @param {Context} context */
function barButtons(context) {
  const marked = own.seats.find(isAsked) ?? own.seats.find(hasNews);
  const names = own.seats.map(({ seat }) => playerName(context.state, seat)).join(", ");
  const caption = html`<span class="hidden">${t("mine_for", { name: names })}</span><span aria-hidden="true">${names}</span>`;
  /**
   * @param {boolean} open
   * @param {Content} children
   * @param {string} name
   */
  const key = (open, children, name) =>
    html`<button type="button" class="mine-tab" aria-pressed=${String(own.open === open)} data-f=${name} onclick=${() => turn(context, open)}>
      ${children}
    </button>`;
  return [key(false, t("mine_all"), "mine-all"), key(true, [LOCK, caption, marked && sign(marked)], "mine-own")];
}

/**
 * On the page for everybody: who is asked something secret. What it is stands on the own page alone.
 * @param {Context} context
 */
function calls(context) {
  return own.seats.filter(isAsked).map(({ seat }) => {
    const name = playerName(context.state, seat);
    return html`<div class="stack">
      <p class="step">${t("mine_asked", { name })}</p>
      ${button(t("mine_open", { name }), () => turn(context, true, seat), { kind: "primary wide", name: `call-${seat}` })}
    </div>`;
  });
}

/** @param {Context} context */
function callAloud(context) {
  for (const each of own.seats) {
    if (!isAsked(each)) own.called.delete(each.seat);
    else if (!own.called.has(each.seat)) {
      own.called.add(each.seat);
      if (!own.open) speak(t("mine_asked", { name: playerName(context.state, each.seat) }));
    }
  }
}

/** @param {Context} context */
function draw(context) {
  const { room, bar, call } = /** @type {Parts} */ (parts);
  const { state } = context;
  const here = Boolean(state.secrets) && own.seats.length > 0;
  const shown = here && own.open;
  const seat = current();
  document.body.classList.toggle("mine-open", shown);
  document.body.classList.toggle("mine-here", here);
  show(room, shown && (seat ? page(context, seat) : own.who ? pass(context) : chooser(context)));
  show(bar, here && barButtons(context));
  show(call, here && !shown && calls(context));
}

/**
 * Fill the room, and what leads to it.
 * @param {HTMLElement} node
 * @param {Context} context
 */
export async function showMine(node, context) {
  parts ??= build(node, context);
  tellPhones(parts.phones, context);
  if (!context.state.secrets || !me.seats.length) remember([]);
  draw(context);
  callAloud(context);
  await load(context);
}
