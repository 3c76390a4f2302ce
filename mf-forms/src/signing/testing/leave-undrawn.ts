import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Patience for a busy machine; nothing here measures time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

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
