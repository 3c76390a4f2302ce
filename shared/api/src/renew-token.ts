import { call } from '@fieldspan/api/call';
import { amendSession, currentSession } from '@fieldspan/api/session';
import type { Session } from './session-storage.ts';
import { TOKEN_MS } from './sign-in.ts';

/** Renew the token this long before it expires, so that URLs made in the meantime keep working. */
const AHEAD_MS = 3_600_000;
const TOKEN_HOURS = 12;

/** Whether the session's token has expired, so that resource URLs made with it would not load. */
export function hasTokenEnded({ tokenEndsAt }: Session, now: number): boolean {
  return tokenEndsAt === undefined || now >= tokenEndsAt;
}

/** Compares with the clock instead of a timer, so it is also right after the device has slept. */
export function isTokenDue({ tokenEndsAt }: Session, now: number): boolean {
  return tokenEndsAt === undefined || now >= tokenEndsAt - AHEAD_MS;
}

let renewing: Promise<void> | null = null;

/**
 * Requests a new session token (document 0 §9: for twelve hours). Simultaneous calls share one request.
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
  // Somebody else may have signed in in the meantime.
  if (currentSession()?.apiKey !== session.apiKey) return;
  amendSession({ sessionToken: token, tokenEndsAt: Date.now() + TOKEN_MS });
}
