import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { instrument } from './scripts/mutants/instrument.ts';
import { mutationsOf } from './scripts/mutants/mutations.ts';

/** For `pnpm mutants` alone: the tests without pages, on sources that hold all their changes at once. */
const folder = process.env['MUTANTS_DIR'] ?? '';
const known: Record<string, number> = JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'));

export default defineConfig({
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      transform(code, id) {
        const path = relative(import.meta.dirname, id);
        const first = known[path];
        return first === undefined ? null : { code: instrument(code, mutationsOf(path, code), first), map: null };
      },
    },
  ],
  test: {
    include: ['{server,shared/domain,deploy/src/registry}/**/*.test.ts'],
    // Of the tests that start processes those alone that ask the rules of the registry here.
    exclude: [
      '**/node_modules/**',
      '{server,shared}/**/*.processes.test.ts',
      'deploy/**/!(contract-rules|operations).processes.test.ts',
      'server/demo/**',
      'server/src/db/kept-plans.test.ts',
    ],
    isolate: false,
    pool: 'threads',
    // What is kept of an earlier run has other numbers.
    fsModuleCache: false,
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
    globalSetup: ['./server/src/testing/global-setup.ts'],
    setupFiles: ['./scripts/mutants/setup.ts'],
  },
});
