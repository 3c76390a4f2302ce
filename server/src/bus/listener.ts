import { Client } from 'pg';
import type { ClientConfig } from 'pg';

const RECONNECT_MS = [50, 250, 1000, 3000];

export type ListenerOptions = {
  connection: ClientConfig;
  channel: string;
  onNews: (payload: string) => void;
  /** The connection was lost and is back; events may have been missed. */
  onBack: () => void;
  onError: (error: unknown) => void;
};

/** The process's one listening connection; it reconnects automatically. */
export class Listener {
  readonly #options: ListenerOptions;
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const client = new Client({ ...this.#options.connection, keepAlive: true });
    client.on('notification', ({ payload }) => this.#options.onNews(payload ?? ''));
    client.on('error', this.#options.onError);
    try {
      await client.connect();
      await client.query(`listen ${this.#options.channel}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.once('end', () => this.#reopen(0));
    this.#client = client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #reopen(attempt: number): void {
    if (this.#closed) return;
    const delay = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)];
    this.#retry = setTimeout(() => {
      this.open().then(this.#options.onBack, (error: unknown) => {
        this.#options.onError(error);
        this.#reopen(attempt + 1);
      });
    }, delay);
  }
}
