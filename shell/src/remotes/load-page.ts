const KEY = 'fieldspan.loaded-for';
/** If a reload gave the same page again (slow network or cached copy), it may be repeated after this time. */
const AGAIN_MS = 10 * 60_000;

/** Reloads the page to get a release set: once per set, even if an older one comes back. */
export function loadPage(seq: number, reload = reloadUnasked): void {
  const [known, at] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
  if (known === seq && Date.now() - (at ?? 0) < AGAIN_MS) return;
  sessionStorage.setItem(KEY, `${seq} ${Date.now()}`);
  reload();
}

/** All work was stashed: no screen needs to ask before leaving. */
function reloadUnasked(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  window.location.reload();
}
