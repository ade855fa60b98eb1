// The language of this phone: chosen in the address, and remembered.

import { language } from "./words.js";

const REMEMBERED = "language";

/** Keep the language of this phone: a choice in the address wins and is remembered. */
export function keepLanguage() {
  for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lang]"))) {
    link.addEventListener("click", () => localStorage.setItem(REMEMBERED, /** @type {string} */ (link.dataset.lang)));
  }
  const asked = new URLSearchParams(location.search).get("lang");
  const kept = localStorage.getItem(REMEMBERED);
  if (asked) localStorage.setItem(REMEMBERED, asked);
  else if (kept && kept !== language) {
    const address = new URL(location.href);
    address.searchParams.set("lang", kept);
    location.replace(address);
  }
}
