// The page's words, in its language: all of them in one script before this one (templates/words.html), so none is written here.

const page = globalThis.document; // none where the pure parts are tested

const words = globalThis.words ?? {};

export const language = page?.documentElement.lang ?? "en";

/** Learn words, where there is no page. */
export const learnWords = (more) => Object.assign(words, more);

const forms = new Intl.PluralRules(language);

/** The sentence for `key`, with `{named}` places filled in; of several forms the one that `count` needs. */
export function t(key, values = {}) {
  const found = words[key];
  if (found === undefined) throw new Error(`no word for ${key}`);
  const sentence = typeof found === "string" ? found : (found[forms.select(values.count)] ?? found.other);
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}

const kinds = {}; // of the games whose boards were asked for

/** Learn what a game calls its pieces (`kinds` of a geometry). */
export const learnKinds = (names) => Object.assign(kinds, names);

/** The name of a colour or kind of piece, or the bare kind where nobody has given it one. */
export const kindName = (kind) => words[`kind_${kind}`] ?? kinds[kind] ?? kind;

/** What stands on a seat's pieces, in the page's language. */
export const letterOf = (kind) => words[`letter_${kind}`] ?? kind[0].toUpperCase();

/** A text that stands for itself begins with a capital; by CSS a key of one letter would have no name for screen readers. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The same address in the page's language. */
export function localized(address) {
  const [path, part] = address.split("#");
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}${part ? `#${part}` : ""}`;
}
