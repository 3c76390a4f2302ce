import { currentSession } from '@fieldspan/api/session';
import { WORKER_PATH } from '@fieldspan/contract/release';
import { wantsToSaveData } from '../wants-to-save-data.ts';
import { whenIdle } from '../when-idle.ts';

let isAsked = false;

/**
 * Once per page load, for somebody who is signed in: installs the service worker, which keeps a whole release set for a
 * start without a connection. A development build has none; somebody who saves data is not made to load everything.
 */
export function installWorker(): void {
  if (isAsked || currentSession() === null || wantsToSaveData() || !('serviceWorker' in navigator)) return;
  isAsked = true;
  whenIdle(() => {
    navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => undefined);
  });
}

/** After the tab has taken up newer releases: the worker comes to keep the set that they are of. */
export function renewWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
}
