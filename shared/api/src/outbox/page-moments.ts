import { onBack } from '@fieldspan/api/reach';

/**
 * Calls the listener when a retry is likely to succeed: the server is reachable again, the page becomes visible, or a
 * push message arrived.
 */
export function onGoodMoment(listener: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', listener, { signal });
  const stop = onBack(listener);
  return () => {
    stop();
    over.abort();
  };
}

/** Makes the browser ask before closing a page whose unsent work exists only in memory. */
export function guardPage(hasUnkept: () => boolean): () => void {
  const handleLeave = (event: BeforeUnloadEvent) => {
    if (hasUnkept()) event.preventDefault();
  };
  addEventListener('beforeunload', handleLeave);
  return () => removeEventListener('beforeunload', handleLeave);
}
