import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  restoreMocks: true,
  unstubGlobals: true,
  // A test that hangs is ended. A loaded machine with two processors takes several times as long as an idle one.
  testTimeout: 30_000,
};

/** Its modules count for the whole process, so it has one of its own. */
const ALONE = 'server/src/db/kept-plans.test.ts';

/** They start programs, kill them, and fill disks and buckets: seconds each. `pnpm check` leaves them to `npm test`. */
const PROCESSES = '**/*.processes.test.ts';
const WITHOUT_PAGES = '{server,deploy,scripts,shared/domain,shared/contract,shared/build}';

export default defineConfig({
  test: {
    pool: 'threads',
    // `pnpm check` asks for what a change can reach; what these reach no import says.
    forceRerunTriggers: ['**/*.{sql,json,yaml,tsv,mjs,html,webmanifest}', 'vitest.config.ts'],
    // One more than there are processors: while a test waits for its database, another has its turn.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ['./server/src/testing/global-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'plain',
          include: [`${WITHOUT_PAGES}/**/*.test.ts`],
          exclude: [...common.exclude, ALONE, PROCESSES],
          // Pure modules, or a database of its own for each file: starting a worker for each would take most of the time.
          isolate: false,
          setupFiles: ['./shared/testing/src/silence.ts'],
        },
      },
      {
        extends: true,
        test: { ...common, name: 'processes', include: [`${WITHOUT_PAGES}/${PROCESSES}`] },
      },
      {
        extends: true,
        test: {
          ...common,
          name: 'pages',
          // The client's modules are singletons with state (a session, caches, an outbox), and so is the page: each file
          // gets both afresh, in a context of its own inside a worker that stays. A worker for each took three times as long.
          pool: 'vmThreads',
          setupFiles: ['./shared/testing/src/patience.ts', './shared/testing/src/silence.ts'],
          include: ['{shell,mf-*,shared/{api,ui,federation,records,testing}}/**/*.test.{ts,tsx}', ALONE],
        },
      },
    ],
  },
});
