// What the hall tells all who look on, as long as the page is seen; opened anew where it falls silent.

/** @import { HallNews } from "../lib/hall.js" */

const SILENCE_MS = 15_000; // the hall says something at least every 5 s
const REOPEN_MS = 2_000;
/** @type {HallNews["name"][]} */
const NAMES = ["hall", "tables", "table", "gone", "evening"];

/**
 * Follow it: `take({name, data})` gets each event, `lost()` is called where the hall is gone.
 * @param {(news: HallNews) => void} take
 * @param {() => void} lost
 */
export function follow(take, lost) {
  let stream = /** @type {EventSource | null} */ (null);
  let watch = /** @type {number | undefined} */ (undefined);

  function close() {
    clearTimeout(watch);
    stream?.close();
    stream = null;
  }

  function open() {
    close();
    if (document.hidden) return;
    stream = new EventSource("/api/hall/events");
    for (const name of NAMES)
      stream.addEventListener(name, (event) => {
        guard(SILENCE_MS);
        take({ name, data: JSON.parse(event.data) });
      });
    stream.addEventListener("beat", () => guard(SILENCE_MS));
    stream.addEventListener("error", () => {
      lost();
      if (stream?.readyState === EventSource.CLOSED) guard(REOPEN_MS);
    });
    guard(SILENCE_MS);
  }

  /**
   * Open anew where nothing is heard for so long.
   * @param {number} patience
   */
  function guard(patience) {
    clearTimeout(watch);
    watch = setTimeout(open, patience);
  }

  document.addEventListener("visibilitychange", open);
  window.addEventListener("online", open);
  window.addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
