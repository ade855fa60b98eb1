// Where the keyboard focus goes when what had it is gone.

/**
 * Bring keyboard focus to what carries this `data-f`, else to the part it was in: never back to the page's start.
 * @param {string | null | undefined} name
 * @param {Element | null | undefined} part
 */
export function refocus(name, part) {
  const again = name && document.querySelector(`[data-f="${CSS.escape(name)}"]`);
  const next = /** @type {HTMLElement} */ (
    again || (part && part.checkVisibility?.() !== false ? part : document.getElementById("main"))
  );
  if (!again) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}
