import type { SecondStep, SignInAnswer, SignedIn } from '@fieldspan/contract/signed-in';
import { call } from '@fieldspan/api/call';
import { beginSession, currentSession, endSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { atom } from 'jotai/vanilla';
import type { Session } from './session-storage.ts';

/** The pending sign-out. Its answer deletes the session cookie, so the next sign-in waits for it. */
let leaving: Promise<unknown> = Promise.resolve();

/** How long a new session token is valid (document 0 §9). */
export const TOKEN_MS = 12 * 3_600_000;

export type Credentials = { email: string; password: string; staySignedIn: boolean; channelPartnerEmail?: string };

/**
 * Signs in and stores the session on this device.
 * @returns what the person must do first (the setup modes); null if a second factor is required
 * @throws ApiError; use `explainSignIn` for the sentence
 */
export async function signIn(credentials: Credentials): Promise<SignedIn | null> {
  const { email, password, staySignedIn, channelPartnerEmail } = credentials;
  await leaving;
  const partner = channelPartnerEmail === undefined ? {} : { channel_partner_email: channelPartnerEmail };
  const answer = await call('user/authenticate', { email, password, ...partner }, { noAuthRedirect: true });
  return keepAnswer(answer, staySignedIn);
}

/** An unfinished sign-in, with the choice of "stay signed in". */
export type PendingStep = SecondStep & { staySignedIn: boolean };

/** The second step that the sign-in page asks for; null if there is none. Not stored on the device. */
export const secondStepAtom = atom<PendingStep | null>(null);

/**
 * Stores the session from the answer of a sign-in, a password reset or a mailed link.
 * @returns null if a second factor is required first
 */
export function keepAnswer(answer: SignInAnswer, staySignedIn: boolean): SignedIn | null {
  if ('second_step' in answer) {
    store.set(secondStepAtom, { ...answer.second_step, staySignedIn });
    return null;
  }
  keepSession(answer, staySignedIn);
  return answer;
}

/** Stores a new session. */
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

/**
 * Registers a function that runs when the person signs out, before the server ends the session.
 * @returns a function that removes it
 */
export function beforeSignOut(farewell: Farewell): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/**
 * Ends the session here first and then on the server, so that no running request is refused in between. If the server
 * cannot be reached, the person is signed out here anyway.
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
