import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';

export type Payload = Readonly<Record<string, unknown>>;

/** An answer as an attacker sees it; `data` is null if there was no envelope. */
export type Answer = {
  status: number;
  success: boolean;
  data: unknown;
  errors: readonly string[];
  hasEnvelope: boolean;
};

const SignedInSchema = v.looseObject({ api_key: v.string(), user_id: v.number() });

/** Somebody who calls the server with whatever headers they have obtained. */
export class Attacker {
  readonly name: string;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  /** Has an open invitation of the victim's company. */
  readonly isInvited: boolean;
  /** 0 without a session. */
  readonly userId: number;

  constructor(
    name: string,
    { url, headers = {}, userId = 0 }: { url: string; headers?: Readonly<Record<string, string>>; userId?: number },
  ) {
    this.name = name;
    this.#url = url;
    this.#headers = headers;
    this.userId = userId;
    this.isInvited = name === 'invited';
  }

  /** @throws Error if the sign-in is refused: then the suite would prove nothing */
  static async signIn(name: string, url: string, credentials: Payload): Promise<Attacker> {
    const response = await fetch(`${url}/api/user/authenticate`, { method: 'POST', body: formOf(credentials) });
    const { success, data, errors } = v.parse(EnvelopeSchema, await response.json());
    if (!success) throw new Error(`${name} could not sign in: ${errors.join(' ')}`);
    const signedIn = v.parse(SignedInSchema, data);
    const cookie = response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return new Attacker(name, { url, headers: { cookie, 'api-key': signedIn.api_key }, userId: signedIn.user_id });
  }

  /** The same person under another name, with additional or other headers. */
  with(name: string, headers: Readonly<Record<string, string>>): Attacker {
    return new Attacker(name, { url: this.#url, headers: { ...this.#headers, ...headers }, userId: this.userId });
  }

  get(call: string, query: Payload = {}): Promise<Answer> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wireText(value)]));
    return this.raw(`/api/${call}?${search}`, {});
  }

  post(call: string, payload: Payload = {}): Promise<Answer> {
    return this.raw(`/api/${call}`, { method: 'POST', body: formOf(payload) });
  }

  /** A page or file as text. */
  async text(path: string): Promise<string> {
    return (await fetch(`${this.#url}${path}`, { headers: this.#headers })).text();
  }

  /** Any request; a connection that the server cuts counts as status 0. */
  async raw(path: string, init: RequestInit): Promise<Answer> {
    try {
      const headers = { ...this.#headers, ...Object.fromEntries(new Headers(init.headers)) };
      const response = await fetch(`${this.#url}${path}`, { ...init, headers, redirect: 'manual' });
      return answerOf(response.status, await response.text());
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return { status: 0, success: false, data: null, errors: [error.message], hasEnvelope: false };
    }
  }
}

function answerOf(status: number, text: string): Answer {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), text);
  if (!envelope.success) return { status, success: false, data: null, errors: [], hasEnvelope: false };
  const { success, data, errors } = envelope.output;
  return { status, success, data, errors, hasEnvelope: true };
}

function formOf(payload: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload)) form.set(name, value instanceof Blob ? value : wireText(value));
  return form;
}

const wireText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
