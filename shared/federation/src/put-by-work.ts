import { currentSession, LOGGED_OUT_EVENT } from '@fieldspan/api/session';

const PREFIX = 'fieldspan.put-by ';

/** Whose work, on which screen. */
const keyOf = (name: string): string => `${PREFIX}${currentSession()?.userId ?? 0} ${location.pathname} ${name}`;

/**
 * Keeps the work of a screen for the one that takes its place in this tab: the next version of the remote, or the page
 * loaded anew. It goes when the session ends.
 * @param name tells one form of a screen from another
 * @param work anything that JSON can say
 * @throws DOMException when the browser has no room
 */
export function putByWork(name: string, work: unknown): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(work));
  addEventListener(LOGGED_OUT_EVENT, forgetAll, { once: true });
}

/** What was put by on this screen, or null; it stays there until it is forgotten. */
export function workPutBy(name: string): unknown {
  addEventListener(LOGGED_OUT_EVENT, forgetAll, { once: true });
  const text = sessionStorage.getItem(keyOf(name));
  return text === null ? null : JSON.parse(text);
}

export function forgetWork(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

function forgetAll(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
