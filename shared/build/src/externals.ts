import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/**
 * Modules that a remote does not bundle but takes from the shell, so that no two remotes load the same code: all of
 * these packages, and from other packages the modules that at least two remotes of this repository import. Modules that
 * hold state and must exist once are in the share table instead; these are components and functions.
 */
const WHOLE = ['ui', 'records', 'federation'];
const COMMON = ['api', 'contract', 'domain'];

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

const IMPORT = /^(?:import|export) (?!type )[^;]*?from '@fieldspan\/([^']+)'|\bimport\('@fieldspan\/([^']+)'\)/gm;

/** The gallery is for development and shows every component, so it is not counted. */
const isCounted = (file: string): boolean => isModule(file) && !file.startsWith('mf-gallery/');

/** How many remotes of this repository import each shared module. */
function usersOfModules(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const file of globSync('mf-*/src/**/*.{ts,tsx}', { cwd: PROJECT }).filter(isCounted)) {
    const [remote = ''] = file.split('/');
    for (const [, named, lazy] of readFileSync(join(PROJECT, file), 'utf8').matchAll(IMPORT)) {
      const module = named ?? lazy ?? '';
      users.set(module, (users.get(module) ?? new Set()).add(remote));
    }
  }
  return users;
}

function findModules(): ReadonlyMap<string, string> {
  const users = usersOfModules();
  const common = COMMON.flatMap(modulesOf).filter(([name]) => (users.get(name)?.size ?? 0) > 1);
  return new Map([...WHOLE.flatMap(modulesOf), ...common].toSorted(([one], [other]) => one.localeCompare(other)));
}

let found: ReadonlyMap<string, string> | null = null;

/** The modules that the shell provides, by name; the sources are read once per process. */
export const externalModules = (): ReadonlyMap<string, string> => (found ??= findModules());

/** The names of the modules that a built script requests from the shell. */
export const askedIn = (script: string): string[] => [...script.matchAll(ASKED)].map(([, name = '']) => name);

let names: ReadonlyMap<string, string> | null = null;

/** Name of a module, given its file. */
const namesByFile = (): ReadonlyMap<string, string> =>
  (names ??= new Map([...externalModules()].map(([name, file]) => [file, name])));

/**
 * Name of the module that an import requests, when the shell provides it; imports by package name and by relative path
 * both count.
 */
function externalOf(request: string, context: string): string | null {
  const [, named = ''] = /^@fieldspan\/([^.]+)$/.exec(request) ?? [];
  if (externalModules().has(named)) return named;
  return request.startsWith('.') ? (namesByFile().get(resolve(context, request)) ?? null) : null;
}

type Asked = { request?: string; context?: string };
type Answer = (error?: Error, result?: string, type?: 'var') => void;

/** The `externals` option of a remote's build. */
export function takenFromShell({ request = '', context = '' }: Asked, callback: Answer): void {
  const name = externalOf(request, context);
  if (name === null) callback();
  else callback(undefined, `${ASK}(${JSON.stringify(name)})`, 'var');
}
