// Talks to the companion: one function to ask, one to tell. Knows who this phone is (host, seats, csrf).
// A button's way from here to the referee and back: the head of companion/web/routes/play.py.

import { lessThan } from "../board/board_subset.js";
import { learnPieces } from "../board/shapes.js";
import { learnKinds, localized, t } from "./words.js";

/** @import { Asked, Geometry, Me, Tap, Told } from "../lib/api.js" */

/** A refusal: `message` is a sentence for people, `code` a word for programs, `explained` where its rule is explained, if anywhere. */
export class Refusal extends Error {
  /**
   * @param {string} sentence
   * @param {string} code
   * @param {number} status
   * @param {string} [explained]
   */
  constructor(sentence, code, status, explained = "") {
    super(sentence);
    this.explained = explained;
    this.code = code;
    this.status = status;
  }
}

/** @param {Response} response */
async function read(response) {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(body.error ?? t("went_wrong"), body.code ?? "", response.status, body.explained);
  return body;
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function reach(path, options) {
  try {
    return await fetch(localized(path), { credentials: "same-origin", ...options });
  } catch {
    throw new Refusal(t("not_reached"), "offline", 0);
  }
}

/**
 * Ask: the JSON answer to a GET. Raises Refusal.
 * @template {keyof Asked} P
 * @param {P} path
 * @returns {Promise<Asked[P]>}
 */
export const ask = async (path) => read(await reach(path, { cache: "no-store" }));

/** @type {Map<string, Promise<Geometry>>} */
const boards = new Map(); // path -> a promise of the geometry: no board changes while a page lies open

/**
 * The geometry of a board, what its game calls its pieces learned; spots `without` are no part of it. Raises Refusal.
 * @param {{ game: string, variant: string, without?: string[] }} board
 * @returns {Promise<Geometry>}
 */
export async function boardOf({ game, variant, without = [] }) {
  const path = /** @type {const} */ (`/api/boards/${game}/${variant}`);
  if (!boards.has(path)) boards.set(path, ask(path));
  const geometry = await /** @type {Promise<Geometry>} */ (boards.get(path)).catch((refusal) => {
    boards.delete(path);
    throw refusal;
  });
  learnKinds(geometry.kinds);
  learnPieces(geometry.art);
  return without.length ? lessThan(geometry, new Set(without)) : geometry;
}

const TAP = "tap";

/**
 * This phone: `host`, `seats` it holds, `claimed` seats that any phone holds, the token that goes with each POST, and
 * the `tap` that it made last, as the companion names it; `figures` are what clay on the table is called and looks like.
 */
export const me = /** @type {Me & { tap: Tap | null }} */ (
  /** @type {Partial<Me> & { tap: Tap | null }} */ ({
    host: false,
    seats: [],
    claimed: [],
    children: [],
    figures: {},
    csrf: "",
    tap: JSON.parse(/** @type {string} */ (sessionStorage.getItem(TAP))),
  })
);

/** Learn anew who this phone is. */
export async function refreshMe() {
  Object.assign(me, await ask("/api/me"));
}

/**
 * @param {string} path
 * @param {object} body
 */
async function post(path, body) {
  const photo = body instanceof Blob;
  return reach(path, {
    method: "POST",
    headers: { "Content-Type": photo ? body.type : "application/json", "X-Companion": me.csrf },
    body: photo ? body : JSON.stringify(body),
  });
}

/**
 * Tell: POST `body` as JSON, a photo as it is. A token from before a restart is fetched anew once. Raises Refusal.
 * @template {keyof Told} P
 * @param {P} path
 * @param {Told[P][0]} [body]
 * @returns {Promise<Told[P][1]>}
 */
export async function tell(path, body = {}) {
  const used = me.csrf;
  let response = await post(path, body);
  if (response.status === 403) {
    await refreshMe();
    if (me.csrf !== used) response = await post(path, body);
  }
  const answer = await read(response);
  if (answer.tap) {
    me.tap = answer.tap;
    sessionStorage.setItem(TAP, JSON.stringify(me.tap));
    document.dispatchEvent(new Event(TAP)); // the state may have been here first
  }
  return answer;
}
