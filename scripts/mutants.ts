import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMutants } from './mutants/run-mutants.ts';

/**
 * `pnpm mutants [--every 10] [--minutes 8 --folder kept] [source…]`; by default the code that decides: the domain, the
 * registry, the guards. With a folder, a run that was stopped continues where it was.
 */
const SOURCES = ['shared/domain/src/**/*.ts', 'server/src/registry/**/*.ts', 'server/src/http/*.ts'];
const { values, positionals } = parseArgs({
  options: { every: { type: 'string' }, minutes: { type: 'string' }, folder: { type: 'string' } },
  allowPositionals: true,
});
const every = Number(values.every ?? 1);
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

if (!Number.isInteger(every) || every < 1) throw new Error('--every takes a whole number from 1 on.');
const { tried, survivors, open } = await runMutants({
  sources: positionals.length > 0 ? positionals : SOURCES,
  every,
  folder: values.folder ?? join(tmpdir(), `mutants-${process.pid}`),
  mostMs: Number(values.minutes ?? Infinity) * 60_000,
  onTried: (done, of) => {
    if (done % 100 === 0) say(`${done} of ${of}`);
  },
  onSurvivor: ({ place, from, to, why }) => say(`${why}: ${place}  ${from}  →  ${to}`),
});
say(
  `${tried - survivors.length} of ${tried} changes were noticed, ${survivors.length} were not, ${open} are left to try.`,
);
process.exit(survivors.length === 0 && open === 0 ? 0 : 1);
