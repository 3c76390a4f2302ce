import { currentSession } from '@fieldspan/api/session';
import { WORKER_PATH } from '@fieldspan/contract/release';
import { wantsToSaveData } from '../wants-to-save-data.ts';
import { whenIdle } from '@fieldspan/federation/when-idle';

let isAsked = false;

/**
 * Installs the service worker, once per page load, for signed-in people. It caches a whole release set for a start
 * without a connection. Development builds have none; with data saver on it is not installed, because it loads
 * everything.
 */
export function installWorker(): void {
  if (isAsked || currentSession() === null || wantsToSaveData() || !('serviceWorker' in navigator)) return;
  isAsked = true;
  whenIdle(() => {
    navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).catch(() => undefined);
  });
}

/** Called after the tab has taken up newer releases, so that the worker caches their set. */
export function renewWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration) => registration?.update())
    .catch(() => undefined);
}
