import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { PROJECT } from '../run-program.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

type Mutant = Mutation & { number: number; path: string };
type Survivor = { place: string; from: string; to: string; why: 'survived' | 'no test comes by' };
/** The result of a run; `open` counts the mutations that a run that was stopped has not tried. */
type MutantRun = { tried: number; survivors: Survivor[]; open: number };

type Options = {
  /** Sources to change, as globs from the project's folder. */
  sources: string[];
  /** Try every n-th mutation; 1: all. */
  every: number;
  /**
   * Where the run stores which tests reach which mutation, and what it has tried; the next run with the same sources
   * continues there.
   */
  folder: string;
  /** Stops after this time, even if mutations are left. */
  mostMs: number;
  onTried: (tried: number, of: number) => void;
  /** Called as each is found, because a long run may be stopped early. */
  onSurvivor: (survivor: Survivor) => void;
};

/** How many of the tests nearest to a mutation run before it counts as a survivor. */
const MOST_TESTS = 8;

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

/** All mutations of the sources, numbered consecutively. */
function mutantsOf(paths: readonly string[]): { mutants: Mutant[]; firsts: Record<string, number> } {
  const mutants: Mutant[] = [];
  const firsts: Record<string, number> = {};
  for (const path of paths) {
    firsts[path] = mutants.length;
    for (const mutation of mutationsOf(path, read(path)).mutations)
      mutants.push({ ...mutation, path, number: mutants.length });
  }
  return { mutants, firsts };
}

/** Which test files reach which mutation, from the notes of `setup.ts`. */
function testsByMutant(folder: string): Map<number, Set<string>> {
  const tests = new Map<number, Set<string>>();
  for (const note of globSync(join(folder, '*-*.json'))) {
    const { file, seen }: { file: string; seen: number[] } = JSON.parse(readFileSync(note, 'utf8'));
    for (const number of seen) tests.set(number, (tests.get(number) ?? new Set()).add(file));
  }
  return tests;
}

/** The number of folders that two paths share. */
function nearness(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const parted = a.findIndex((part, at) => part !== b[at]);
  return parted + (b.at(-1)?.startsWith(`${a.at(-1)?.replace(/\.ts$/, '')}.`) === true ? 100 : 0);
}

const short = (words: string): string => words.replace(/\s+/g, ' ').slice(0, 80);

function survivorOf({ path, line, start, end, text }: Mutant, why: Survivor['why']): Survivor {
  return { place: `${path}:${line}`, from: short(read(path).slice(start, end)), to: short(text ?? 'nothing'), why };
}

/** The test files that fail. */
async function failing(vitest: Vitest, specs: readonly TestSpecification[]): Promise<string[]> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...specs]);
  const failed = testModules.filter((module) => !module.ok()).map(({ moduleId }) => relative(PROJECT, moduleId));
  return unhandledErrors.length > 0 ? [...failed, 'an error outside of tests'] : failed;
}

/** Runs the nearest test alone, then the next ones together: most mutations fail the first. */
async function anyFails(vitest: Vitest, near: readonly TestSpecification[]): Promise<boolean> {
  for (const specs of [near.slice(0, 1), near.slice(1, 3), near.slice(3)])
    if (specs.length > 0 && (await failing(vitest, specs)).length > 0) return true;
  return false;
}

/** Empties the folder of a run, unless it is about the same sources. */
function openFolder(folder: string, sources: string): void {
  const path = join(folder, 'sources.json');
  if (!existsSync(path) || readFileSync(path, 'utf8') !== sources) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'turn'), { force: true });
  writeFileSync(path, sources);
}

type Tried = { number: number; survivor: Survivor | null };

function triedIn(folder: string): Tried[] {
  const path = join(folder, 'tried');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : [];
  return lines.map((line): Tried => JSON.parse(line));
}

/** @throws Error if the tests fail without a mutation */
async function mapTests(vitest: Vitest, specs: readonly TestSpecification[], folder: string): Promise<void> {
  const path = join(folder, 'mapped');
  if (existsSync(path)) return;
  const broken = await failing(vitest, specs);
  if (broken.length > 0) throw new Error(`These fail without any change: ${broken.join(', ')}`);
  writeFileSync(path, '');
}

/** Longer than this the nearest tests never take. */
const MOST_MS = 180_000;

/** A mutation can take all memory or never end, and Vitest with it: that counts as noticed, and the next run goes on. */
function watch({ number }: Mutant, folder: string): () => void {
  const end = (why: unknown): void => {
    appendFileSync(join(folder, 'tried'), `${JSON.stringify({ number, survivor: null })}\n`);
    process.stderr.write(
      `${String(why)}\nIt counts as noticed. To go on, run the same command with --folder ${folder}\n`,
    );
    process.exit(75);
  };
  const limit = setTimeout(end, MOST_MS, 'A change never ends.');
  process.once('uncaughtException', end);
  return () => {
    clearTimeout(limit);
    process.removeListener('uncaughtException', end);
  };
}

/** Mutation testing: changes the sources in small ways, one at a time, and checks that a test fails. */
export async function runMutants({ sources, every, folder, mostMs, onTried, onSurvivor }: Options): Promise<MutantRun> {
  const endsAt = performance.now() + mostMs;
  const paths = sources
    .flatMap((source) => globSync(source, { cwd: PROJECT }))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path));
  const { mutants, firsts } = mutantsOf(paths.toSorted());
  openFolder(folder, JSON.stringify(firsts));
  process.env['MUTANTS_DIR'] = folder;
  const options = { config: join(PROJECT, 'vitest.mutants.config.ts'), root: PROJECT, watch: false, reporters: [{}] };
  const vitest = await createVitest('test', options);
  try {
    await vitest.standalone();
    // Mutations of the domain must fail the domain's own tests, those of the registry the tests in deploy.
    const own = ['shared/domain', 'deploy'].filter((part) => paths.every((path) => path.startsWith(`${part}/`)));
    const specs = await vitest.globTestSpecifications(own);
    await mapTests(vitest, specs, folder);
    const tests = testsByMutant(folder);
    const tried = triedIn(folder);
    const known = new Set(tried.map(({ number }) => number));
    const open = mutants.filter(({ number }) => number % every === 0 && !known.has(number));
    for (const [index, mutant] of open.entries()) {
      if (performance.now() > endsAt) break;
      const near = specs
        .filter(({ moduleId }) => tests.get(mutant.number)?.has(moduleId))
        .toSorted((one, other) => nearnessTo(mutant, other) - nearnessTo(mutant, one))
        .slice(0, MOST_TESTS);
      writeFileSync(join(folder, 'turn'), String(mutant.number));
      const unwatch = watch(mutant, folder);
      const isNoticed = await anyFails(vitest, near);
      unwatch();
      const survivor = isNoticed ? null : survivorOf(mutant, near.length === 0 ? 'no test comes by' : 'survived');
      tried.push({ number: mutant.number, survivor });
      appendFileSync(join(folder, 'tried'), `${JSON.stringify(tried.at(-1))}\n`);
      if (survivor) onSurvivor(survivor);
      onTried(index + 1, open.length);
    }
    const survivors = tried.flatMap(({ survivor }) => survivor ?? []);
    return { tried: tried.length, survivors, open: open.length + known.size - tried.length };
  } finally {
    await vitest.close();
  }
}

const nearnessTo = ({ path }: Mutant, { moduleId }: TestSpecification): number =>
  nearness(path, relative(PROJECT, moduleId));
