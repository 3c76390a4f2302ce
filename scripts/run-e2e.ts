import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findWholeChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { runPlaywright } from './run-playwright.ts';
import { startProduct } from './running-product.ts';
import { startScratchPostgres } from './scratch-postgres.ts';
import type { Tally } from './tally.ts';

export type E2eOptions = {
  /** Arguments for Playwright, such as the name of a file. */
  args: string[];
  say: (line: string) => void;
  /** Where the calls that screens make are noted, and whether they are checked at the end (`e2e/src/calls`). */
  calls?: { folder: string; areChecked: boolean };
  /** Leaves out the tests that run on two servers. */
  areServersElsewhere?: boolean;
};

/**
 * Tests whose outcome depends on two server processes and a separate PostgreSQL carry this tag: sessions, writes, waking
 * other clients. How a screen looks and behaves is tested once, on the embedded database.
 */
const ABOUT_SERVERS = '@two-servers';

async function onProduct(productEnv: NodeJS.ProcessEnv, options: E2eOptions): Promise<Tally> {
  const { args, say, calls } = options;
  const chromium = await findChromium(say);
  const whole = await findWholeChromium(say);
  say('Starting the product …');
  const product = await startProduct(productEnv);
  try {
    say(`Running the browser tests on ${product.url} with ${chromium}`);
    const env = {
      WHOLE_CHROMIUM_PATH: whole,
      FIELDSPAN_CALLS_DIR: calls?.folder,
      FIELDSPAN_CHECK_CALLS: calls?.areChecked === true ? '1' : undefined,
      // Not by Playwright's own option: that does not reach what another project depends on.
      FIELDSPAN_WITHOUT: options.areServersElsewhere === true ? ABOUT_SERVERS : undefined,
    };
    return await runPlaywright({ product, chromium, args, env });
  } finally {
    await product.stop();
  }
}

/** Starts the product on its embedded database with fresh data, runs the browser tests on it and stops everything. */
export const runEmbedded = (options: E2eOptions): Promise<Tally> =>
  // With the gallery, which is not part of any release.
  onProduct({ DEVELOPING: '1' }, options);

/** The same with two server processes on a real PostgreSQL: by default the tests that are about that. */
export async function runScaled(options: E2eOptions): Promise<Tally> {
  const binaries = await findPostgres(options.say);
  if ('why' in binaries) {
    options.say(`Skipped: ${binaries.why}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  options.say(`Starting PostgreSQL of ${binaries.folder} …`);
  const postgres = await startScratchPostgres(binaries.folder);
  try {
    const args = ['--project=product', ...(options.args.length > 0 ? options.args : [`--grep=${ABOUT_SERVERS}`])];
    return await onProduct({ DATABASE_URL: postgres.url, SERVERS: '2', DEMO: 'public' }, { ...options, args });
  } finally {
    await postgres.stop();
  }
}

/**
 * Every browser test once: those about two servers on PostgreSQL, all others on the embedded database. Without a
 * PostgreSQL all run on the embedded one.
 */
export async function everyBrowserTest(say: E2eOptions['say']): Promise<{ embedded: Run; scaled: Run }> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-calls-'));
  const isScaled = 'folder' in (await findPostgres(say));
  return {
    embedded: () =>
      runEmbedded({ args: [], say, calls: { folder, areChecked: !isScaled }, areServersElsewhere: isScaled }),
    scaled: async () => {
      const tally = await runScaled({ args: [], say, calls: { folder, areChecked: true } });
      await rm(folder, { recursive: true, force: true });
      return tally;
    },
  };
}

type Run = () => Promise<Tally>;
