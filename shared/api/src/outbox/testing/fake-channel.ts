/** A BroadcastChannel between the tabs of a browser, within one test file. */
export class FakeChannel extends EventTarget {
  static #open = new Set<FakeChannel>();

  constructor() {
    super();
    FakeChannel.#open.add(this);
  }

  /** Suspends all open tabs: they neither receive nor send. */
  static mute(): void {
    FakeChannel.#open = new Set();
  }

  postMessage(message: unknown): void {
    const data: unknown = structuredClone(message);
    if (!FakeChannel.#open.has(this)) return;
    for (const other of FakeChannel.#open) {
      if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }

  close(): void {
    FakeChannel.#open.delete(this);
  }
}
