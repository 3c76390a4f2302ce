import type { PushScope } from './push-events.ts';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

export type FetchAsked = Lasting & {
  request: Request;
  /** The browser asks while the worker starts; undefined where it cannot. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

/** Null where the push service sent no text. */
type PushArrived = Lasting & { data: { text: () => string } | null };

type NotificationPressed = Lasting & { notification: Notification };

/** What this worker uses of its global scope: the checker knows the page's only. */
export type WorkerScope = {
  location: { origin: string };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> } & PushScope['clients'];
  registration: { navigationPreload?: { enable: () => Promise<void> } } & PushScope['registration'];
  addEventListener: ((type: 'install' | 'activate', listener: (event: Lasting) => void) => void) &
    ((type: 'fetch', listener: (event: FetchAsked) => void) => void) &
    ((type: 'push', listener: (event: PushArrived) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationPressed) => void) => void);
};
