// What this phone wishes for itself: sounds, speech, pictures, large text. Kept on the phone.

/** @param {string} name */
const KEY = (name) => `wish-${name}`;

/**
 * Whether this phone wishes for it.
 * @param {string} name
 */
export const wished = (name) => localStorage.getItem(KEY(name)) === "on";

/**
 * Wish for it, or no more.
 * @param {string} name
 * @param {boolean} on
 */
export function wish(name, on) {
  if (on) localStorage.setItem(KEY(name), "on");
  else localStorage.removeItem(KEY(name));
}

/** Text twice as large, where that is wished for. */
export const enlarge = () => document.documentElement.classList.toggle("large", wished("large"));
