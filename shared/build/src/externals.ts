import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { isBundlerRuntime, RUNTIME_MODULE } from './federation-runtime.ts';
import { sharedModuleFiles } from './share-table.ts';

/**
 * Modules that a remote does not bundle but takes from the shell, so that nobody loads the same code twice: all modules of
 * these packages, and from other packages the modules that two builds would contain. Modules that hold state and must exist
 * once are in the share table instead; these are components and functions.
 */
const WHOLE = ['ui', 'records', 'federation'];
const COMMON = ['api', 'contract', 'domain'];

/** Libraries of which remotes use a few parts: the module that re-exports those parts and nothing else of the library. */
const LIBRARIES: Readonly<Record<string, string>> = { valibot: 'api/valibot' };

/** A part of React DOM that other renderers of React use too (react-konva): there is one in the page. */
export const SCHEDULER = 'scheduler';

/** The function by which a remote requests one of them: `fieldspanExternals('ui/button')`. */
const ASK = 'fieldspanExternals';
const ASKED = new RegExp(`${ASK}\\("([^"]+)"\\)`, 'g');

const PROJECT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const PackageSchema = v.object({ exports: v.record(v.string(), v.string()) });

const isModule = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file);

/** Files that an entry of `exports` stands for, by the name after the package's. */
function filesOf([path, target]: [string, string], folder: string): [string, string][] {
  if (!path.includes('*')) return [[path, target]];
  const [before = '', after = ''] = target.split('*');
  return globSync(target.replace('*', '**/*'), { cwd: folder }).map((file) => {
    const found = `./${file}`.slice(before.length, -after.length);
    return [path.replace('*', found), `./${file}`];
  });
}

/** Every module of a shared package, by the name it is imported with: `ui/button` → file. */
function modulesOf(name: string): [string, string][] {
  const folder = join(PROJECT, 'shared', name);
  const { exports } = v.parse(PackageSchema, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return Object.entries(exports)
    .flatMap((entry) => filesOf(entry, folder))
    .filter(([, file]) => isModule(file))
    .map(([path, file]) => [`${name}/${path.slice('./'.length)}`, join(folder, file)]);
}

/** The gallery is for development and shows every component, so it is not counted. */
const isCounted = (file: string): boolean => isModule(file) && !file.startsWith('mf-gallery/');

const OURS = '@fieldspan/';
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)'|\bimport\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/gm;

/** Files of the shared packages that a source file imports; `files` maps the names of modules to files. */
function importsOf(source: string, files: ReadonlyMap<string, string>): string[] {
  return [...readFileSync(source, 'utf8').matchAll(IMPORT)].flatMap(([, named, lazy]) => {
    const request = named ?? lazy ?? '';
    const file = request.startsWith('.') ? resolve(dirname(source), request) : files.get(request.replace(OURS, ''));
    return file !== undefined && isModule(file) ? [file] : [];
  });
}

/** All files of a build: the ones it starts with and everything they import. */
function reached(starts: readonly string[], below: (file: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const file of found) for (const each of below(file)) found.add(each);
  return found;
}

/** The source files of each build: of every remote of this repository and of the shell. */
function sourcesOfBuilds(): [string, string[]][] {
  const sources = globSync('{shell,mf-*}/src/**/*.{ts,tsx}', { cwd: PROJECT }).filter(isCounted);
  const builds = Map.groupBy(sources, (file) => file.split('/')[0] ?? '');
  return [...builds].map(([build, files]) => [build, files.map((file) => join(PROJECT, file))]);
}

/** Files that more than one build contains. */
function standingTwice(builds: readonly ReadonlySet<string>[]): string[] {
  const seen = new Set<string>();
  return builds.flatMap((files) =>
    [...files].filter((file) => {
      const isAgain = seen.has(file);
      seen.add(file);
      return isAgain;
    }),
  );
}

