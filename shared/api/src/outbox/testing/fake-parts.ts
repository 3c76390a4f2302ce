import { vi } from 'vitest';

type Ask = { method: string; key: string; headers: Readonly<Record<string, string>>; bytes: number };

/** What becomes of a request: it is answered, it is lost, or it is cut after so many bytes. */
type Fate = 'answered' | 'lost' | { cutAfter: number };

/** A fake server for files in parts (tus): what has arrived of each, by its key. */
export class FakeParts {
  readonly arrived = new Map<string, number>();
  readonly asks: Ask[] = [];
  fate: (ask: Ask) => Fate = () => 'answered';

  constructor() {
    const answer = (ask: Ask) => this.#answer(ask);
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FakeRequest {
        constructor() {
          super(answer);
        }
      },
    );
  }

  /** Bytes that were sent, all tries together. */
  get sent(): number {
    return this.asks.reduce((all, { bytes }) => all + bytes, 0);
  }

  #answer(ask: Ask): Answer | null {
    this.asks.push(ask);
    const fate = this.fate(ask);
    if (fate === 'lost') return null;
    const offset = this.arrived.get(ask.key);
    if (ask.method === 'HEAD') return offset === undefined ? { status: 404 } : { status: 200, offset };
    if (ask.key === '') return this.#begin(ask);
    if (offset === undefined) return { status: 404 };
    if (Number(ask.headers['Upload-Offset']) !== offset) return { status: 409 };
    const bytes = fate === 'answered' ? ask.bytes : Math.min(ask.bytes, fate.cutAfter);
    this.arrived.set(ask.key, offset + bytes);
    return fate === 'answered' ? { status: 204, offset: offset + bytes } : null;
  }

  #begin({ headers }: Ask): Answer {
    const key = atob((headers['Upload-Metadata'] ?? '').replace('key ', ''));
    if (!this.arrived.has(key)) this.arrived.set(key, 0);
    return { status: 201, location: `/api/LibraryUpload/part/${key}` };
  }
}

type Answer = { status: number; offset?: number; location?: string };

/** Bytes that every file of a test has. */
export const PARTS_BYTES = 10 * 1024 * 1024;

class FakeRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly #take: (ask: Ask) => Answer | null;
  readonly #headers: Record<string, string> = {};
  #ask = { method: '', key: '' };
  #answer: Answer | null = null;
  onload = (): void => undefined;
  onerror: (reason: unknown) => void = () => undefined;

  constructor(take: (ask: Ask) => Answer | null) {
    this.#take = take;
  }

  get status(): number {
    return this.#answer?.status ?? 0;
  }

  responseText = '';

  open(method: string, address: string): void {
    this.#ask = { method, key: address.split('/part').at(1)?.replace('/', '') ?? '' };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    const { offset, location } = this.#answer ?? {};
    if (name === 'Upload-Offset') return offset === undefined ? null : String(offset);
    if (name === 'Upload-Length') return String(PARTS_BYTES);
    return name === 'Location' ? (location ?? null) : null;
  }

  send(body: Blob | null): void {
    const bytes = body?.size ?? 0;
    queueMicrotask(() => {
      this.#answer = this.#take({ ...this.#ask, headers: this.#headers, bytes });
      if (this.#answer === null) return this.onerror(new ProgressEvent('error'));
      this.upload.onprogress?.({ lengthComputable: true, loaded: bytes });
      return this.onload();
    });
  }

  abort = (): void => undefined;
}
