import { vi } from 'vitest';

type Sent = { name: string; key: string; request: FakeRequest };

/** A fake XMLHttpRequest for uploads; the test decides how each one continues. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly #sent: Sent[];

  constructor(sent: Sent[]) {
    super();
    this.#sent = sent;
  }

  open = () => undefined;
  setRequestHeader = () => undefined;
  abort = () => undefined;

  send(form: FormData): void {
    const file = form.get('file');
    const key = form.get('client_key');
    this.#sent.push({
      name: file instanceof File ? file.name : '',
      key: typeof key === 'string' ? key : '',
      request: this,
    });
  }
}

/** A fake server for uploads, which use XMLHttpRequest. */
export class FakeUploads {
  readonly #sent: Sent[] = [];

  constructor() {
    const sent = this.#sent;
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FakeRequest {
        constructor() {
          super(sent);
        }
      },
    );
  }

  names(): string[] {
    return this.#sent.map(({ name }) => name);
  }

  keys(name: string): string[] {
    return this.#sent.filter((sent) => sent.name === name).map(({ key }) => key);
  }

  progress(name: string, share: number): void {
    const event = new ProgressEvent('progress', { lengthComputable: true, loaded: share * 100, total: 100 });
    this.#last(name).upload.dispatchEvent(event);
  }

  succeed(name: string, upload: { id: number } & Readonly<Record<string, unknown>>): void {
    this.#answer(name, { success: true, data: { ...upload, record_id: upload.id } });
  }

  /** Fails as without a network. */
  lose(name: string): void {
    this.#last(name).dispatchEvent(new Event('error'));
  }

  refuse(name: string, errors: readonly string[]): void {
    this.#answer(name, { success: false, errors });
  }

  #answer(name: string, body: object): void {
    const request = this.#last(name);
    request.status = 200;
    request.responseText = JSON.stringify({ time: '2026-11-20T08:00:00Z', ...body });
    request.dispatchEvent(new Event('load'));
  }

  #last(name: string): FakeRequest {
    const found = this.#sent.findLast((sent) => sent.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found.request;
  }
}
