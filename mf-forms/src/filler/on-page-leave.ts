import { LOGGED_OUT_EVENT } from '@fieldspan/api/session';

/**
 * Calls the listener whenever the page may be closing, and when the session ends.
 * @returns a function that stops it
 */
export function onPageLeave(listener: () => void): () => void {
  const targets = [
    [window, 'pagehide'],
    [window, LOGGED_OUT_EVENT],
    [document, 'visibilitychange'],
  ] as const;
  for (const [target, name] of targets) target.addEventListener(name, listener);
  return () => {
    for (const [target, name] of targets) target.removeEventListener(name, listener);
  };
}
