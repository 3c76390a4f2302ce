import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { instrument } from './scripts/mutants/instrument.ts';
import { mutationsOf } from './scripts/mutants/mutations.ts';

/** Only for `pnpm mutants`: the tests without pages, on sources that contain all their mutations at once. */
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
    // Of the tests that start processes only those that test the registry's rules in the same process.
    exclude: [
      '**/node_modules/**',
      '{server,shared}/**/*.processes.test.ts',
      'deploy/**/!(contract-rules|operations).processes.test.ts',
      'server/demo/**',
      'server/src/db/kept-plans.test.ts',
    ],
    isolate: false,
    pool: 'threads',
    // Cached transforms of an earlier run contain other numbers.
    fsModuleCache: false,
    maxWorkers: 2,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 15_000,
    globalSetup: ['./server/src/testing/global-setup.ts'],
    setupFiles: ['./scripts/mutants/setup.ts'],
  },
});
