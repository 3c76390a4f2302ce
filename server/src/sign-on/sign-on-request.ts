import { sql } from 'kysely';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { isHttps, publicOrigin } from '../http/origin.ts';
import type { Ask } from '../http/route.ts';
import { sentCookie } from '../http/sent-cookie.ts';
import { newToken, tokenHash } from '../http/token.ts';
import { Refusal } from '../http/errors.ts';
import { askProvider } from './provider.ts';
import type { StoredProvider } from './stored-provider.ts';

const COOKIE = 'fieldspan_sign_on';
const MINUTES = 10;

const RETURN_PATH = '/sign-in/return';

/** The redirect URI, which must be registered at each provider. */
export const returnAddress = ({ services, headers }: Pick<Ask, 'services' | 'headers'>): string =>
  publicOrigin(services.config, headers) + RETURN_PATH;

type Begin = { provider: StoredProvider; sessionId: number | null; email?: string | undefined };

/**
 * Starts a sign-in at a provider; only this browser can finish it.
 * @returns the address to redirect to, and the cookie
 */
export async function beginSignOn(ask: Ask, { provider, sessionId, email }: Begin) {
  const { services, headers } = ask;
  const asked = await askProvider(services, provider);
  const state = newToken();
  const browser = sentBrowser(headers) ?? newToken();
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  await services.db.system(async (tx) => {
    await tx
      .deleteFrom('sign_on_request')
      .where('expires_at', '<', sql<string>`now()`)
      .execute();
    await tx
      .insertInto('sign_on_request')
      .values({
        state_hash: tokenHash(state),
        tenant_id: provider.tenantId,
        browser_hash: tokenHash(browser),
        nonce,
        verifier: services.secrets.seal(verifier, `sign-on ${tokenHash(state)}`),
        session_id: sessionId,
        expires_at: sql<string>`now() + make_interval(mins => ${MINUTES})`,
      })
      .execute();
  });
  const url = buildAuthorizationUrl(asked, {
    redirect_uri: returnAddress(ask),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(email ? { login_hint: email } : {}),
  });
  const secure = isHttps(headers) ? '; Secure' : '';
  const cookie = `${COOKIE}=${browser}; Path=/api/; HttpOnly; SameSite=Lax; Max-Age=${MINUTES * 60}${secure}`;
  return { url: url.href, cookie };
}

export type TakenRequest = {
  tenantId: number;
  state: string;
  nonce: string;
  verifier: string;
  sessionId: number | null;
};

/**
 * Takes and deletes the pending sign-in that a response belongs to, so that each can be used only once.
 * @throws Refusal if it has expired, was used, or belongs to another browser
 */
export async function takeRequest({ services, headers }: Ask, state: string): Promise<TakenRequest> {
  const state_hash = tokenHash(state);
  const taken = await services.db.system((tx) =>
    tx
      .deleteFrom('sign_on_request')
      .where('state_hash', '=', state_hash)
      // Without the browser's cookie it is not deleted, so a stranger's link cannot use it up.
      .where('browser_hash', '=', tokenHash(sentBrowser(headers) ?? ''))
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['tenant_id', 'nonce', 'verifier', 'session_id'])
      .executeTakeFirst(),
  );
  if (!taken)
    throw new Refusal(
      'This sign-in took too long, was answered already, or began in another browser. Please begin again.',
    );
  return {
    tenantId: taken.tenant_id,
    state,
    nonce: taken.nonce,
    verifier: services.secrets.open(taken.verifier, `sign-on ${state_hash}`),
    sessionId: taken.session_id,
  };
}

/** The cookie of the request, if it has the format that we set. */
function sentBrowser(headers: Headers): string | undefined {
  const sent = sentCookie(headers, COOKIE);
  return /^[\w-]{43}$/.test(sent) ? sent : undefined;
}
