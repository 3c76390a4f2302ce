import type { PushScope } from './push-events.ts';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };

export type FetchAsked = Lasting & {
  request: Request;
  /** The browser fetches it while the worker starts (navigation preload); undefined where unsupported. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};

/** Null when the push message has no text. */
type PushArrived = Lasting & { data: { text: () => string } | null };

type NotificationPressed = Lasting & { notification: Notification };

/** The parts of the global scope that this worker uses: TypeScript knows only the page's. */
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
