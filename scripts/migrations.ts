import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRuleMeant, migrationProblems, WITHOUT_TRANSACTION } from './migration-rules.ts';
import { PROJECT, runProgram, toolPath } from './run-program.ts';

/** Checks every migration that is newer than the rules. Run as a program by `pnpm check`. */
const FOLDER = join(PROJECT, 'server', 'src', 'db', 'migrations');
const OLDEST_POSTGRES = '15';

type Finding = { rule_name: string; line: number; message: string };

/** @throws Error with squawk's output if it is not a list of findings */
async function squawk(path: string, sql: string): Promise<Finding[]> {
  const inTransaction = WITHOUT_TRANSACTION.test(sql) ? [] : ['--assume-in-transaction'];
  const args = [`--pg-version=${OLDEST_POSTGRES}`, ...inTransaction, '--reporter', 'json', path];
  const { output } = await runProgram(toolPath('squawk'), args);
  try {
    const findings: Finding[] = JSON.parse(output);
    return findings;
  } catch {
    throw new Error(`squawk did not answer: ${output}`);
  }
}

async function problemsOf(name: string): Promise<string[]> {
  const path = join(FOLDER, name);
  const sql = readFileSync(path, 'utf8');
  const said = (await squawk(path, sql)).filter(({ rule_name: rule }) => isRuleMeant(name, rule));
  return [
    ...migrationProblems({ name, sql }).map((problem) => `${name}: ${problem}`),
    ...said.map(({ rule_name: rule, line, message }) => `${name}:${line + 1}: ${rule}: ${message}`),
  ];
}

const baseline = new Set(readFileSync(join(FOLDER, 'baseline.txt'), 'utf8').split('\n'));
const newer = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && !baseline.has(name));
const problems = (await Promise.all(newer.map(problemsOf))).flat();
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
