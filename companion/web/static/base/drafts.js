// What is typed into a form and not sent yet: kept while this tab lives, also where the browser throws the page away.

const MEMORY = "draft ";

const fields = (/** @type {HTMLFormElement} */ form) => /** @type {HTMLInputElement[]} */ ([...form.elements]);

/** @param {HTMLFormElement} form */
const values = (form) =>
  fields(form).map(({ type, checked, value }) => (["checkbox", "radio"].includes(type) ? checked : value));

/**
 * @param {HTMLFormElement} form
 * @param {(string | boolean)[]} kept
 */
function fill(form, kept) {
  if (kept.length !== form.elements.length) return; // another form by now
  for (const [i, field] of fields(form).entries()) {
    const key = ["checkbox", "radio"].includes(field.type) ? "checked" : "value";
    if (field.type === "submit" || field.type === "button" || field[key] === kept[i]) continue;
    Object.assign(field, { [key]: kept[i] });
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/**
 * Bring back what was typed into `form` under this name, and keep what is typed; returns how to forget it.
 * @param {HTMLFormElement} form
 * @param {string} name
 */
export function keepDraft(form, name) {
  const kept = sessionStorage.getItem(MEMORY + name);
  if (kept) fill(form, JSON.parse(kept));
  const keep = () => sessionStorage.setItem(MEMORY + name, JSON.stringify(values(form)));
  form.addEventListener("input", keep);
  form.addEventListener("change", keep);
  return () => sessionStorage.removeItem(MEMORY + name);
}
