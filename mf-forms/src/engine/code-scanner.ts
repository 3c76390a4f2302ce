type FoundCode = { rawValue: string };
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly FoundCode[]> };

declare global {
  // Not in every browser, and not in TypeScript's library.
  var BarcodeDetector: (new () => Detector) | undefined;
}

/** Whether this browser can read codes from a camera. */
export const canScan = (): boolean => globalThis.BarcodeDetector !== undefined && 'mediaDevices' in navigator;

const LOOK_EVERY_MS = 200;

/** Shows the camera in a video element and calls back once, with the first code that it sees. */
export class CodeWatch {
  readonly #place: HTMLVideoElement;
  readonly #onCode: (code: string) => void;
  #stream: MediaStream | null = null;
  #isOver = false;

  constructor(place: HTMLVideoElement, onCode: (code: string) => void) {
    this.#place = place;
    this.#onCode = onCode;
  }

  /** @throws if there is no camera, or it may not be used */
  async start(): Promise<void> {
    const Own = globalThis.BarcodeDetector;
    if (Own === undefined) throw new Error('This browser has no BarcodeDetector');
    const detector = new Own();
    this.#stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (this.#isOver) return this.end();
    this.#place.srcObject = this.#stream;
    await this.#place.play();
    for (;;) {
      const isReady = this.#place.readyState >= this.#place.HAVE_CURRENT_DATA;
      const [found] = isReady ? await detector.detect(this.#place) : [];
      if (this.#isOver) return undefined;
      if (found) return this.#onCode(found.rawValue);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** Switches the camera off. */
  end(): void {
    this.#isOver = true;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
  }
}
