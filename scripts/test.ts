import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKS, checkLine, runChecks } from './checks.ts';
import { runAttack } from './run-attack.ts';
import { everyBrowserTest } from './run-e2e.ts';
import { runSkew } from './run-skew.ts';
import { PROJECT, runProgram, toolPath } from './run-program.ts';
import { sum, type Tally, tallyLine, troubleLines, withExitCode } from './tally.ts';
import { readTally, uncaughtTroubles, vitestTally } from './test-reports.ts';

// Many hundreds of programs are started, and each compiled the same modules: that was half of its start.
process.env['NODE_COMPILE_CACHE'] ??= join(PROJECT, 'node_modules', '.cache', 'compiled');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function checks(): Promise<Tally> {
  const checked = await runChecks(CHECKS, (each) => print(checkLine(each)));
  const failed = checked.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) print(`\n── ${name} ──\n${output.trimEnd()}`);
  const troubles = failed.map(({ name, output }) => ({ name, why: output.slice(-1500), isPassed: false }));
  return { passed: checked.length - failed.length, failed: failed.length, skipped: 0, troubles };
}

async function unitTests(): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-report-'));
  const report = join(folder, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runProgram(toolPath('vitest'), args, { isShown: true });
  const tally = withExitCode(await readTally(report, vitestTally), code);
  await rm(folder, { recursive: true, force: true });
  return { ...tally, troubles: [...(tally.troubles ?? []), ...uncaughtTroubles(output)] };
}

async function build(): Promise<Tally> {
  const { code } = await runProgram(toolPath('node'), [join(PROJECT, 'deploy', 'src', 'fed.ts'), 'build', 'all'], {
    isShown: true,
  });
  return withExitCode({ passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, code);
}

type Suite = { title: string; run: () => Promise<Tally> };

const browser = await everyBrowserTest(print);

const SUITES: Suite[] = [
  { title: 'Checks: types, lint, boundaries, source rules, dead code, clones, format', run: checks },
  // First: unit tests that publish and ship take what is built already.
  { title: 'Build', run: build },
  { title: 'Unit tests', run: unitTests },
  { title: 'Browser tests, embedded database', run: browser.embedded },
  { title: 'Attacks, a tenth of them', run: () => runAttack({ isFull: false, say: print }) },
  { title: 'Beside what was published last', run: () => runSkew(print) },
  { title: 'Browser tests, PostgreSQL and two servers', run: browser.scaled },
];

/** What each suite gave and took, repeated at the end for people who read only the end. */
const finished: string[] = [];

/** A suite that cannot run counts as failed; the others still run. */
async function tallyOf({ title, run }: Suite, number: number): Promise<Tally> {
  print(`\n━━ ${number}/${SUITES.length} ${title} ━━`);
  const startedAt = performance.now();
  const tally = await run().catch((error: unknown): Tally => {
    const why = error instanceof Error ? error.message : String(error);
    print(why);
    return { passed: 0, failed: 1, skipped: 0, troubles: [{ name: title, why, isPassed: false }] };
  });
  const line = `${title}: ${tallyLine(tally)} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`;
  print(line);
  finished.push(line);
  return tally;
}

const tallies: Tally[] = [];
for (const [index, suite] of SUITES.entries()) tallies.push(await tallyOf(suite, index + 1));
const total = sum(tallies);
process.exitCode = total.failed === 0 ? 0 : 1;
for (const line of [...troubleLines(total), '', ...finished]) print(line);
print(`\n${tallyLine(total)}`);
