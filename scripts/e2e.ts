import { runE2e } from './run-e2e.ts';
import { tallyLine } from './tally.ts';

/** `pnpm e2e [--scale] [Playwright's arguments]` */
const args = process.argv.slice(2);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const tally = await runE2e({
    isScaled: args.includes('--scale'),
    args: args.filter((each) => each !== '--scale'),
    say,
  });
  say(tallyLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
