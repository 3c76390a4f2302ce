import { insideApp } from '@fieldspan/domain/inside-app';
import * as v from 'valibot';

/** Messages from the worker to the app's pages. */
export type WorkerWord = { kind: 'notified' } | { kind: 'follow'; link: string };

type Page = { focused: boolean; focus: () => Promise<unknown>; postMessage: (word: WorkerWord, transfer: []) => void };

/** The parts of the worker's global scope that the handlers use: TypeScript knows only the page's. */
export type PushScope = {
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};

const NoteSchema = v.object({
  title: v.string(),
  body: v.string(),
  link: v.nullable(v.string()),
  tag: v.string(),
});

const UNREADABLE = { title: 'Fieldspan', body: 'There is news for you.', link: '/notifications/feed', tag: 'news' };

/**
 * Shows the server's notification and tells open pages to refetch. Browsers require a notification for every push, so
 * an unreadable message still shows one.
 */
export async function showPush(scope: PushScope, text: string | null, icon?: string): Promise<void> {
  const { title, body, link, tag } = noteOf(text) ?? UNREADABLE;
  const data = { link: insideApp(link) ?? UNREADABLE.link };
  await scope.registration.showNotification(title, { body, tag, data, ...(icon === undefined ? {} : { icon }) });
  for (const page of await pages(scope)) page.postMessage({ kind: 'notified' }, []);
}

/** Opens a notification's link in an open page of the app, or in a new one. */
export async function followPush(scope: PushScope, notification: Pick<Notification, 'data' | 'close'>): Promise<void> {
  notification.close();
  const found = v.safeParse(v.object({ link: v.string() }), notification.data);
  const link = insideApp(found.success ? found.output.link : null) ?? '/';
  const open = await pages(scope);
  const page = open.find(({ focused }) => focused) ?? open[0];
  if (!page) {
    await scope.clients.openWindow(link);
    return;
  }
  await page.focus();
  page.postMessage({ kind: 'follow', link }, []);
}

const pages = ({ clients }: PushScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

function noteOf(text: string | null): v.InferOutput<typeof NoteSchema> | null {
  try {
    const parsed = v.safeParse(NoteSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
