import { findChromium, findWholeChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { runPlaywright } from './run-playwright.ts';
import { startProduct } from './running-product.ts';
import { startScratchPostgres } from './scratch-postgres.ts';
import type { Tally } from './tally.ts';

export type E2eOptions = {
  /** Two server processes on a real PostgreSQL instead of one on the embedded one. */
  isScaled: boolean;
  /** Arguments for Playwright, such as the name of a file. */
  args: string[];
  say: (line: string) => void;
};

async function onProduct(productEnv: NodeJS.ProcessEnv, { args, say }: E2eOptions): Promise<Tally> {
  const chromium = await findChromium(say);
  const whole = await findWholeChromium(say);
  say('Starting the product …');
  const product = await startProduct(productEnv);
  try {
    say(`Running the browser tests on ${product.url} with ${chromium}`);
    const env = { WHOLE_CHROMIUM_PATH: whole, ...(args.length === 0 ? { FIELDSPAN_WHOLE_RUN: '1' } : {}) };
    return await runPlaywright({ product, chromium, args, env });
  } finally {
    await product.stop();
  }
}

/**
 * Tests whose outcome depends on two server processes and a separate PostgreSQL carry this tag: sessions, writes, waking
 * other clients. How a screen looks and behaves is tested once, on the embedded database.
 */
const ABOUT_SERVERS = '--grep=@two-servers';

/** Starts the product with fresh data, runs the browser tests on it and stops everything. */
export async function runE2e(options: E2eOptions): Promise<Tally> {
  // With the gallery, which is not part of any release.
  if (!options.isScaled) return onProduct({ DEVELOPING: '1' }, options);
  const binaries = await findPostgres(options.say);
  if ('why' in binaries) {
    options.say(`Skipped: ${binaries.why}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  options.say(`Starting PostgreSQL of ${binaries.folder} …`);
  const postgres = await startScratchPostgres(binaries.folder);
  try {
    const args = ['--project=product', ...(options.args.length > 0 ? options.args : [ABOUT_SERVERS])];
    return await onProduct({ DATABASE_URL: postgres.url, SERVERS: '2', DEMO: 'public' }, { ...options, args });
  } finally {
    await postgres.stop();
  }
}
