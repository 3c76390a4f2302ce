import { WORKER_PATH } from '@fieldspan/contract/release';

/** Longer than a slow connection takes for the code of all pages. */
const PATIENCE_MS = 120_000;

/**
 * Waits until the service worker has the code of every page on the device.
 * @returns false if this browser has no service worker, or it did not come to an end in two minutes
 */
export async function keepCode(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const worker = navigator.serviceWorker;
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const kept = worker
    .register(WORKER_PATH, { updateViaCache: 'none' })
    .then(() => worker.ready)
    .then(() => controlled(worker))
    .then(
      () => true,
      () => false,
    );
  return Promise.race([kept, late]);
}

/** Only a page that the worker controls gets its files from there. */
async function controlled(worker: ServiceWorkerContainer): Promise<void> {
  if (worker.controller) return;
  await new Promise((resolve) => {
    worker.addEventListener('controllerchange', resolve, { once: true });
  });
}
