import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type Answer = { status: number; body: { success: boolean; data: unknown; errors: string[] } };
type Listed = { data: { description: string }[] | null; meta?: { num_pages: number }; errors: string[] };

const PAGE = 200;

/** A simulated user with a company of their own who writes expenses; each description holds the client key. */
export class DrillClient {
  readonly #url: string;
  readonly headers: Record<string, string>;

  constructor(url: string, headers: Record<string, string>) {
    this.#url = url;
    this.headers = headers;
  }

  /** Registers a company and opens the confirmation link from the mail. */
  static async register(url: string, mailFolder: string): Promise<DrillClient> {
    const password = randomUUID();
    const person = { company_name: 'Crash Drill', first_name: 'Dora', last_name: 'Drill', password, confirm: password };
    const send = (call: string, fields: Record<string, string>) =>
      fetch(`${url}/api/user/${call}`, { method: 'POST', body: new URLSearchParams(fields) });
    await send('register', { ...person, email: `${randomUUID()}@drill.test` });
    const response = await send('enter-setup', { token: await mailedToken(mailFolder) });
    const { data, errors }: Answer['body'] = await response.json();
    if (typeof data !== 'object' || data === null || !('api_key' in data))
      throw new Error(`Nobody could register. ${errors.join(' ')}`);
    const cookie = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const client = new DrillClient(url, { cookie: cookie.join('; '), 'api-key': String(data.api_key) });
    await client.#ask('User/acknowledge-tos', { method: 'POST', body: new URLSearchParams() });
    return client;
  }

  async #ask(call: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${this.#url}/api/${call}`, { ...init, headers: this.headers });
    return { status: response.status, body: await response.json() };
  }

  /** @returns null, or the answer that was not a success */
  async save(key: string): Promise<string | null> {
    const body = new URLSearchParams({ description: key, amount: '12', client_key: key });
    return problemOf('Expense/save', await this.#ask('Expense/save', { method: 'POST', body }));
  }

  async upload(name: string, content: string): Promise<void> {
    const body = new FormData();
    body.append('file', new Blob([content], { type: 'text/plain' }), name);
    const problem = problemOf('LibraryUpload/save', await this.#ask('LibraryUpload/save', { method: 'POST', body }));
    if (problem !== null) throw new Error(problem);
  }

  async read(): Promise<string | null> {
    return problemOf('Expense/get', await this.#ask('Expense/get?limit=5'));
  }

  /** The client keys of everything that is stored. */
  async stored(): Promise<string[]> {
    const keys: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({ order: '[["id","ASC"]]', page: String(page), limit: String(PAGE) });
      const response = await fetch(`${this.#url}/api/Expense/get?${query}`, { headers: this.headers });
      const { data, meta, errors }: Listed = await response.json();
      if (data === null) throw new Error(`The expenses were not answered. ${errors.join(' ')}`);
      for (const { description } of data) keys.push(description);
      pages = meta?.num_pages ?? 1;
    }
    return keys;
  }
}

function problemOf(call: string, { status, body }: Answer): string | null {
  return body.success ? null : `${call} ${status} ${body.errors.join(' ')}`;
}

const MAIL_TRIES = 200;

/** The link in the only mail that was written. */
async function mailedToken(folder: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const written = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
    for (const name of written) {
      const token = /\/setup\/1\/([\w-]+)/.exec(await readFile(join(folder, name), 'utf8'))?.[1];
      if (token !== undefined) return token;
    }
    await sleep(100);
  }
  throw new Error('No mail with a link was written.');
}
