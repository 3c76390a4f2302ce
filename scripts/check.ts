import { checkLine, checksAfter, runChecks, unitTests } from './checks.ts';
import { changedSince, cleanCommit, greenCommit, rememberGreen } from './green-commit.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const startedAt = performance.now();
const commit = await cleanCommit();
/** `pnpm check [--all]` */
const since = process.argv.includes('--all') ? null : await greenCommit();
if (since !== null) print(`Unit tests: those that a change since ${since.slice(0, 12)} can reach. All of them: --all`);
const changed = since === null ? null : await changedSince(since);
const checked = await runChecks([unitTests(since), ...checksAfter(changed)], (each) => print(checkLine(each)));
const failed = checked.filter(({ code }) => code !== 0);
for (const { name, output } of failed) print(`\n── ${name} ──\n${output.trimEnd()}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
print(
  failed.length === 0
    ? `\nAll ${checked.length} checks passed in ${seconds} s.`
    : `\n${failed.length} of ${checked.length} checks failed (${seconds} s).`,
);
if (failed.length === 0 && commit !== null && commit === (await cleanCommit())) await rememberGreen(commit);
process.exitCode = failed.length === 0 ? 0 : 1;
