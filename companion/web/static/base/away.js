// Coming back: what happened while this phone slept, was hidden, closed or without a connection. Remembers the last turn
// that it has shown, and the seats that it held. Draws nothing.

const MEMORY = "seen";
const SHORT_MS = 10_000; // who looked away for a moment has missed nothing
const LOST_MS = 5_000; // streams are opened anew now and then: only a longer break is spoken of

function load() {
  try {
    return JSON.parse(localStorage.getItem(MEMORY)) ?? {};
  } catch {
    return {};
  }
}

const last = (state) => state.past.last?.number ?? 0;

/** What is new since `seen`: {turns}, or {turns: [], why: "game" | "back"}; null where nothing is. */
async function missed(seen, state, fresh) {
  if (state.game_id === null || seen.game === undefined) return null;
  if (seen.game !== state.game_id) return fresh ? null : { turns: [], why: "game" };
  if (last(state) < seen.number) return { turns: [], why: "back" };
  if (last(state) === seen.number) return null;
  const { turnsOf } = await import("../record/history.js");
  const turns = (await turnsOf(state)).filter(({ number, ends }) => number > seen.number && ends !== false);
  return turns.length ? { turns, why: "" } : null;
}

export class Away {
  constructor() {
    this.seen = load();
    this.fresh = true; // nothing shown yet since the page was loaded
    this.since = null; // away since then
    this.news = null;
  }

  /** The phone looks away, or has heard nothing for `ms`. */
  leave(ms = 0) {
    this.since ??= Date.now() - ms;
  }

  /** Here, with this state. Returns `news` (new ones, also in `this.news`), `again` after a longer break without any, or an empty text. */
  async arrive(state) {
    const { fresh, seen, since } = this;
    const away = fresh ? Infinity : since === null ? 0 : Date.now() - since;
    const now = { game: state.game_id, number: last(state) };
    [this.fresh, this.since] = [false, null];
    if (seen.game !== now.game || seen.number !== now.number) {
      this.news = null; // something was played since: that is no news any more
      this.keep(now);
    }
    const found = away >= SHORT_MS ? await missed(seen, state, fresh).catch(() => null) : null;
    if (found && this.seen.number === now.number) this.news = found;
    return found ? "news" : away >= LOST_MS && !fresh ? "again" : "";
  }

  /** The seats that this phone held and that another holds now, or this one under another cookie; told once. */
  lost({ seats, claimed }) {
    const gone = (this.seen.seats ?? []).filter((seat) => !seats.includes(seat) && claimed.includes(seat));
    if (JSON.stringify(this.seen.seats ?? []) !== JSON.stringify(seats)) this.keep({ seats });
    return gone;
  }

  keep(changes) {
    this.seen = { ...this.seen, ...changes };
    try {
      localStorage.setItem(MEMORY, JSON.stringify(this.seen));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }
}
