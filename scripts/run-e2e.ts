import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';
import { runProgram, toolEnv, PROJECT } from './run-program.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { startScratchPostgres } from './scratch-postgres.ts';
import { type Tally, withExitCode } from './tally.ts';
import { playwrightTally, readTally } from './test-reports.ts';

const PLAYWRIGHT = join(PROJECT, 'e2e', 'node_modules', '.bin', 'playwright');

export type E2eOptions = {
  /** Two server processes on a real PostgreSQL instead of one on the embedded one. */
  isScaled: boolean;
  /** Arguments for Playwright, such as the name of a file. */
  args: string[];
  say: (line: string) => void;
};

async function runPlaywright(product: RunningProduct, chromium: string, args: string[]): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-report-'));
  const report = join(folder, 'report.json');
  const env = toolEnv({
    FIELDSPAN_URL: product.url,
    DATA_DIR: product.dataDir,
    RELEASES_DIR: join(product.dataDir, 'releases'),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const { code } = await runProgram(PLAYWRIGHT, ['test', '--reporter=list,json', ...args], {
    cwd: join(PROJECT, 'e2e'),
    env,
    isShown: true,
  });
  const tally = withExitCode(await readTally(report, playwrightTally), code);
  await rm(folder, { recursive: true, force: true });
  return tally;
}

async function onProduct(env: NodeJS.ProcessEnv, { args, say }: E2eOptions): Promise<Tally> {
  const chromium = await findChromium(say);
  say('Starting the product …');
  const product = await startProduct(env);
  try {
    say(`Running the browser tests on ${product.url} with ${chromium}`);
    return await runPlaywright(product, chromium, args);
  } finally {
    await product.stop();
  }
}

/** Starts the product with fresh data, runs the browser tests on it and stops everything again. */
export async function runE2e(options: E2eOptions): Promise<Tally> {
  if (!options.isScaled) return onProduct({}, options);
  const binaries = await findPostgres(options.say);
  if ('why' in binaries) {
    options.say(`Skipped: ${binaries.why}`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  options.say(`Starting PostgreSQL of ${binaries.folder} …`);
  const postgres = await startScratchPostgres(binaries.folder);
  try {
    return await onProduct({ DATABASE_URL: postgres.url, SERVERS: '2' }, options);
  } finally {
    await postgres.stop();
  }
}
