import { call } from '@fieldspan/api/call';
import { amendSession, currentSession } from '@fieldspan/api/session';
import type { Session } from './session-storage.ts';
import { TOKEN_MS } from './sign-in.ts';

/** Renewed this long before its end, so that addresses made meanwhile go on working. */
const AHEAD_MS = 3_600_000;
const TOKEN_HOURS = 12;

/** Whether resource URLs made with the session's token would not load. */
export function hasTokenEnded({ tokenEndsAt }: Session, now: number): boolean {
  return tokenEndsAt === undefined || now >= tokenEndsAt;
}

/** By the clock: also true for a device that slept through the end. */
export function isTokenDue({ tokenEndsAt }: Session, now: number): boolean {
  return tokenEndsAt === undefined || now >= tokenEndsAt - AHEAD_MS;
}

let renewing: Promise<void> | null = null;

/**
 * Asks for a fresh session token (document 0 §9: for twelve hours). Twice at once is one request.
 * @throws ApiError
 */
export function renewToken(): Promise<void> {
  renewing ??= askForToken().finally(() => (renewing = null));
  return renewing;
}

async function askForToken(): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  const { token } = await call('UserToken/create', { user_id: session.userId, expiry_hrs: TOKEN_HOURS });
  // Meanwhile somebody else may have signed in here.
  if (currentSession()?.apiKey !== session.apiKey) return;
  amendSession({ sessionToken: token, tokenEndsAt: Date.now() + TOKEN_MS });
}
