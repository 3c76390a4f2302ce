import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, toolEnv, PROJECT } from './run-program.ts';
import type { RunningProduct } from './running-product.ts';
import { type Tally, withExitCode } from './tally.ts';
import { playwrightTally, readTally } from './test-reports.ts';

const PLAYWRIGHT = join(PROJECT, 'e2e', 'node_modules', '.bin', 'playwright');

export type BrowserRun = {
  product: RunningProduct;
  /** Path of the browser. */
  chromium: string;
  /** For Playwright, such as the name of a file. */
  args: string[];
  /** Further environment variables of the tests. */
  env?: NodeJS.ProcessEnv;
};

/** Runs browser tests on a running product, and counts them. */
export async function runPlaywright({ product, chromium, args, env = {} }: BrowserRun): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-report-'));
  const report = join(folder, 'report.json');
  const known = toolEnv({
    FIELDSPAN_URL: product.url,
    DATA_DIR: product.dataDir,
    RELEASES_DIR: join(product.dataDir, 'releases'),
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...env,
  });
  const { code } = await runProgram(PLAYWRIGHT, ['test', '--reporter=list,json', ...args], {
    cwd: join(PROJECT, 'e2e'),
    env: known,
    isShown: true,
  });
  const tally = withExitCode(await readTally(report, playwrightTally), code);
  await rm(folder, { recursive: true, force: true });
  return tally;
}
