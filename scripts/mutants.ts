import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMutants } from './mutants/run-mutants.ts';

/** `pnpm mutants [--every 10] [source…]`; without a source what decides: the domain, the registry, the guards. */
const SOURCES = ['shared/domain/src/**/*.ts', 'server/src/registry/**/*.ts', 'server/src/http/*.ts'];
const args = process.argv.slice(2);
const everyAt = args.indexOf('--every');
const every = everyAt < 0 ? 1 : Number(args[everyAt + 1]);
const named = args.filter((_, at) => everyAt < 0 || (at !== everyAt && at !== everyAt + 1));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

if (!Number.isInteger(every) || every < 1) throw new Error('--every takes a whole number from 1 on.');
const { tried, survivors } = await runMutants({
  sources: named.length > 0 ? named : SOURCES,
  every,
  folder: join(tmpdir(), `mutants-${process.pid}`),
  onTried: (done, of) => {
    if (done % 100 === 0) say(`${done} of ${of}`);
  },
});
for (const { place, from, to, why } of survivors) say(`${why}: ${place}  ${from}  →  ${to}`);
say(`${tried - survivors.length} of ${tried} changes were noticed, ${survivors.length} were not.`);
process.exit(survivors.length === 0 ? 0 : 1);
