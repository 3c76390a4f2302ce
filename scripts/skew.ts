import { runSkew } from './run-skew.ts';
import { tallyLine, troubleLines } from './tally.ts';

/** `pnpm skew` */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const tally = await runSkew(say);
  for (const line of troubleLines(tally)) say(line);
  say(tallyLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
