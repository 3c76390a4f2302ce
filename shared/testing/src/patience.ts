import { vi } from 'vitest';

// Patience for a busy machine; nothing here measures time. Every test of a page begins with this (vitest.config.ts).
vi.setConfig({ testTimeout: 60_000 });
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}
