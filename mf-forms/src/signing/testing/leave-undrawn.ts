import { vi } from 'vitest';

class Unwatching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom draws nothing and lays nothing out: what is asked of it there does nothing. */
export function leaveUndrawn(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('ResizeObserver', Unwatching);
}
