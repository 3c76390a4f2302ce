import { onBack } from '@fieldspan/api/reach';

/** Calls back when the network may well be there again: the server answers again, somebody looks, or a push message came through. */
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

/** The browser asks before a page goes with work that stands nowhere else. */
export function guardPage(hasUnkept: () => boolean): () => void {
  const handleLeave = (event: BeforeUnloadEvent) => {
    if (hasUnkept()) event.preventDefault();
  };
  addEventListener('beforeunload', handleLeave);
  return () => removeEventListener('beforeunload', handleLeave);
}
