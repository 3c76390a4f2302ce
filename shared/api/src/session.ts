import { atom } from 'jotai/vanilla';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { forgetKept } from './kept/forget-kept.ts';
import { noteActivity, onOtherTab, readSession, writeSession } from './session-storage.ts';
import type { Session } from './session-storage.ts';

let reads = new AbortController();

/** Aborts when the session ends: nobody waits for an answer that was asked for somebody who has gone. */
export function untilSessionEnds(): AbortSignal {
  return reads.signal;
}

/** Nothing of an earlier user stays in memory, on its way or kept for later. */
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

/** Images whose bytes are still under way: their address ends with the session. */
function stopImages(): void {
  for (const image of document.images) if (!image.complete) image.removeAttribute('src');
}

/** Who is signed in on this device; null is nobody. Written through the functions below only. */
export const sessionAtom = atom<Session | null>(readSession(Date.now()));

/** Whether the company of whoever is signed in has no valid subscription, as the last answer said. */
export const subExpiredAtom = atom(false);

/** The person may do nothing before a second factor is set up: their company asks for it. */
export const lacksFactorAtom = atom(false);

/** The person may do nothing but sign in with their company's own provider: it asks for that. */
export const lacksSignOnAtom = atom(false);

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

/** Changes what is known of the running session, such as its token. Nothing that was loaded is forgotten. */
export function amendSession(change: Partial<Session>): void {
  const session = currentSession();
  if (session === null) return;
  const amended = { ...session, ...change };
  writeSession(amended);
  store.set(sessionAtom, amended);
}

/** On the window, when the session has ended here: by the person, by the clock or by the server. */
export const LOGGED_OUT_EVENT = 'logged-out';

/** Ends the session on this device; what was loaded for it is forgotten. Repeating it does nothing. */
export function endSession(): void {
  if (currentSession() === null) return;
  writeSession(null);
  forgetReads();
  store.set(sessionAtom, null);
  dispatchEvent(new Event(LOGGED_OUT_EVENT));
}

/** Keeps the tabs of this browser in step. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  return onOtherTab(() => {
    const stored = readSession(Date.now());
    // Another token of the same session is no reason to forget anything.
    if (stored?.apiKey !== currentSession()?.apiKey) forgetReads();
    store.set(sessionAtom, stored);
    if (stored === null) dispatchEvent(new Event(LOGGED_OUT_EVENT));
  });
}
