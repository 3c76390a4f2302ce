import { vi } from 'vitest';

class Unwatching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no layout and no canvas: replaces both with stubs that do nothing. */
export function leaveUndrawn(): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal('ResizeObserver', Unwatching);
}
