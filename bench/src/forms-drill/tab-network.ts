import type { Ask, Person, Reply } from './form-server.ts';
import type { Fate, OpenTab, World } from './world.ts';

const LOST = () => new TypeError('Failed to fetch');

type Sent = { address: string; headers: Headers; form: FormData | null; signal: AbortSignal | null };

/** The network as one tab has it. */
export class TabNetwork {
  /** Requests that have not been answered. */
  pending = 0;
  readonly #browser: World;
  readonly #tab: OpenTab;
  readonly Request = FormRequest;
  readonly XMLHttpRequest: unknown;

  constructor(browser: World, tab: OpenTab) {
    this.#browser = browser;
    this.#tab = tab;
    this.XMLHttpRequest = uploadRequestOf((sent) => this.#send(sent));
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const form = input instanceof FormRequest ? input.form : null;
    const address = input instanceof Request ? input.url : new URL(String(input), 'https://drill.test').href;
    const headers = input instanceof Request ? input.headers : new Headers();
    const { status, body } = await this.#send({ address, headers, form, signal: init.signal ?? signalOf(input) });
    return new Response(body, { status });
  };

  /** Takes a few turns there and back, in which the page may be killed. */
  async #send(sent: Sent): Promise<{ status: number; body: string }> {
    if (this.#tab.isDead) await new Promise(() => undefined);
    this.pending += 1;
    try {
      await this.#turns(sent.signal);
      const answer = this.#arrive(sent);
      await this.#turns(sent.signal);
      if (answer === null || this.#browser.isOffline) throw LOST();
      return answer;
    } finally {
      this.pending -= 1;
    }
  }

  async #turns(signal: AbortSignal | null): Promise<void> {
    for (let turn = this.#browser.random.below(4); turn >= 0; turn -= 1) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (this.#tab.isDead) await new Promise(() => undefined);
    signal?.throwIfAborted();
  }

  #arrive({ address, headers, form }: Sent): { status: number; body: string } | null {
    if (this.#browser.isOffline) return null;
    const call = new URL(address).pathname.replace('/api/', '');
    if (call === '/healthz') return { status: 200, body: 'ok\n' };
    const fate = isWork(call) ? this.#browser.fates.shift() : undefined;
    if (fate === 'lost') return null;
    const reply = decided(fate) ?? this.#reply({ call, fields: fieldsOf(form), person: personOf(headers) }, headers);
    if (fate === 'unheard') return null;
    const time = new Date(this.#browser.clock.ms).toISOString();
    return { status: reply.status, body: JSON.stringify({ success: true, errors: [], time, ...reply.body }) };
  }

  #reply(ask: Ask, headers: Headers): Reply {
    const { sessions, server } = this.#browser;
    const isValid = sessions.has(headers.get('api-key') ?? '');
    const meant = headers.get('tenant-id');
    if (isValid && meant !== null && ask.person?.tenantId !== Number(meant)) return decidedBy(409);
    return server.reply(isValid ? ask : { ...ask, person: null });
  }
}

/** Calls that change something, and the files: what a fault is about. */
const isWork = (call: string): boolean => /\/save(?:-batch)?$/u.test(call) && call !== 'ErrorLog/save';

const decidedBy = (status: number): Reply => ({
  status,
  body: { success: false, errors: [`Answered with ${status}.`] },
});

function decided(fate: Fate | undefined): Reply | null {
  if (typeof fate === 'number') return decidedBy(fate);
  return typeof fate === 'object' ? { status: 200, body: { success: false, errors: [fate.refusal] } } : null;
}

/** A key names person and company: `key-4-1-…`. */
function personOf(headers: Headers): Person | null {
  const [, user, tenant] = (headers.get('api-key') ?? '').split('-');
  return user && tenant ? { userId: Number(user), tenantId: Number(tenant) } : null;
}

function fieldsOf(form: FormData | null): Record<string, string> {
  const parts = [...(form ?? [])];
  return Object.fromEntries(parts.map(([key, value]) => [key, typeof value === 'string' ? value : value.name]));
}

const signalOf = (input: unknown): AbortSignal | null => (input instanceof Request ? input.signal : null);

/** Remembers its form, which need not be read back from a stream. */
class FormRequest extends Request {
  readonly form: FormData | null;

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { body, ...rest } = init;
    super(input, rest);
    this.form = body instanceof FormData ? body : input instanceof FormRequest ? input.form : null;
  }

  override clone(): FormRequest {
    return new FormRequest(this, this.form ? { body: this.form } : {});
  }
}

type SendOne = (sent: Sent) => Promise<{ status: number; body: string }>;

const uploadRequestOf = (send: SendOne): unknown =>
  class UploadRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly #headers = new Headers();
    readonly #stop = new AbortController();
    status = 0;
    responseText = '';
    #address = '';

    open(_method: string, address: string): void {
      this.#address = new URL(address, 'https://drill.test').href;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    abort(): void {
      this.#stop.abort();
      this.dispatchEvent(new Event('abort'));
    }

    send(form: FormData): void {
      const { signal } = this.#stop;
      void this.#run(send({ address: this.#address, headers: this.#headers, form, signal }));
    }

    async #run(sending: ReturnType<SendOne>): Promise<void> {
      try {
        const { status, body } = await sending;
        Object.assign(this, { status, responseText: body });
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event('error'));
      }
    }
  };
