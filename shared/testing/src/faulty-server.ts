import { fakeServer } from './fake-server.ts';

/**
 * What happens to a request:
 * - `answered`: it is stored and answered
 * - `lost`: it never arrives
 * - `answer-lost`: it is stored, but the response is lost
 * - `hangs`: it is stored, but no response ever comes, as when the page is closed meanwhile
 * - a number: this status, and nothing is stored
 * - `refusal`: the server refuses it with this message
 */
export type Fate = 'answered' | 'lost' | 'answer-lost' | 'hangs' | number | { refusal: string };

type Stored = { id: number; call: string; fields: Readonly<Record<string, string>> };

/** The server's clock is independent of the device's, which tests change. */
const START = Date.parse('2026-11-20T08:00:00Z');
const timeNow = (): string => new Date(START + performance.now()).toISOString();

/** A server that stores each client_key once, behind a network that fails as the test says. */
export class FaultyServer {
  /** In the order of arrival, each once. */
  readonly stored: Stored[] = [];
  /** Every attempt, also the lost ones. */
  readonly tries: { call: string; clientKey: string; headers: Headers }[] = [];
  fate: (attempt: number, clientKey: string) => Fate = () => 'answered';
  #running = 0;
  /** The most requests that were in flight at the same time. */
  atOnce = 0;

  start(): void {
    fakeServer(async ({ call, request }) => {
      if (request.method === 'GET') return this.#look();
      // Error reports of the client do not count as work.
      if (call === 'ErrorLog/save') return { body: { data: {} } };
      const form = await request.formData();
      const fields = Object.fromEntries(
        [...form].map(([key, value]) => [key, typeof value === 'string' ? value : value.name]),
      );
      const clientKey = fields['client_key'] ?? '';
      this.tries.push({ call, clientKey, headers: request.headers });
      this.#running += 1;
      this.atOnce = Math.max(this.atOnce, this.#running);
      try {
        return await this.#answer(this.fate(this.tries.length, clientKey), { call, fields });
      } finally {
        this.#running -= 1;
      }
    });
  }

  /** One field of everything stored, in order. */
  all(field: string): string[] {
    return this.stored.map(({ fields }) => fields[field] ?? '');
  }

  #look(): { body: object } {
    if (this.fate(this.tries.length + 1, '') === 'lost') throw new TypeError('Failed to fetch');
    return { body: { data: { threads: [], users: [] }, time: timeNow() } };
  }

  async #answer(fate: Fate, arrived: Omit<Stored, 'id'>): Promise<{ status?: number; body: object }> {
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (typeof fate === 'number') return { status: fate, body: { success: false, time: timeNow() } };
    if (typeof fate === 'object') return { body: { success: false, errors: [fate.refusal], time: timeNow() } };
    const { id } = this.#store(arrived);
    if (fate === 'hangs') await new Promise(() => undefined);
    if (fate === 'answer-lost') throw new TypeError('Failed to fetch');
    return { body: { data: { record_id: id, slug: `s${id}` }, time: timeNow() } };
  }

  #store(arrived: Omit<Stored, 'id'>): Stored {
    const key = arrived.fields['client_key'];
    const earlier = this.stored.find(({ call, fields }) => call === arrived.call && fields['client_key'] === key);
    if (earlier) return earlier;
    const stored = { id: this.stored.length + 1, ...arrived };
    this.stored.push(stored);
    return stored;
  }
}
