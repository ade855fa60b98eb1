// Keeps the page live: server-sent events with a watchdog, polling where no stream is to be had.

import { localized } from "./words.js";

const SILENCE_MS = 12_000; // the server says something at least every 5 s
const POLL_MS = 1_000;
const CROWDED = 3; // an answer that took long is followed by a pause so many times longer
const RETRY_STREAM_MS = 15_000;
const REOPEN_MS = 1_500;

/**
 * @typedef {"live" | "connecting" | "polling"} Connection
 * @typedef {"state" | "board" | "resumed" | "roles"} StreamEvent
 */

/**
 * `onEvent(name, data)` gets each `state`, `resumed` (the last state is still the newest), `board` and `roles`; `onMood(mood)` gets `live`, `connecting` or `polling`.
 * Moods: polling is live enough to play, connecting is not.
 */
export class Live {
  /** @param {{ onEvent: (name: StreamEvent, data: unknown) => void, onMood: (mood: Connection) => void, pollBoard?: boolean }} told */
  constructor({ onEvent, onMood, pollBoard = false }) {
    this.onEvent = onEvent;
    this.onMood = onMood;
    this.pollBoard = pollBoard;
    /** @type {Connection} */
    this.mood = "connecting";
    this.lastNews = 0;
    /** The companion's clock less this page's, in ms; null until it is known. @type {number | null} */
    this.ahead = null;
    this.lastId = ""; // of the newest state: a stream opened anew goes on from there
    /** @type {Map<string, string>} */
    this.tags = new Map();
    /** @type {Map<string, number>} */
    this.timers = new Map();
    document.addEventListener("visibilitychange", () => (document.hidden ? this.pause() : this.open()));
    window.addEventListener("pageshow", (event) => event.persisted && this.open());
    window.addEventListener("online", () => this.open());
    window.addEventListener("pagehide", () => this.pause());
  }

  /** Seconds since something was last heard. */
  get ageSeconds() {
    return this.lastNews ? Math.round((performance.now() - this.lastNews) / 1000) : 0;
  }

  open() {
    this.pause();
    if (document.hidden) return;
    this.setMood("connecting");
    const stream = new EventSource(localized(this.lastId ? `/api/events?last=${this.lastId}` : "/api/events"));
    this.stream = stream;
    /**
     * @param {MessageEvent} event
     * @param {StreamEvent | null} name
     */
    const heard = (event, name) => {
      this.lastId = event.lastEventId || this.lastId;
      this.news();
      if (name) this.onEvent(name, JSON.parse(event.data));
      this.setMood("live");
    };
    stream.addEventListener("state", (event) => heard(event, "state"));
    stream.addEventListener("board", (event) => heard(event, "board"));
    stream.addEventListener("roles", (event) => heard(event, "roles"));
    stream.addEventListener("hb", (event) => {
      this.ahead = JSON.parse(event.data).at_ms - performance.now();
      heard(event, null);
    });
    stream.addEventListener("resumed", (event) => heard(event, "resumed"));
    stream.addEventListener("busy", () => this.poll());
    stream.addEventListener("error", () => {
      if (stream.readyState === EventSource.CLOSED) this.poll();
      else this.setMood("connecting");
    });
    this.watch();
  }

  pause() {
    this.stream?.close();
    this.stream = null;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  news() {
    this.lastNews = performance.now();
    if (this.stream) this.watch();
  }

  watch() {
    this.later("watch", SILENCE_MS, () => this.poll());
  }

  poll() {
    this.pause();
    const round = async () => {
      const [before, begun] = [this.lastNews, performance.now()];
      await this.fetchOnce("/api/state", "state");
      if (this.pollBoard) await this.fetchOnce("/api/board", "board");
      if (this.lastNews > before) this.setMood("polling");
      else this.setMood("connecting");
      if (!this.stream && !document.hidden)
        this.later("poll", Math.max(POLL_MS, CROWDED * (performance.now() - begun)), round);
    };
    this.later("stream", RETRY_STREAM_MS, () => this.open());
    this.later("poll", this.mood === "connecting" ? 0 : REOPEN_MS, round);
  }

  /**
   * @param {string} path
   * @param {StreamEvent} name
   */
  async fetchOnce(path, name) {
    try {
      const known = this.tags.get(path);
      const headers = /** @type {HeadersInit} */ (known ? { "If-None-Match": known } : {});
      const response = await fetch(localized(path), { headers, cache: "no-store" });
      if (response.ok) {
        const tag = response.headers.get("ETag");
        if (tag) this.tags.set(path, tag);
        this.onEvent(name, await response.json());
      }
      if (response.ok || response.status === 304) this.news();
    } catch {
      // not reached: the banner tells it, the next round tries again
    }
  }

  /**
   * @param {string} name
   * @param {number} delay
   * @param {() => unknown} action
   */
  later(name, delay, action) {
    clearTimeout(this.timers.get(name));
    this.timers.set(name, setTimeout(action, delay));
  }

  /** @param {Connection} mood */
  setMood(mood) {
    if (mood === this.mood) return;
    this.mood = mood;
    this.onMood(mood);
  }
}
