import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT } from './run-program.ts';
import { classFaults, tokenFaults } from './style-rules.ts';

/**
 * Checks classes and tokens of style sheets. Run as a program by `pnpm check`; stylelint has a configuration of its
 * own.
 */
const sources = (pattern: string) =>
  globSync(`{shell,mf-*,shared}/${pattern}`, {
    cwd: PROJECT,
    exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
  })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));

const modules = sources('**/*.{ts,tsx}').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const sheets = sources('**/*.css');
const faults = [
  ...classFaults(
    modules,
    sheets.filter(({ path }) => path.endsWith('.module.css')),
  ),
  ...tokenFaults(sheets, modules),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
