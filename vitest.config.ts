import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shell,server,deploy,scripts,mf-*,shared/*}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    globalSetup: ['./server/src/testing/global-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
