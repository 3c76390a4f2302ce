import { hasTokenEnded, isTokenDue, renewToken } from '@fieldspan/api/renew-token';
import { onBack } from '@fieldspan/api/reach';
import { currentSession, sessionAtom } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ReactNode } from 'react';

const LOOK_EVERY_MS = 60_000;
/** Maximum wait: a slow network must not keep the page empty. */
const PATIENCE_MS = 3000;

/**
 * Renews the session token before it expires, by the wall clock: a device that slept past the expiry renews when it
 * wakes. Children wait only if the app starts with a token too old to load pictures.
 */
export function TokenFirst({ children }: { children: ReactNode }) {
  const apiKey = useAtomValue(sessionAtom, { store })?.apiKey;
  const [isWaiting, setWaiting] = useState(() => {
    const session = currentSession();
    return session !== null && hasTokenEnded(session, Date.now());
  });
  useEffect(() => {
    if (apiKey === undefined) return undefined;
    // Without a network no token can be fetched; cached data is shown all the same.
    const look = () =>
      void renewDue()
        .catch(() => undefined)
        .finally(() => setWaiting(false));
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    const patience = setTimeout(() => setWaiting(false), PATIENCE_MS);
    const handleWake = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', handleWake);
    const stop = onBack(look);
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(patience);
      document.removeEventListener('visibilitychange', handleWake);
    };
  }, [apiKey]);
  return isWaiting ? null : children;
}

async function renewDue(): Promise<void> {
  const session = currentSession();
  if (session && isTokenDue(session, Date.now())) await renewToken();
}
