import { sentence } from '../http/sentence.ts';
import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import type { Configuration } from 'openid-client';
import type { Ask } from '../http/route.ts';
import { Refusal } from '../http/errors.ts';
import { askProvider } from './provider.ts';
import { explainSignOn } from './sign-on-words.ts';
import { returnAddress } from './sign-on-request.ts';
import type { TakenRequest } from './sign-on-request.ts';
import type { StoredProvider } from './stored-provider.ts';

/** The identity that a provider confirms. */
export type Vouched = { subject: string; email: string | null; isEmailVerified: boolean };

/**
 * Exchanges the authorization code for the ID token and verifies it: state, issuer, audience, nonce, times and
 * signature.
 * @param query the parameters of the provider's redirect
 * @throws Refusal if anything is wrong
 */
export async function vouchedFor(
  ask: Ask,
  { provider, taken, query }: { provider: StoredProvider; taken: TakenRequest; query: URLSearchParams },
): Promise<Vouched> {
  const address = new URL(returnAddress(ask));
  address.search = query.toString();
  try {
    const asked = await askProvider(ask.services, provider);
    const tokens = await authorizationCodeGrant(asked, address, {
      pkceCodeVerifier: taken.verifier,
      expectedState: taken.state,
      expectedNonce: taken.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Refusal(sentence`${provider.name} did not say who you are.`);
    const told = claims['email'] === undefined ? await userInfo(asked, tokens.access_token, claims.sub) : claims;
    return { subject: claims.sub, ...mailOf(told) };
  } catch (error) {
    throw explainSignOn(error, provider.name);
  }
}

/** Many providers return the e-mail address there and not in the token. */
async function userInfo(asked: Configuration, accessToken: string, subject: string): Promise<object> {
  if (asked.serverMetadata().userinfo_endpoint === undefined) return {};
  return fetchUserInfo(asked, accessToken, subject);
}

/** An address counts as verified only if the provider says so; some send the flag as text. */
function mailOf(told: object): Omit<Vouched, 'subject'> {
  const email = 'email' in told && typeof told.email === 'string' ? told.email : null;
  const verified = 'email_verified' in told ? told.email_verified : false;
  return { email, isEmailVerified: verified === true || verified === 'true' };
}
