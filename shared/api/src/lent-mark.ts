import { LOGGED_OUT_EVENT, currentSession } from '@fieldspan/api/session';
import * as v from 'valibot';

const KEY = 'fieldspan.lent';
const EVENT = 'device-lent';

const LentSchema = v.object({ userId: v.number(), salt: v.string(), hash: v.string(), tries: v.number() });
export type Lent = v.InferOutput<typeof LentSchema>;

/**
 * - `covered`: a page hides everything itself
 * - `bare`: the page that did so was left or reloaded
 */
type Cover = 'covered' | 'bare';

let cover: Cover = 'bare';

const tell = (now: Cover): void => void dispatchEvent(new CustomEvent(EVENT, { detail: now }));

/** What is kept of a loan of this device by the signed-in person; it outlives a reload. */
export function keptLoan(): Lent | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), LentSchema), localStorage.getItem(KEY));
  return parsed.success && parsed.output.userId === currentSession()?.userId ? parsed.output : null;
}

export const writeLoan = (lent: Lent): void => localStorage.setItem(KEY, JSON.stringify(lent));

/** A page hides everything that whoever holds the device must not see. */
export const coverLent = (): void => tell('covered');

/** The page that hid everything is left: from now on the shell does. */
export const leaveLent = (): void => tell('bare');

/** Whoever lent the device has shown that they have it back. */
export function endLoan(): void {
  localStorage.removeItem(KEY);
  tell('bare');
}

/** Whether the device is lent and no page hides what is on it. */
export const isLentBare = (): boolean => cover === 'bare' && keptLoan() !== null;

/** Calls the listener when `isLentBare` may have changed, in other tabs too. */
export function onLent(listener: () => void): () => void {
  const handleHere = (event: Event) => {
    cover = event instanceof CustomEvent && event.detail === 'covered' ? 'covered' : 'bare';
    listener();
  };
  const handleOther = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener(EVENT, handleHere);
  addEventListener('storage', handleOther);
  addEventListener(LOGGED_OUT_EVENT, endLoan);
  return () => {
    removeEventListener(EVENT, handleHere);
    removeEventListener('storage', handleOther);
    removeEventListener(LOGGED_OUT_EVENT, endLoan);
  };
}
