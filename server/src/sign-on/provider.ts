import {
  ClientSecretBasic,
  ClientSecretPost,
  allowInsecureRequests,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { ClientAuth, Configuration } from 'openid-client';
import { Refusal } from '../http/errors.ts';
import { checkProviderUrl, isOfThisMachine, providerFetch } from './provider-fetch.ts';
import type { ProviderReach } from './provider-fetch.ts';
import { explainSignOn } from './sign-on-words.ts';

/** A company's OpenID provider, with the secret in clear text. */
export type Provider = { name: string; issuer: string; clientId: string; clientSecret: string };

/** What a stored secret is sealed for: put into another company's row, or another issuer's, it does not open. */
export const sealedFor = (tenantId: number, issuer: string): string => `sign-on of ${tenantId} at ${issuer}`;

/**
 * Asks the provider how it is to be asked.
 * @throws Refusal in words when it cannot be reached or is none
 */
export async function askProvider(
  { config }: { config: ProviderReach },
  { name, issuer, clientId, clientSecret }: Provider,
): Promise<Configuration> {
  const url = issuerUrl(issuer, config);
  try {
    const asked = await discovery(url, clientId, undefined, byWhatItTakes(clientSecret), {
      [customFetch]: providerFetch(config),
      // By itself the library trusts a token that came straight from the provider; here its signature counts.
      execute: [enableNonRepudiationChecks, ...(isOfThisMachine(url, config) ? [allowInsecureRequests] : [])],
    });
    const { authorization_endpoint } = asked.serverMetadata();
    // The browser goes there: no address but one of a provider.
    checkProviderUrl(new URL(authorization_endpoint ?? ''), config);
    return asked;
  } catch (error) {
    throw explainSignOn(error, name);
  }
}

/** @throws Refusal */
function issuerUrl(issuer: string, reach: ProviderReach): URL {
  const url = URL.parse(issuer);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new Refusal('The issuer is an address such as https://login.example.com.');
  checkProviderUrl(url, reach);
  return url;
}

/** How the provider wants to see the secret; what it does not say is `client_secret_basic` (OpenID Connect Discovery). */
const byWhatItTakes =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const show = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    return show(server, ...rest);
  };
