/** Calls back when the network may well be there again: it says so, somebody looks, or a push message came through. */
export function onGoodMoment(listener: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') listener();
  };
  addEventListener('online', listener, { signal });
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', listener, { signal });
  return () => over.abort();
}

/** The browser asks before a page goes with work that stands nowhere else. */
export function guardPage(hasUnkept: () => boolean): () => void {
  const handleLeave = (event: BeforeUnloadEvent) => {
    if (hasUnkept()) event.preventDefault();
  };
  addEventListener('beforeunload', handleLeave);
  return () => removeEventListener('beforeunload', handleLeave);
}
