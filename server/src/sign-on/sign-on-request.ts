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

/** Where providers send people back to; each of them has to know it. */
export const returnAddress = ({ services, headers }: Pick<Ask, 'services' | 'headers'>): string =>
  publicOrigin(services.config, headers) + RETURN_PATH;

type Begin = { provider: StoredProvider; sessionId: number | null; email?: string | undefined };

/**
 * Sends somebody on the way to a provider, with what only this browser can bring back.
 * @returns the provider's address for this sign-in, and the cookie
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
 * Takes the way that an answer belongs to. It is gone then, whatever becomes of the answer: nothing is answered twice.
 * @throws Refusal when it is over, was answered, or belongs to another browser
 */
export async function takeRequest({ services, headers }: Ask, state: string): Promise<TakenRequest> {
  const state_hash = tokenHash(state);
  const taken = await services.db.system((tx) =>
    tx
      .deleteFrom('sign_on_request')
      .where('state_hash', '=', state_hash)
      // A stranger's link cannot use it up: who cannot show the cookie takes nothing.
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

/** Of the request; only what we could have set. */
function sentBrowser(headers: Headers): string | undefined {
  const sent = sentCookie(headers, COOKIE);
  return /^[\w-]{43}$/.test(sent) ? sent : undefined;
}
