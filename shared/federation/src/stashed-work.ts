import { currentSession, LOGGED_OUT_EVENT } from '@fieldspan/api/session';

const PREFIX = 'fieldspan.put-by ';

/** Identifies the work: person and screen. */
const keyOf = (name: string): string => `${PREFIX}${currentSession()?.userId ?? 0} ${location.pathname} ${name}`;

/**
 * Stashes a screen's work for the screen that replaces it in this tab: the next version of the remote, or the reloaded
 * page. It is deleted when the session ends.
 * @param name tells one form of a screen from another
 * @param work any JSON value
 * @throws DOMException when the browser's storage is full
 */
export function stashWork(name: string, work: unknown): void {
  sessionStorage.setItem(keyOf(name), JSON.stringify(work));
  addEventListener(LOGGED_OUT_EVENT, forgetAll, { once: true });
}

/** The work stashed on this screen, or null; it stays until it is forgotten. */
export function stashedWork(name: string): unknown {
  addEventListener(LOGGED_OUT_EVENT, forgetAll, { once: true });
  const text = sessionStorage.getItem(keyOf(name));
  return text === null ? null : JSON.parse(text);
}

export function dropStashedWork(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

function forgetAll(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
