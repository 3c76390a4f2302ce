import type { SecondStep, SignInAnswer, SignedIn } from '@fieldspan/contract/signed-in';
import { call } from '@fieldspan/api/call';
import { beginSession, currentSession, endSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';
import type { Session } from './session-storage.ts';

/** The last sign-out on its way. Its answer takes the cookie away, which must not be the next person's. */
let leaving: Promise<unknown> = Promise.resolve();

/** How long a new session token lasts (document 0 §9). */
export const TOKEN_MS = 12 * 3_600_000;

export type Credentials = { email: string; password: string; staySignedIn: boolean; channelPartnerEmail?: string };

/**
 * Signs in and keeps the session on this device.
 * @returns what the person must do first: the setup modes; null when a second step is asked for
 * @throws ApiError; `explainSignIn` words it
 */
export async function signIn(credentials: Credentials): Promise<SignedIn | null> {
  const { email, password, staySignedIn, channelPartnerEmail } = credentials;
  await leaving;
  const partner = channelPartnerEmail === undefined ? {} : { channel_partner_email: channelPartnerEmail };
  const answer = await call('user/authenticate', { email, password, ...partner }, { noAuthRedirect: true });
  return keepAnswer(answer, staySignedIn);
}

/** A sign-in that is half done; the choice of staying signed in waits with it. */
export type PendingStep = SecondStep & { staySignedIn: boolean };

/** The second step that the sign-in page asks for; null when none is. Gone with the page. */
export const secondStepAtom = atom<PendingStep | null>(null);

/**
 * Stores what a sign-in, a password reset or a mailed link answered.
 * @returns null when a second step is asked for first
 */
export function keepAnswer(answer: SignInAnswer, staySignedIn: boolean): SignedIn | null {
  if ('second_step' in answer) {
    store.set(secondStepAtom, { ...answer.second_step, staySignedIn });
    return null;
  }
  keepSession(answer, staySignedIn);
  return answer;
}

/** Stores a session that was opened. */
export function keepSession(signedIn: SignedIn, staySignedIn: boolean): void {
  beginSession({
    apiKey: signedIn.api_key,
    sessionToken: signedIn.session_token,
    userId: signedIn.user_id,
    userSlug: signedIn.user_slug,
    tokenEndsAt: Date.now() + TOKEN_MS,
    staySignedIn,
    masterKey: false,
  });
}

type Farewell = (session: Session) => Promise<unknown>;

const farewells = new Set<Farewell>();

/** Does something with the session that the person ends, before the server hears of it. Returns what takes it back. */
export function beforeSignOut(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/**
 * Ends the session here, and then at the server: nothing that was still asked for it can be refused in between.
 * The server being away keeps nobody signed in.
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  endSession();
  leaving = Promise.allSettled([...farewells].map((farewell) => farewell(session)))
    .then(() => call('user/sign-out', {}, { noAuthRedirect: true, as: session }))
    .catch(() => undefined);
  await leaving;
}
