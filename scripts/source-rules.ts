import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT } from './run-program.ts';
import { brokenRules } from './broken-rules.ts';

/** Rules that no linter has; they are in broken-rules.ts. Run as a program by `pnpm check`. */
const paths = globSync('{shell,mf-*,shared,server,deploy,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css}', {
  cwd: PROJECT,
  exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
}).toSorted();

const complaints = paths.flatMap((path) => brokenRules(path, readFileSync(join(PROJECT, path), 'utf8')));
for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