/**
 * The shell provides every module that two builds would contain: two remotes, or a remote and the shell. A provided module is
 * in the shell's build with all of its imports, and no longer in a remote's; so the search repeats until no module is left in
 * two builds.
 */
function findModules(): ReadonlyMap<string, string> {
  const files = new Map([...WHOLE, ...COMMON].flatMap(modulesOf));
  const negotiated = new Set(sharedModuleFiles(join(PROJECT, 'shell')).values());
  const names = new Map([...files].map(([name, file]) => [file, name]));
  const read = new Map<string, readonly string[]>();
  const below = (file: string): readonly string[] => {
    const imports = read.get(file) ?? importsOf(file, files);
    read.set(file, imports);
    return imports;
  };
  const sources = sourcesOfBuilds();
  const given = new Set([...WHOLE.flatMap(modulesOf).map(([name]) => name), ...Object.values(LIBRARIES)]);
  const isElsewhere = (file: string): boolean => negotiated.has(file) || given.has(names.get(file) ?? '');
  const belowInRemote = (file: string): readonly string[] => (isElsewhere(file) ? [] : below(file));
  for (let before = -1; before !== given.size;) {
    before = given.size;
    const ofShell = [...negotiated, ...[...given].flatMap((name) => files.get(name) ?? [])];
    const builds = sources.map(([build, own]) =>
      build === 'shell' ? reached([...own, ...ofShell], below) : reached(own, belowInRemote),
    );
    for (const file of standingTwice(builds)) given.add(names.get(file) ?? file);
  }
  const isTaken = ([name, file]: [string, string]): boolean => given.has(name) && !negotiated.has(file);
  return new Map([...files].filter(isTaken).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The file of the scheduler that the shell's React DOM has. */
export function schedulerFile(): string {
  const ofShell = createRequire(join(PROJECT, 'shell', 'package.json'));
  return createRequire(ofShell.resolve('react-dom')).resolve(SCHEDULER);
}

let found: ReadonlyMap<string, string> | null = null;

/** The modules that the shell provides, by name; the sources are read once per process. */
export const externalModules = (): ReadonlyMap<string, string> => (found ??= findModules());

/** The names of everything that the shell provides. */
export const givenNames = (): string[] => [...externalModules().keys(), RUNTIME_MODULE, SCHEDULER];

/** The names of the modules that a built script requests from the shell. */
export const askedIn = (script: string): string[] => [...script.matchAll(ASKED)].map(([, name = '']) => name);

let names: ReadonlyMap<string, string> | null = null;

/** The names of the modules that the shell provides, by their files. */
export const namesByFile = (): ReadonlyMap<string, string> =>
  (names ??= new Map([...externalModules()].map(([name, file]) => [file, name])));

/**
 * Name of the module that an import requests, when the shell provides it; imports by package name and by relative path
 * both count.
 */
function externalOf(request: string, context: string): string | null {
  if (request === SCHEDULER) return SCHEDULER;
  const named = LIBRARIES[request] ?? /^@fieldspan\/([^.]+)$/.exec(request)?.[1];
  if (named !== undefined && externalModules().has(named)) return named;
  return request.startsWith('.') ? (namesByFile().get(resolve(context, request)) ?? null) : null;
}

type Asked = { request?: string; context?: string };
type Answer = (error?: Error, result?: string, type?: 'var') => void;

const ask = (name: string): string => `${ASK}(${JSON.stringify(name)})`;

/** An `externals` option of a remote's build: the shared modules. */
export function takenFromShell({ request = '', context = '' }: Asked, callback: Answer): void {
  const name = externalOf(request, context);
  if (name === null) callback();
  else callback(undefined, ask(name), 'var');
}

/** An `externals` option of a remote's build: the runtime that the federation plugin adds. Independent of React, so all remotes use it. */
export function runtimeFromShell({ request = '' }: Asked, callback: Answer): void {
  if (isBundlerRuntime(request)) callback(undefined, `${ask(RUNTIME_MODULE)}.forRemote()`, 'var');
  else callback();
}
