import { readdirSync } from 'node:fs';
import { PROJECT, type Ran, runProgram, toolPath } from './run-program.ts';

/** All checks that do not run the product. */
export type Check = { name: string; tool: string; args: string[] };
export type Checked = Ran & { name: string };

/** Every folder with code; remotes are found by their names. */
const SOURCES = [
  'shell',
  ...readdirSync(PROJECT).filter((name) => name.startsWith('mf-')),
  'shared',
  'server',
  'deploy',
  'e2e',
  'bench',
  'scripts',
];

/** @param folders only these; none: all */
function lint(folders: readonly string[]): Check {
  return { name: 'lint', tool: 'oxlint', args: ['--type-aware', ...folders] };
}

export const CHECKS: Check[] = [
  // Incremental: unchanged files are not checked again, except in a fresh checkout.
  {
    name: 'types',
    tool: 'tsc',
    args: ['-p', '.', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
  },
  lint([]),
  {
    name: 'boundaries',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', ...SOURCES],
  },
  { name: 'source rules', tool: 'node', args: ['scripts/source-rules.ts'] },
  { name: 'migrations', tool: 'node', args: ['scripts/migrations.ts'] },
  { name: 'API level', tool: 'node', args: ['shared/contract/src/api-level-command.ts', '--check'] },
  { name: 'messages', tool: 'node', args: ['shared/build/src/messages/messages-command.ts', '--check'] },
  { name: 'styles', tool: 'node', args: ['scripts/styles.ts'] },
  { name: 'style rules', tool: 'stylelint', args: ['{shell,mf-*,shared,deploy}/**/*.css'] },
  { name: 'docs', tool: 'node', args: ['scripts/docs.ts'] },
  { name: 'requirements', tool: 'node', args: ['scripts/coverage-spec.ts'] },
  { name: 'dead code', tool: 'knip', args: [] },
  { name: 'dead seams', tool: 'knip', args: ['--production', '--config', 'knip.production.jsonc'] },
  { name: 'clones', tool: 'jscpd', args: [] },
  { name: 'format', tool: 'oxfmt', args: ['--check', '.'] },
];

/**
 * Without the tests that start processes: `npm test` runs them all.
 * @param since the last commit on which they passed, to run only the tests that a change since then affects; null: all
 */
export const unitTests = (since: string | null): Check => ({
  name: 'unit tests',
  tool: 'vitest',
  args: [
    'run',
    '--project=plain',
    '--project=pages',
    '--reporter=dot',
    '--silent=passed-only',
    ...(since === null ? [] : [`--changed=${since}`, '--passWithNoTests']),
  ],
});

/** Imports sources of remotes, and is the only folder that does. */
const READS_REMOTES = 'bench';

/**
 * The checks after a change. Nobody imports a remote but the benchmarks, so where only remotes and texts were changed the other
 * folders are not linted again.
 * @param changed files since the last commit on which all checks passed; null: not known, so everything is checked
 */
export function checksAfter(changed: readonly string[] | null): Check[] {
  const folders = new Set(changed?.filter((file) => !file.endsWith('.md')).map((file) => file.split('/')[0] ?? ''));
  const isOfRemotes = folders.size > 0 && [...folders].every((folder) => folder.startsWith('mf-'));
  if (changed === null || !isOfRemotes) return CHECKS;
  const narrower = lint([...folders, READS_REMOTES]);
  return CHECKS.map((check) => (check.name === narrower.name ? narrower : check));
}

const AT_ONCE = 3;

/** Runs checks, a few at a time; `onDone` is called as each ends. */
export async function runChecks(checks: Check[], onDone: (checked: Checked) => void): Promise<Checked[]> {
  const results: Checked[] = [];
  const waiting = checks.values();
  async function worker(): Promise<void> {
    for (const { name, tool, args } of waiting) {
      const checked = { name, ...(await runProgram(toolPath(tool), args)) };
      results.push(checked);
      onDone(checked);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** One line of the table. */
export function checkLine({ name, code, seconds }: Checked): string {
  return `${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s${code === 0 ? '' : '   FAILED'}`;
}
