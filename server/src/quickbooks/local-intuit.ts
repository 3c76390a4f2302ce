import { randomBytes } from 'node:crypto';
import { BooksFault, LocalBooks } from './local-books.ts';

const HOUR_MS = 60 * 60_000;
const REFRESH_S = 8_726_400;
const CODE_MS = 10 * 60_000;

type Beginning = { back: string; tenantId: number };
type Consent = { realm: string; back: string; until: number };
type Grant = { realm: string; access: string; accessUntil: number };

/** What the next call of the books meets: an answer, an answer that is lost after the work was done, or nothing at all. */
type Mishap = { status: number; body: object } | 'lost answer' | 'unreachable';

const ASKED_MOST = 1000;
const CURRENCIES = ['CAD', 'USD'] as const;

/**
 * Intuit's OAuth 2 and accounting API within this process, for tests and the demo: what is entered here is kept in memory alone.
 * Access tokens last an hour, each refresh token is used once, and a request id makes one record.
 */
export class LocalIntuit {
  readonly app = { clientId: 'local', clientSecret: randomBytes(16).toString('hex') };
  readonly places = {
    consent: 'https://consent.quickbooks.test/',
    token: 'https://oauth.quickbooks.test/token',
    revoke: 'https://oauth.quickbooks.test/revoke',
    api: 'https://api.quickbooks.test',
  };
  readonly books = new Map<string, LocalBooks>();
  /** What was asked of the books last, as `POST journalentry`. */
  readonly asked: string[] = [];
  mishap: Mishap | null = null;
  /** The call that meets it, as `POST journalentry`; null: the next one. */
  mishapAt: string | null = null;
  readonly #clock: () => Date;
  readonly #begun = new Map<string, Beginning>();
  readonly #consents = new Map<string, Consent>();
  readonly #grants = new Map<string, Grant>();
  readonly #answers = new Map<string, object>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  begin({ state, ...beginning }: Beginning & { state: string }): void {
    this.#begun.set(state, beginning);
  }

  /** The companies that the consent page offers to whoever was sent there, each with the address that its choice leads to. */
  consents(state: string): { name: string; currency: string; url: string }[] | null {
    const begun = this.#begun.get(state);
    if (begun === undefined) return null;
    for (const [code, { until }] of this.#consents) if (until <= this.#now()) this.#consents.delete(code);
    return CURRENCIES.map((currency) => {
      const realm = `${begun.tenantId}${currency === 'CAD' ? '001' : '002'}`;
      const books = this.books.get(realm) ?? new LocalBooks(`Books in ${currency}`, currency);
      this.books.set(realm, books);
      const code = newSecret();
      this.#consents.set(code, { realm, back: begun.back, until: this.#now() + CODE_MS });
      const url = new URL(begun.back);
      url.search = new URLSearchParams({ code, state, realmId: realm }).toString();
      return { name: books.name, currency, url: url.href };
    });
  }

  /** Where somebody is sent who does not consent. */
  declined(state: string): string | null {
    const begun = this.#begun.get(state);
    if (begun === undefined) return null;
    return `${begun.back}?${new URLSearchParams({ error: 'access_denied', state })}`;
  }

  async handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (request.url === this.places.token) return this.#token(request);
    if (request.url === this.places.revoke) return this.#revoke(request);
    const [, realm = '', path = ''] = /^\/v3\/company\/(\d+)\/(\w+)$/.exec(url.pathname) ?? [];
    const books = this.books.get(realm);
    if (books === undefined || !this.#mayReach(request, realm))
      return fault(401, 'AUTHENTICATION', { code: '3200', Message: 'message=AuthenticationFailed' });
    const isMet = this.#note(`${request.method} ${path}`);
    return this.#unlessMishap(isMet, () => this.#answer(books, request, { url, path, realm }));
  }

  /** How many consents there are that nobody ended. */
  get consentCount(): number {
    return this.#grants.size;
  }

  /** @returns whether this call meets the mishap, if there is one */
  #note(call: string): boolean {
    this.asked.push(call);
    if (this.asked.length > ASKED_MOST) this.asked.shift();
    return this.mishapAt === null || this.mishapAt === call;
  }

  async #unlessMishap(isMet: boolean, answer: () => Promise<Response>): Promise<Response> {
    if (!isMet) return answer();
    const { mishap } = this;
    this.mishap = null;
    this.mishapAt = null;
    if (mishap === null) return answer();
    if (mishap === 'unreachable') throw new TypeError('fetch failed');
    if (mishap !== 'lost answer') return Response.json(mishap.body, { status: mishap.status });
    await answer();
    throw new TypeError('terminated');
  }

  async #answer(books: LocalBooks, request: Request, asked: { url: URL; path: string; realm: string }) {
    const { url, path, realm } = asked;
    try {
      if (path === 'query') return Response.json({ QueryResponse: books.query(url.searchParams.get('query') ?? '') });
      const body: unknown = await request.json();
      const key = `${realm} ${url.searchParams.get('requestid') ?? newSecret()}`;
      const before = this.#answers.get(key);
      if (before !== undefined) return Response.json(before);
      const answer = books.make(path, body);
      this.#answers.set(key, answer);
      return Response.json(answer);
    } catch (error) {
      if (!(error instanceof BooksFault)) throw error;
      return fault(400, 'ValidationFault', { code: error.code, Message: 'Refused', Detail: error.message });
    }
  }

  #mayReach(request: Request, realm: string): boolean {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    return [...this.#grants.values()].some(
      (grant) => grant.realm === realm && grant.access === token && grant.accessUntil > this.#now(),
    );
  }

  #isApp(request: Request): boolean {
    const basic = Buffer.from(`${this.app.clientId}:${this.app.clientSecret}`).toString('base64');
    return request.headers.get('authorization') === `Basic ${basic}`;
  }

  async #token(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    if (!this.#isApp(request)) return Response.json({ error: 'invalid_client' }, { status: 401 });
    const realm =
      form.get('grant_type') === 'refresh_token' ? this.#renewed(form.get('refresh_token')) : this.#consented(form);
    if (realm === null) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const [access, refresh] = [newSecret(), newSecret()];
    this.#grants.set(refresh, { realm, access, accessUntil: this.#now() + HOUR_MS });
    return Response.json({
      token_type: 'bearer',
      access_token: access,
      expires_in: HOUR_MS / 1000,
      refresh_token: refresh,
      x_refresh_token_expires_in: REFRESH_S,
    });
  }

  /** A refresh token is used once. */
  #renewed(refresh: string | null): string | null {
    const grant = this.#grants.get(refresh ?? '');
    this.#grants.delete(refresh ?? '');
    return grant?.realm ?? null;
  }

  #consented(form: URLSearchParams): string | null {
    const code = form.get('code') ?? '';
    const consent = this.#consents.get(code);
    this.#consents.delete(code);
    const isValid = consent !== undefined && consent.until > this.#now() && consent.back === form.get('redirect_uri');
    return isValid ? consent.realm : null;
  }

  async #revoke(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    if (!this.#isApp(request)) return Response.json({ error: 'invalid_client' }, { status: 401 });
    return this.#grants.delete(form.get('token') ?? '')
      ? new Response(null, { status: 200 })
      : Response.json({ error: 'invalid_grant' }, { status: 400 });
  }

  #now(): number {
    return this.#clock().getTime();
  }
}

const newSecret = (): string => randomBytes(24).toString('base64url');

const fault = (status: number, type: string, error: object): Response =>
  Response.json({ Fault: { type, Error: [error] } }, { status });
