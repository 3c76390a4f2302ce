import { CHECKS, checkLine, runChecks, UNIT_TESTS } from './checks.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const startedAt = performance.now();
const checked = await runChecks([UNIT_TESTS, ...CHECKS], (each) => print(checkLine(each)));
const failed = checked.filter(({ code }) => code !== 0);
for (const { name, output } of failed) print(`\n── ${name} ──\n${output.trimEnd()}`);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
print(
  failed.length === 0
    ? `\nAll ${checked.length} checks passed in ${seconds} s.`
    : `\n${failed.length} of ${checked.length} checks failed (${seconds} s).`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
