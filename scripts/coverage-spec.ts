import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { coverOf, idsByEye, idsNamedIn, requirementsOf } from './requirement-cover.ts';
import { PROJECT } from './run-program.ts';

/** Areas that are finished: a row of theirs without a test fails the check. */
const WHOLE_AREAS = new Set([
  'SHELL',
  'NAV',
  'AUTH',
  'SESS',
  'CLOCK',
  'INV',
  'TOS',
  'TRIAL',
  'SETUP',
  'ALERT',
  'MODAL',
  'TABLE',
  'WX',
  'QR',
  'ROLE',
  'ERR',
  'CONST',
  'MSG',
  'SIGN',
  'PART',
  'LIB',
  'UP',
  'IMG',
  'DRAW',
  'STATIC',
]);

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const tests = globSync('{shell,mf-*,shared,server,deploy,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: PROJECT,
  exclude: (name) => ['node_modules', 'dist'].includes(basename(name)),
}).filter((path) => !path.startsWith('scripts/'));

const rows = requirementsOf(read('docs/requirements.tsv'));
const known = new Set(rows.map(({ id }) => id));
const areas = new Set(rows.map(({ area }) => area));
const named = idsNamedIn(tests.map(read).join('\n'));
const byEye = idsByEye(read('docs/by-eye.md'));

const isOfAnArea = (id: string) => areas.has(id.replace(/\d+$/, ''));
const unknown = [...named, ...byEye].filter((id) => isOfAnArea(id) && !known.has(id));
const covers = coverOf(rows, named, byEye);
const asked = process.argv.slice(2);
const isAsked = (area: string) => asked.length === 0 || asked.includes(area);

for (const { area, rows: count, tested, byEye: looked, missing } of covers.filter((cover) => isAsked(cover.area))) {
  print(`${area.padEnd(6)} ${count} rows, ${tested} tested, ${looked} by eye, ${missing.length} open`);
  for (const { id, text } of missing) print(`  ${id}  ${text.slice(0, 140)}`);
}
for (const id of unknown)
  print(`${id} is named by a test or by docs/by-eye.md, and is no row of docs/requirements.tsv`);

const owed = covers.filter(({ area, missing }) => WHOLE_AREAS.has(area) && missing.length > 0);
process.exitCode = owed.length + unknown.length === 0 ? 0 : 1;
