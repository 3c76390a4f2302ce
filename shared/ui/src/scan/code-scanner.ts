import type { CodeReader } from './code-reader.ts';

type OwnDetector = { new (): CodeReader; getSupportedFormats?: () => Promise<readonly string[]> };

declare global {
  // Not in every browser, and not in TypeScript's library.
  var BarcodeDetector: OwnDetector | undefined;
}

/** Whether there can be a camera: a page that is not served safely has none. */
export const canScan = (): boolean => 'mediaDevices' in navigator;

const LOOK_EVERY_MS = 200;

/** A code that stays before the camera is one code; after this time without it, it is scanned again. */
const SAME_FOR_MS = 2000;

type Watching = { /** Goes on after a code, until it is ended. */ isLasting?: boolean };

/** Shows the camera in a video element and calls back with the first code that it sees, or with one after the other. */
export class CodeWatch {
  readonly #place: HTMLVideoElement;
  readonly #onCode: (code: string) => void;
  #stream: MediaStream | null = null;
  readonly #isLasting: boolean;
  #isOver = false;
  #last = { code: '', at: 0 };

  constructor(place: HTMLVideoElement, onCode: (code: string) => void, { isLasting = false }: Watching = {}) {
    this.#place = place;
    this.#onCode = onCode;
    this.#isLasting = isLasting;
  }

  /** @throws if there is no camera, it may not be used, or the reader cannot be loaded */
  async start(): Promise<void> {
    const reader = await codeReader();
    this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (this.#isOver) return this.end();
    this.#place.srcObject = this.#stream;
    await this.#place.play();
    for (;;) {
      const isReady = this.#place.readyState >= this.#place.HAVE_CURRENT_DATA;
      const [found] = isReady ? await reader.detect(this.#place) : [];
      if (this.#isOver) return undefined;
      if (found && !this.#isLasting) return this.#onCode(found.rawValue);
      if (found) this.#report(found.rawValue);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  #report(code: string): void {
    const now = performance.now();
    const isSame = code === this.#last.code && now - this.#last.at < SAME_FOR_MS;
    this.#last = { code, at: now };
    if (!isSame) this.#onCode(code);
  }

  /** Switches the camera off. */
  end(): void {
    this.#isOver = true;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
  }
}

/** The browser's own where it reads anything: some have one that knows no kind of code. Ours is loaded only then. */
async function codeReader(): Promise<CodeReader> {
  const Own = globalThis.BarcodeDetector;
  const formats = await Own?.getSupportedFormats?.().catch(() => []);
  if (Own !== undefined && formats?.length !== 0) return new Own();
  const { VideoReader } = await import('./video-reader.ts');
  return new VideoReader();
}
