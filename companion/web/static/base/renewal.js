// Loads the page anew when the companion was updated while it lay open: its parts that are loaded later are gone then.

/** Whether the companion serves another script for this page than the one that runs. */
async function isOld() {
  const answer = await fetch(location.href).catch(() => null);
  const script = /** @type {Element} */ (document.querySelector('script[type="module"]'));
  const own = /** @type {string} */ (script.getAttribute("src"));
  return Boolean(answer?.ok) && !(await /** @type {Response} */ (answer).text()).includes(own);
}

/** Watch for parts that cannot be loaded. Without a network nothing is loaded anew: the page stays as it is. */
export function watchForRenewal() {
  window.addEventListener("unhandledrejection", async ({ reason }) => {
    if (/import/i.test(reason?.message ?? "") && (await isOld())) location.reload();
  });
}
