import { createPrivateKey, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectWords } from '@fieldspan/testing/silence';
import { Provider } from 'oidc-provider';
import * as v from 'valibot';

export const CLIENT = { id: 'fieldspan', secret: 'a secret between two servers' };

/** A person's data at the provider. */
export type ProviderPerson = { email?: string; email_verified?: boolean };

type Claims = Record<string, unknown>;
/** Replaces the ID token that the provider signed. */
type Tamper = (token: { claims: Claims; signedAs: (claims: Claims, manner?: Manner) => string }) => string;
type Manner = { alg?: 'none'; isForeignKey?: boolean };

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });

/** A real OpenID provider on this machine; a test can change the responses of its token endpoint. */
export class CompanyProvider {
  readonly people = new Map<string, ProviderPerson>();
  readonly #key = { ...newKey(), kid: 'first', use: 'sig', alg: 'RS256' };
  readonly #foreign = newKey();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #provider: Provider | undefined;
  /** Applies to the next responses. */
  tamper: Tamper | null = null;
  /** Paths of the requests. */
  readonly asked: string[] = [];

  get issuer(): string {
    const { port } = v.parse(
      v.object({ port: v.number() }),
      this.#server.address() satisfies AddressInfo | string | null,
    );
    return `http://localhost:${port}`;
  }

  static async open(returnTo: string): Promise<CompanyProvider> {
    const company = new CompanyProvider();
    // It is a development provider and logs that.
    expectWords('in-memory adapter is used', 'devInteractions is enabled');
    await new Promise<void>((resolve) => void company.#server.listen(0, 'localhost', resolve));
    company.#provider = new Provider(company.issuer, {
      clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [returnTo] }],
      jwks: { keys: [company.#key] },
      cookies: { keys: ['only for tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      pkce: { required: () => true },
      features: { devInteractions: { enabled: true } },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 60, Interaction: 600, Session: 600 },
      findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...company.people.get(sub) }) }),
    });
    return company;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Walks through the provider's own pages as this person.
   * @returns the query of the address that the browser is sent back to
   */
  async walk(url: string, subject: string): Promise<URLSearchParams> {
    const cookies = new Map<string, string>();
    let address = url;
    for (let step = 0; step < 12; step += 1) {
      const page = await visit(address, cookies);
      const next = page.headers.get('location');
      if (next === null) {
        const prompt = /name="prompt" value="(\w+)"/.exec(await page.text())?.[1] ?? 'login';
        const sent = await visit(address, cookies, new URLSearchParams({ prompt, login: subject, password: 'any' }));
        address = new URL(sent.headers.get('location') ?? '', address).href;
      } else address = new URL(next, address).href;
      if (!address.startsWith(this.issuer)) return new URL(address).searchParams;
    }
    throw new Error(`The provider never came to an end: ${address}`);
  }

  #answer(request: IncomingMessage, response: ServerResponse): unknown {
    this.asked.push(request.url ?? '');
    const { tamper } = this;
    if (tamper && request.url === '/token') this.#changeAnswer(response, tamper);
    return this.#provider?.callback()(request, response);
  }

  #changeAnswer(response: ServerResponse, tamper: Tamper): void {
    const end = response.end.bind(response);
    response.end = (...[chunk]: unknown[]) => {
      const body = v.parse(v.looseObject({ id_token: v.string() }), JSON.parse(String(chunk)));
      const claims = v.parse(v.record(v.string(), v.unknown()), JSON.parse(decoded(body.id_token.split('.')[1] ?? '')));
      const id_token = tamper({ claims, signedAs: (changed, manner) => this.#sign(changed, manner) });
      const text = JSON.stringify({ ...body, id_token });
      response.setHeader('content-length', Buffer.byteLength(text));
      return end(text);
    };
  }

  #sign(claims: Claims, { alg, isForeignKey = false }: Manner = {}): string {
    const head = { alg: alg ?? 'RS256', kid: this.#key.kid, typ: 'JWT' };
    const signed = [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    if (alg === 'none') return `${signed}.`;
    const key = createPrivateKey({ key: isForeignKey ? this.#foreign : this.#key, format: 'jwk' });
    return `${signed}.${createSign('sha256').update(signed).sign(key).toString('base64url')}`;
  }
}

const decoded = (text: string): string => Buffer.from(text, 'base64url').toString('utf8');

async function visit(url: string, cookies: Map<string, string>, form?: URLSearchParams): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie },
    ...(form ? { method: 'POST', body: form } : {}),
  });
  for (const each of response.headers.getSetCookie()) {
    const [pair = ''] = each.split(';');
    const at = pair.indexOf('=');
    cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return response;
}
