// The page's words, in its language: all of them in one script before this one (templates/words.html), so none is written here.

const page = globalThis.document; // none where the pure parts are tested

/** @typedef {string | Record<string, string>} Word  a sentence, or its forms by number */

/** @type {Record<string, Word>} */
const words = /** @type {{ words?: Record<string, Word> }} */ (globalThis).words ?? {};

export const language = page?.documentElement.lang ?? "en";

/**
 * Learn words, where there is no page.
 * @param {Record<string, Word>} more
 */
export const learnWords = (more) => Object.assign(words, more);

const forms = new Intl.PluralRules(language);

/**
 * The sentence for `key`, with `{named}` places filled in; of several forms the one that `count` needs.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function t(key, values = {}) {
  const found = words[key];
  if (found === undefined) throw new Error(`no word for ${key}`);
  const sentence =
    typeof found === "string" ? found : (found[forms.select(/** @type {number} */ (values.count))] ?? found.other);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) =>
    name in values ? /** @type {string} */ (values[name]) : whole,
  );
}

/** @type {Record<string, string>} */
const kinds = {}; // of the games whose boards were asked for

/**
 * Learn what a game calls its pieces (`kinds` of a geometry).
 * @param {Record<string, string>} names
 */
export const learnKinds = (names) => Object.assign(kinds, names);

/**
 * The name of a colour or kind of piece, or the bare kind where nobody has given it one.
 * @param {string} kind
 */
export const kindName = (kind) => /** @type {string} */ (words[`kind_${kind}`] ?? kinds[kind] ?? kind);

/**
 * What stands on a seat's pieces, in the page's language.
 * @param {string} kind
 */
export const letterOf = (kind) => /** @type {string} */ (words[`letter_${kind}`] ?? kind[0].toUpperCase());

/**
 * A text that stands for itself begins with a capital; by CSS a key of one letter would have no name for screen readers.
 * @param {string} text
 */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/**
 * The same address in the page's language.
 * @param {string} address
 */
export function localized(address) {
  const [path, part] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}${part ? `#${part}` : ""}`;
}
