// Keys, where somebody has a keyboard: 1 to 9 tell the number of the die; F2, F4 and F8 ask, which no screen reader needs.

const MEMORY = { numbers: "number-keys", questions: "question-keys" };
const WRITES = "input, textarea, select, [contenteditable], [role=slider]";
const QUESTIONS = { F2: "again", F4: "turn", F8: "may" };

/** Whether these keys are on: they can be switched off, for whoever speaks to the computer (WCAG 2.1.4). */
export const keysOn = (kind) => localStorage.getItem(MEMORY[kind]) !== "off";

export const switchKeys = (kind, on) => localStorage.setItem(MEMORY[kind], on ? "on" : "off");

/** Call `take(event)` for each key that is pressed alone. */
function listen(take) {
  document.addEventListener("keydown", (event) => {
    const { ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event;
    if (!(ctrlKey || altKey || metaKey || repeat || defaultPrevented)) take(event);
  });
}

/** Call `take(number)` for each digit, where nobody writes just then. */
export function listenForNumbers(take) {
  listen(({ key, target }) => {
    if (!/^[1-9]$/.test(key) || target.closest?.(WRITES)) return;
    if (keysOn("numbers") && !document.querySelector("dialog[open]")) take(Number(key));
  });
}

/** Call `answer(question)` for each key that asks: `again`, `turn` or `may`. */
export function listenForQuestions(answer) {
  listen((event) => {
    const question = QUESTIONS[event.key];
    if (!question || event.shiftKey || !keysOn("questions")) return;
    event.preventDefault();
    answer(question);
  });
}
