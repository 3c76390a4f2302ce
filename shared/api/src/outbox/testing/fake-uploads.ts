import { vi } from 'vitest';

type Upload = {
  address: string;
  headers: Record<string, string>;
  key: string;
  progress: (share: number) => void;
};

/** `hangs`: no response comes. `before`: called while the upload is in flight. */
type Plan = { id: number; hangs?: boolean; before?: () => void };

/**
 * A fake server for uploads, which use XMLHttpRequest.
 * @returns them as they arrive
 */
export function fakeUploads({ id, hangs = false, before }: Plan): Upload[] {
  const arrived: Upload[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseText = '';
    readonly #headers: Record<string, string> = {};
    #address = '';

    open(_method: string, address: string): void {
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }

    send(form: FormData): void {
      const key = form.get('client_key');
      const progress = (share: number) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: share, total: 1 }));
      arrived.push({
        address: this.#address,
        headers: this.#headers,
        key: typeof key === 'string' ? key : '',
        progress,
      });
      if (hangs) return;
      before?.();
      this.responseText = JSON.stringify({ success: true, errors: [], time: '2026-11-20T08:00:00Z', data: stored(id) });
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return arrived;
}

const stored = (id: number) => ({
  record_id: id,
  id,
  slug: 'f',
  filename: 'f.jpg',
  original_filename: 'crack.jpg',
  thumb_filename: null,
  type: 'image/jpeg',
  bytes: 5,
  width: null,
  height: null,
});
