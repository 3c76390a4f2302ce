import { atom } from 'jotai/vanilla';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { noteActivity, onOtherTab, readSession, writeSession } from './session-storage.ts';
import type { Session } from './session-storage.ts';

let reads = new AbortController();

/** Aborts when the session ends: nobody waits for an answer that was asked for somebody who has gone. */
export function untilSessionEnds(): AbortSignal {
  return reads.signal;
}

/** Nothing of an earlier user stays in memory or on its way. */
function forgetReads(): void {
  reads.abort();
  reads = new AbortController();
  queryClient.clear();
  stopImages();
}

/** Images whose bytes are still under way: their address ends with the session. */
function stopImages(): void {
  for (const image of document.images) if (!image.complete) image.removeAttribute('src');
}

/** Who is signed in on this device; null is nobody. Written through the functions below only. */
export const sessionAtom = atom<Session | null>(readSession(Date.now()));

export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Stores a new session here and on the device. Nothing of an earlier user stays in memory. */
export function beginSession(session: Session): void {
  if (currentSession()?.userId !== session.userId) forgetReads();
  noteActivity(Date.now());
  writeSession(session);
  store.set(sessionAtom, session);
}

/** Ends the session on this device; what was loaded for it is forgotten. Repeating it does nothing. */
export function endSession(): void {
  if (currentSession() === null) return;
  writeSession(null);
  forgetReads();
  store.set(sessionAtom, null);
}

/** Keeps the tabs of this browser in step. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  return onOtherTab(() => {
    const stored = readSession(Date.now());
    if (stored?.apiKey === currentSession()?.apiKey) return;
    forgetReads();
    store.set(sessionAtom, stored);
  });
}
