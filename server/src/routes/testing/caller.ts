import { SignedInSchema } from '@fieldspan/contract/signed-in';
import type { SignedIn } from '@fieldspan/contract/signed-in';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import type { Envelope } from '@fieldspan/contract/envelope';
import * as v from 'valibot';

type Request = (path: string, init?: RequestInit) => Promise<Response>;
type Payload = Readonly<Record<string, unknown>>;
type Answer = Envelope & { status: number };

/** A signed-in person who calls the API as the browser does. */
export class Caller {
  readonly #request: Request;
  readonly headers: Readonly<Record<string, string>>;
  readonly session: SignedIn;

  constructor(request: Request, session: SignedIn, cookie: string) {
    this.#request = request;
    this.session = session;
    this.headers = { cookie, 'api-key': session.api_key };
  }

  static async signIn(request: Request, credentials: { email: string; password: string }): Promise<Caller> {
    const response = await request('/api/user/authenticate', { method: 'POST', body: formOf(credentials) });
    const { data } = v.parse(EnvelopeSchema, await response.clone().json());
    return new Caller(request, v.parse(SignedInSchema, data), response.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  /** Calls another server process with the same session. */
  through(request: Request, call: string, query: Payload = {}): Promise<Answer> {
    const { headers } = this;
    return new Caller(request, this.session, headers['cookie'] ?? '').get(call, query);
  }

  async get(call: string, query: Payload = {}, signal?: AbortSignal): Promise<Answer> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wireText(value)]));
    return this.#answer(`/api/${call}?${search}`, { headers: this.headers, ...(signal ? { signal } : {}) });
  }

  async post(call: string, payload: Payload = {}): Promise<Answer> {
    return this.#answer(`/api/${call}`, { method: 'POST', headers: this.headers, body: formOf(payload) });
  }

  /**
   * Saves a record; fails the test if that is refused.
   * @returns its id
   */
  async saved(call: string, payload: Payload): Promise<number> {
    const { success, errors, data } = await this.post(call, payload);
    if (!success) throw new Error(errors.join(' '));
    return v.parse(v.object({ record_id: v.number() }), data).record_id;
  }

  resource(kind: string, filename: string, headers: Record<string, string> = {}): Promise<Response> {
    const { cookie = '' } = this.headers;
    return this.#request(`/resources/${kind}/${this.session.session_token}/${filename}`, {
      headers: { cookie, ...headers },
    });
  }

  async #answer(path: string, init: RequestInit): Promise<Answer> {
    const response = await this.#request(path, init);
    return { ...v.parse(EnvelopeSchema, await response.json()), status: response.status };
  }
}

export function formOf(payload: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, value instanceof Blob ? value : wireText(value));
  return form;
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
