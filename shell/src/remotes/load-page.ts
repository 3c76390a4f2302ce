const KEY = 'fieldspan.loaded-for';
/** A page that a slow line or a kept copy gave once more may be asked for again after so long. */
const AGAIN_MS = 10 * 60_000;

/** Loads the page anew for the sake of a release set: once, whatever set comes with it. */
export function loadPage(seq: number, reload = reloadUnasked): void {
  const [known, at] = (sessionStorage.getItem(KEY) ?? '').split(' ').map(Number);
  if (known === seq && Date.now() - (at ?? 0) < AGAIN_MS) return;
  sessionStorage.setItem(KEY, `${seq} ${Date.now()}`);
  reload();
}

/** All work was put by: no screen need ask whether somebody means to leave it. */
function reloadUnasked(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  window.location.reload();
}
