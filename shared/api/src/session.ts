import { atom } from 'jotai/vanilla';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { forgetKept } from './kept/forget-kept.ts';
import { noteActivity, onOtherTab, readSession, writeSession } from './session-storage.ts';
import type { Session } from './session-storage.ts';

let reads = new AbortController();

/** A signal that aborts when the session ends, to cancel requests of a person who has signed out. */
export function untilSessionEnds(): AbortSignal {
  return reads.signal;
}

/** Clears everything of the previous person: running requests, the query cache and the offline cache. */
function forgetReads(): void {
  reads.abort();
  reads = new AbortController();
  queryClient.clear();
  forgetKept();
  stopImages();
  store.set(subExpiredAtom, false);
  store.set(lacksFactorAtom, false);
  store.set(lacksSignOnAtom, false);
}

/** Stops images that are still loading, because their URL contains the session's token. */
function stopImages(): void {
  for (const image of document.images) if (!image.complete) image.removeAttribute('src');
}

/** The session on this device; null if nobody is signed in. Only the functions below may write it. */
export const sessionAtom = atom<Session | null>(readSession(Date.now()));

/** Whether the person's company has no valid subscription, according to the last answer. */
export const subExpiredAtom = atom(false);

/** The person must set up a second factor before anything else, because their company requires it. */
export const lacksFactorAtom = atom(false);

/** The person must sign in with their company's own provider before anything else. */
export const lacksSignOnAtom = atom(false);

export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Stores a new session in memory and on the device. Clears the data of an earlier person. */
export function beginSession(session: Session): void {
  if (currentSession()?.userId !== session.userId) forgetReads();
  noteActivity(Date.now());
  writeSession(session);
  store.set(sessionAtom, session);
}

/** Updates the current session, for example its token. Keeps all loaded data. */
export function amendSession(change: Partial<Session>): void {
  const session = currentSession();
  if (session === null) return;
  const amended = { ...session, ...change };
  writeSession(amended);
  store.set(sessionAtom, amended);
}

/** The window event after the session has ended, whatever the reason. */
export const LOGGED_OUT_EVENT = 'logged-out';

/** Ends the session on this device and clears the loaded data. Calling it again does nothing. */
export function endSession(): void {
  if (currentSession() === null) return;
  writeSession(null);
  forgetReads();
  store.set(sessionAtom, null);
  dispatchEvent(new Event(LOGGED_OUT_EVENT));
}

/**
 * Keeps the session in sync with the other tabs.
 * @returns a function that stops it
 */
export function followOtherTabs(): () => void {
  return onOtherTab(() => {
    const stored = readSession(Date.now());
    // A new token of the same session does not clear the data.
    if (stored?.apiKey !== currentSession()?.apiKey) forgetReads();
    store.set(sessionAtom, stored);
    if (stored === null) dispatchEvent(new Event(LOGGED_OUT_EVENT));
  });
}
