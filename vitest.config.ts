import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const common = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  restoreMocks: true,
  unstubGlobals: true,
  // Ends tests that hang. A loaded machine with two processors takes several times as long as an idle one.
  testTimeout: 30_000,
};

/** Its modules affect the whole process, so it has a process of its own. */
const ALONE = 'server/src/db/kept-plans.test.ts';

/**
 * These tests start and kill programs, and fill disks and buckets, which takes seconds each. `pnpm check` leaves them
 * to `npm test`.
 */
const PROCESSES = '**/*.processes.test.ts';
const WITHOUT_PAGES = '{server,deploy,scripts,bench,shared/domain,shared/contract,shared/build}';

/** It takes minutes on one processor, which the others would wait for at the end. */
const LONGEST = 'scripts/how-to.processes.test.ts';

const isLongest = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(LONGEST);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    pool: 'threads',
    sequence: { sequencer: LongestFirst },
    // `pnpm check` runs only what a change can reach; what these reach cannot be told from imports.
    forceRerunTriggers: ['**/*.{sql,json,yaml,tsv,mjs,html,webmanifest}', 'vitest.config.ts'],
    // One more than there are processors: while one test waits for its database, another can run.
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
          // Pure modules, or a separate database for each file: a worker for each file would take most of the time to
          // start.
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
        // Pages run its half for browsers.
        resolve: { alias: [{ find: /^tus-js-client$/, replacement: 'tus-js-client/lib.esm/browser/index.js' }] },
        test: {
          ...common,
          name: 'pages',
          // The client's modules are singletons with state (session, caches, outbox), and so is the page: each file
          // gets fresh ones in its own context inside a shared worker. A worker for each file took three times as long.
          pool: 'vmThreads',
          setupFiles: ['patience', 'settled-device', 'silence'].map((name) => `./shared/testing/src/${name}.ts`),
          // Its modules name each other without an ending, which Node does not find.
          server: { deps: { inline: [/@zxing/, /tus-js-client/] } },
          include: ['{shell,mf-*,shared/{api,ui,federation,records,testing}}/**/*.test.{ts,tsx}', ALONE],
        },
      },
    ],
  },
});
