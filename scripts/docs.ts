import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decisionFaults, glossaryFaults, linkFaults, type Page, pathFaults, remoteFaults } from './docs-rules.ts';
import { PROJECT } from './run-program.ts';

/** Checks that what the documentation names exists. Run as a program by `pnpm check`. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'test-results']);
const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const filesOf = (pattern: string): string[] =>
  globSync(pattern, { cwd: PROJECT, exclude: (name) => LEFT_OUT.has(basename(name)) }).toSorted();
const pagesOf = (paths: readonly string[]): Page[] => paths.map((path) => ({ path, text: read(path) }));

const CODE = '{shell,mf-*,shared,server,deploy,e2e,bench,scripts}';
const files = new Set([
  ...filesOf('*.*'),
  ...filesOf('{.oxlintrc.json,.oxfmtrc.json,.jscpd.json,.stylelintrc.json,.dependency-cruiser.mjs}'),
  ...filesOf('docs/**/*.*'),
  ...filesOf(`${CODE}/**/*.*`),
]);
const pages = pagesOf([...files].filter((path) => path.endsWith('.md')));
const records = pages.filter(({ path }) => /^docs\/decisions\/\d/.test(path));

/** A manifest as far as the table of architecture.md shows it. */
function remoteOf(path: string) {
  const manifest: { title: string; routes: unknown[] } = JSON.parse(read(path));
  return { folder: path.replace('/remote.json', ''), title: manifest.title, routes: manifest.routes.length };
}

const remotes = filesOf('mf-*/remote.json').map(remoteOf);
const faults = [
  ...linkFaults(pages, files),
  // Records say what was decided then; what they name may have gone since.
  ...pathFaults(
    pages.filter((page) => !records.includes(page)),
    files,
  ),
  ...decisionFaults(records, read('docs/decisions/README.md')),
  ...pages.filter(({ path }) => path === 'docs/architecture.md').flatMap((page) => remoteFaults(remotes, page)),
];
// Tests also name what is gone.
const sources = filesOf(`${CODE}/**/*.{ts,tsx,sql,json}`)
  .filter((path) => !path.includes('.test.'))
  .map((path) => `${path}\n${read(path)}`)
  .join('\n');
faults.push(
  ...pages.filter(({ path }) => path === 'docs/glossary.md').flatMap((page) => glossaryFaults(page, sources)),
);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
