import * as v from 'valibot';
import { SESSION_KEY } from './session-key.ts';

const STAY_KEY = 'fieldspan.stay-signed-in';

/** Without "stay signed in" a session ends after this time without activity (document 0 §9). */
export const INACTIVITY_MS = 300_000;

const StoredSessionSchema = v.object({
  apiKey: v.string(),
  /** Read-only token for resource URLs. */
  sessionToken: v.string(),
  /** When that token expires, in milliseconds since 1970 on this device; missing in sessions of earlier versions. */
  tokenEndsAt: v.optional(v.number()),
  userId: v.number(),
  userSlug: v.string(),
  staySignedIn: v.boolean(),
  masterKey: v.boolean(),
});

export type Session = v.InferOutput<typeof StoredSessionSchema>;

const ACTIVITY_KEY = 'fieldspan.last-activity';

/**
 * Reads the session from this browser.
 * @param now milliseconds since 1970
 * @returns null if there is none, or if it was idle for longer than INACTIVITY_MS without "stay signed in"
 */
export function readSession(now: number): Session | null {
  const text = localStorage.getItem(SESSION_KEY);
  if (text === null) return null;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredSessionSchema), text);
  if (!parsed.success) return null;
  return isIdle(parsed.output, now) ? null : parsed.output;
}

export function writeSession(session: Session | null): void {
  if (session === null) {
    localStorage.removeItem(SESSION_KEY);
    return;
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  localStorage.setItem(STAY_KEY, session.staySignedIn ? '1' : '0');
}

/** The choice of "stay signed in" at the last sign-in; true before the first. */
export function staysSignedIn(): boolean {
  return localStorage.getItem(STAY_KEY) !== '0';
}

/** Stores the time of the person's last activity; it is read when the app starts or wakes up. */
export function noteActivity(now: number): void {
  localStorage.setItem(ACTIVITY_KEY, String(now));
}

/**
 * Whether a session without "stay signed in" has been idle for too long; by the clock, because timers stop while the
 * device sleeps.
 */
export function isIdle(session: Session, now: number): boolean {
  if (session.staySignedIn) return false;
  const last = Number(localStorage.getItem(ACTIVITY_KEY) ?? Number.NaN);
  return !(now - last <= INACTIVITY_MS);
}

/** Calls the listener when another tab has signed in or out. */
export function onOtherTab(listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
