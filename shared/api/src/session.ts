import { atom } from 'jotai/vanilla';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { noteActivity, onOtherTab, readSession, writeSession } from './session-storage.ts';
import type { Session } from './session-storage.ts';

/** Who is signed in on this device; null is nobody. Written through the functions below only. */
export const sessionAtom = atom<Session | null>(readSession(Date.now()));

export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Stores a new session here and on the device. Nothing of an earlier user stays in memory. */
export function beginSession(session: Session): void {
  if (currentSession()?.userId !== session.userId) queryClient.clear();
  noteActivity(Date.now());
  writeSession(session);
  store.set(sessionAtom, session);
}

/** Ends the session on this device; what was loaded for it is forgotten. Repeating it does nothing. */
export function endSession(): void {
  if (currentSession() === null) return;
  writeSession(null);
  store.set(sessionAtom, null);
  queryClient.clear();
}

/** Keeps the tabs of this browser in step. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  return onOtherTab(() => {
    const stored = readSession(Date.now());
    if (stored?.apiKey === currentSession()?.apiKey) return;
    queryClient.clear();
    store.set(sessionAtom, stored);
  });
}
