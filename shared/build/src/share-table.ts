import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { federationRuntimeVersion } from './federation-runtime.ts';
import { readPackageFile } from './package-file.ts';

/**
 * The modules that shell and remotes share at run time: only those that hold state or must exist once. Remotes bundle
 * small pure libraries (valibot, dayjs) themselves. A sub-path that is imported by its own name must be listed by its
 * own name.
 */
const SHARED_MODULES = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  jotai: ['jotai', 'jotai/vanilla'],
  '@tanstack/react-query': ['@tanstack/react-query'],
  '@tanstack/react-virtual': ['@tanstack/react-virtual'],
  '@fieldspan/api': [
    '@fieldspan/api/alerts',
    '@fieldspan/api/call',
    '@fieldspan/api/http',
    '@fieldspan/api/message-panel',
    '@fieldspan/api/outbox/outbox',
    '@fieldspan/api/query-client',
    '@fieldspan/api/reach',
    '@fieldspan/api/session',
    '@fieldspan/api/store',
  ],
  '@fieldspan/federation': ['@fieldspan/federation/router'],
  '@fieldspan/ui': ['@fieldspan/ui/i18n'],
  // Its modules come through externals.ts; it is listed here so that the gate checks its version.
  '@fieldspan/records': [],
} as const;

/** Every build uses it although none imports it: the shell provides it in the page, and remotes find it there. */
const RUNTIME = '@module-federation/runtime-core';

/** Built for the shell's React: with another React its hooks would not work. */
const NEEDS_SHELLS_REACT = [
  'jotai',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@fieldspan/federation',
  '@fieldspan/records',
  '@fieldspan/ui',
];

/** Provided version, and the range of versions that the code was written for. */
export type SharedPackage = { version: string; range: string };

/**
 * The shared packages that the package in `dir` depends on, and the federation runtime. The range starts at the minor
 * version it was built with, or is the one in its package.json (`"@fieldspan/api": "workspace:^1.0.0"`): only a person
 * can promise that a lower minimum works.
 * @throws Error when it bundles copies that cannot work
 */
export function sharedPackages(dir: string): Record<string, SharedPackage> {
  const { dependencies, fieldspan } = readPackageFile(dir);
  checkOwnCopies(dir, { own: fieldspan.ownCopies, used: Object.keys(dependencies) });
  const apart = fieldspan.ownCopies.includes('react') ? NEEDS_SHELLS_REACT : [];
  const installed = installedPackages(dir, [...fieldspan.ownCopies, ...apart]);
  const shared: Record<string, SharedPackage> = {};
  for (const name of Object.keys(SHARED_MODULES)) {
    const found = installed.get(name);
    if (!found) continue;
    const { version } = readPackageFile(found.dir);
    shared[name] = { version, range: rangeOf(found.declared, version) };
  }
  const version = federationRuntimeVersion();
  return { ...shared, [RUNTIME]: { version, range: rangeOf('catalog:', version) } };
}

type Installed = { dir: string; declared: string };

/**
 * The dependencies of the package in `dir`, and those of our own packages among them: a screen that uses
 * `@fieldspan/federation` bundles its jotai without naming it.
 * @param left names to leave out, with everything that only they depend on
 */
function installedPackages(dir: string, left: readonly string[]): Map<string, Installed> {
  const found = new Map<string, Installed>();
  const collect = (from: string): void => {
    for (const [name, declared] of Object.entries(readPackageFile(from).dependencies)) {
      if (found.has(name) || left.includes(name)) continue;
      const at = realpathSync(join(from, 'node_modules', name));
      found.set(name, { dir: at, declared });
      if (name.startsWith('@fieldspan/')) collect(at);
    }
  };
  collect(dir);
  return found;
}

/**
 * Whether a package uses another major version of React than the shell; if so it takes no components from the shell.
 */
export const bringsOwnReact = (dir: string): boolean => readPackageFile(dir).fieldspan.ownCopies.includes('react');

/** Our own shared modules that the package in `dir` provides or is built against: their files, by shared name. */
export function sharedModuleFiles(dir: string): Map<string, string> {
  const packages = Object.keys(sharedPackages(dir));
  const modules = Object.entries(SHARED_MODULES).flatMap(([name, names]) =>
    name.startsWith('@fieldspan/') && packages.includes(name) ? names : [],
  );
  return new Map(modules.map((module) => [module, ownFile(dir, module)]));
}

function checkOwnCopies(dir: string, { own, used }: { own: string[]; used: string[] }): void {
  const unknown = own.filter((name) => !used.includes(name) || name.startsWith('@fieldspan/'));
  if (unknown.length > 0)
    throw new Error(`${dir}: ownCopies: ${unknown.join(', ')}: name dependencies from outside only`);
  if (own.includes('react') !== own.includes('react-dom'))
    throw new Error(`${dir}: ownCopies: react and react-dom come together or not at all`);
  const stranded = own.includes('react') ? NEEDS_SHELLS_REACT.filter((name) => used.includes(name)) : [];
  const lost = stranded.filter((name) => !own.includes(name));
  if (lost.length > 0)
    throw new Error(`${dir}: ownCopies: with a React of its own it cannot use ${lost.join(', ')} of the shell`);
}

function rangeOf(declared: string, version: string): string {
  const range = declared.replace(/^workspace:/, '');
  if (/\d/.test(range)) return range;
  const [major, minor] = version.split('.');
  return `^${major}.${minor}.0`;
}

/** The file of one of our own modules, even if only another of our packages depends on it. */
function ownFile(dir: string, module: string): string {
  const [scope = '', name = ''] = module.split('/');
  const at = installedPackages(dir, []).get(`${scope}/${name}`)?.dir ?? dir;
  // A package may import itself by name.
  return createRequire(resolve(at, 'package.json')).resolve(module);
}

type ShareEntry = {
  shareKey: string;
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: boolean;
  /** The package's own fallback copy; a remote has none. */
  import: string | false;
};

/**
 * The `shared` option of the federation plugin. The shell provides every module; a remote only consumes, so a second
 * copy is never chosen. Our own modules are strict: a remote that does not fit fails alone, with a clear message. They
 * are matched by file, so that relative imports inside a package get the same instance.
 */
export function shareOption(dir: string, role: 'shell' | 'remote'): Record<string, ShareEntry> {
  const packages = sharedPackages(dir);
  const entries = Object.entries(SHARED_MODULES).flatMap(([name, modules]) => {
    const found = packages[name];
    if (!found) return [];
    const own = name.startsWith('@fieldspan/');
    return modules.map((module): [string, ShareEntry] => [
      own ? ownFile(dir, module) : module,
      {
        shareKey: module,
        singleton: true,
        version: found.version,
        requiredVersion: found.range,
        strictVersion: own,
        // Replaced by its package name: local paths must not appear in what is served.
        import: role === 'shell' && module,
      },
    ]);
  });
  return Object.fromEntries(entries);
}
