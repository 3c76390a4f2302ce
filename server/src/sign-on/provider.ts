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

/** What a secret is encrypted for: moved to another company's row or another issuer, it cannot be decrypted. */
export const sealedFor = (tenantId: number, issuer: string): string => `sign-on of ${tenantId} at ${issuer}`;

/**
 * Reads the provider's configuration (OpenID Connect Discovery).
 * @throws Refusal if it cannot be reached or is not a provider
 */
export async function askProvider(
  { config }: { config: ProviderReach },
  { name, issuer, clientId, clientSecret }: Provider,
): Promise<Configuration> {
  const url = issuerUrl(issuer, config);
  try {
    const asked = await discovery(url, clientId, undefined, byWhatItTakes(clientSecret), {
      [customFetch]: providerFetch(config),
      // By default the library trusts an ID token that comes directly from the provider; this makes it verify the
      // signature.
      execute: [enableNonRepudiationChecks, ...(isOfThisMachine(url, config) ? [allowInsecureRequests] : [])],
    });
    const { authorization_endpoint } = asked.serverMetadata();
    // The browser is redirected there, so the address must be allowed too.
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

/** How the provider expects the client secret; the default is `client_secret_basic` (OpenID Connect Discovery). */
const byWhatItTakes =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const show = methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    return show(server, ...rest);
  };
