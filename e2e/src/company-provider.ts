import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT = { id: 'fieldspan', secret: 'a secret between two servers' };

/** A real OpenID provider on this machine; people sign in as the address that they type. */
export async function openProvider(returnTo: string): Promise<{ issuer: string; close: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port');
  const issuer = `http://localhost:${address.port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [returnTo] }],
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, email: sub, email_verified: true }) }),
  });
  server.on('request', (request, response) => void provider.callback()(request, response));
  return {
    issuer,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
