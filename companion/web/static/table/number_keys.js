// The keys 1 to 9 tell the number of the die, where somebody has a keyboard and writes nothing just then.

const MEMORY = "number-keys";
const WRITES = "input, textarea, select, [contenteditable], [role=slider]";

/** Whether the keys are on: they can be switched off, for whoever speaks to the computer (WCAG 2.1.4). */
export const keysOn = () => localStorage.getItem(MEMORY) !== "off";

/** @param {boolean} on */
export const switchKeys = (on) => localStorage.setItem(MEMORY, on ? "on" : "off");

/**
 * Call `take(number)` for each such key.
 * @param {(number: number) => unknown} take
 */
export function listen(take) {
  document.addEventListener("keydown", (event) => {
    const free = !event.ctrlKey && !event.altKey && !event.metaKey && !event.repeat && !event.defaultPrevented;
    if (!free || !/^[1-9]$/.test(event.key) || /** @type {Element} */ (event.target).closest?.(WRITES)) return;
    if (keysOn() && !document.querySelector("dialog[open]")) take(Number(event.key));
  });
}
