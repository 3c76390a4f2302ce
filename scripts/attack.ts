import { runAttack } from './run-attack.ts';
import { tallyLine } from './tally.ts';

/** `pnpm attack [--small]` */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const tally = await runAttack({ isFull: !process.argv.includes('--small'), say });
say(tallyLine(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
