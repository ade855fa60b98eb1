// Coming back: what happened while this phone slept, was hidden, closed or without a connection. Remembers the last turn
// that it has shown, and the seats that it held. Draws nothing.

/** @import { Me, Past, State } from "../lib/api.js" */

const MEMORY = "seen";
const SHORT_MS = 10_000; // who looked away for a moment has missed nothing
const LOST_MS = 5_000; // streams are opened anew now and then: only a longer break is spoken of

/**
 * @typedef {{ game?: number | null, number?: number, seats?: string[] }} Seen  the last turn that was shown, and the seats held
 * @typedef {{ turns: Past[], why: "" | "game" | "back" }} Missed
 */

/** @returns {Seen} */
function load() {
  try {
    return JSON.parse(/** @type {string} */ (localStorage.getItem(MEMORY))) ?? {};
  } catch {
    return {};
  }
}

/** @param {State} state */
const last = (state) => state.past.last?.number ?? 0;

/**
 * What is new since `seen`; null where nothing is.
 * @param {Seen} seen
 * @param {State} state
 * @param {boolean} fresh
 * @returns {Promise<Missed | null>}
 */
async function missed(seen, state, fresh) {
  if (state.game_id === null || seen.game === undefined) return null;
  if (seen.game !== state.game_id) return fresh ? null : { turns: [], why: "game" };
  const shown = /** @type {number} */ (seen.number);
  if (last(state) < shown) return { turns: [], why: "back" };
  if (last(state) === shown) return null;
  const { turnsOf } = await import("../record/history.js");
  const turns = (await turnsOf(state)).filter(({ number, ends }) => number > shown && ends !== false);
  return turns.length ? { turns, why: "" } : null;
}

export class Away {
  seen = load();
  fresh = true; // nothing shown yet since the page was loaded
  since = /** @type {number | null} */ (null); // away since then
  news = /** @type {Missed | null} */ (null);

  /**
   * The phone looks away, or has heard nothing for `ms`.
   * @param {number} [ms]
   */
  leave(ms = 0) {
    this.since ??= Date.now() - ms;
  }

  /**
   * Here, with this state. Returns `news` (new ones, also in `this.news`), `again` after a longer break without any, or an empty text.
   * @param {State} state
   */
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

  /**
   * The seats that this phone held and that another holds now, or this one under another cookie; told once.
   * @param {Pick<Me, "seats" | "claimed">} props
   */
  lost({ seats, claimed }) {
    const gone = (this.seen.seats ?? []).filter((seat) => !seats.includes(seat) && claimed.includes(seat));
    if (JSON.stringify(this.seen.seats ?? []) !== JSON.stringify(seats)) this.keep({ seats });
    return gone;
  }

  /** @param {Seen} changes */
  keep(changes) {
    this.seen = { ...this.seen, ...changes };
    try {
      localStorage.setItem(MEMORY, JSON.stringify(this.seen));
    } catch {
      // a browser that keeps nothing forgets it with the page
    }
  }
}
