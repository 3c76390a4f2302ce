import { currentSession } from '@fieldspan/api/session';
import type { Session } from '@fieldspan/api/session-storage';

/** Sends as a person, although somebody else may have signed in since. */
export type Asker = { as?: Session };

/** Who is signed in now. */
export function currentAsker(): Asker {
  const session = currentSession();
  return session === null ? {} : { as: session };
}
