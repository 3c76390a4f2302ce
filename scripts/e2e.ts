import { runEmbedded, runScaled } from './run-e2e.ts';
import { tallyLine } from './tally.ts';

/** `pnpm e2e [--scale] [Playwright's arguments]` */
const args = process.argv.slice(2);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const given = args.filter((each) => each !== '--scale');
  const tally = await (args.includes('--scale') ? runScaled : runEmbedded)({ args: given, say });
  say(tallyLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
