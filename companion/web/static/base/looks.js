// How parts look that are loaded later: their style sheets, each once.

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/**
 * Load a style sheet (`name` from the folder of all scripts); it is there when this resolves.
 * @param {string} name
 */
export function looks(name) {
  if (!sheets.has(name)) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    link.href = /** @type {string} */ (/** @type {unknown} */ (new URL(`../${name}`, import.meta.url)));
    sheets.set(
      name,
      new Promise((done) => {
        Object.assign(link, { onload: done, onerror: done });
        document.head.append(link);
      }),
    );
  }
  return sheets.get(name);
}
