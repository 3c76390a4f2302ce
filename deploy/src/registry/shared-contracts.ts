import { dirname, join, relative } from 'node:path/posix';
import type { Release } from '@fieldspan/contract/release';
import { satisfies } from 'semver';
import * as v from 'valibot';
import type { ContractUse } from './contract-use.ts';
import type { Combination } from './gate-rules.ts';
import { type Complaint, complaintWords } from './type-questions.ts';

/**
 * The declarations of shared modules as one build saw them: which file belongs to which module, and the files by path.
 */
export const SharedTypesSchema = v.object({
  modules: v.record(v.string(), v.string()),
  files: v.record(v.string(), v.string()),
});
export type SharedTypes = v.InferOutput<typeof SharedTypesSchema>;

/** Files of the record that a file imports. */
function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(/(?:from |import\()['"](\.[^'"]*)['"]/g)].map(([, name = '']) =>
    join(dirname(path), name).replace(/(?:\.tsx?)?$/, '.d.ts'),
  );
}

/** Paths whose text is equal in both records, together with everything that they import. */
function sameFiles(one: SharedTypes, other: SharedTypes): Set<string> {
  const same = new Set(Object.keys(one.files).filter((path) => one.files[path] === other.files[path]));
  for (let before = -1; before !== same.size;) {
    before = same.size;
    for (const path of same) {
      const isDifferent = (name: string): boolean => name in one.files && !same.has(name);
      if (importsOf(path, one.files[path] ?? '').some(isDifferent)) same.delete(path);
    }
  }
  return same;
}

const scriptOf = (path: string): string => path.replace(/\.d\.ts$/, '.js');

/**
 * Both records side by side. Files that are equal in both are merged: otherwise two copies of the same class would
 * never be assignable.
 */
function filesOf(had: SharedTypes, gives: SharedTypes, same: Set<string>): Record<string, string> {
  const given = Object.entries(gives.files).map(([path, text]): [string, string] => {
    const target = relative(dirname(join('gives', path)), join('had', scriptOf(path)));
    return [join('gives', path), same.has(path) ? `export * from '${target}';\n` : text];
  });
  const own = Object.entries(had.files).map(([path, text]): [string, string] => [join('had', path), text]);
  return Object.fromEntries([...own, ...given]);
}

const packageOf = (module: string): string => module.split('/').slice(0, 2).join('/');

/** Modules of a package that both records know and that differ. */
function changedModules(name: string, [had, gives]: [SharedTypes, SharedTypes], same: Set<string>): string[] {
  const names = Object.keys(had.modules).filter((module) => packageOf(module) === name && module in gives.modules);
  return names.filter(
    (module) => !same.has(had.modules[module] ?? '') || had.modules[module] !== gives.modules[module],
  );
}

function statementOf(module: string, [had, gives]: [SharedTypes, SharedTypes], index: number): string {
  const file = (folder: string, { modules }: SharedTypes): string => `./${folder}/${scriptOf(modules[module] ?? '')}`;
  return `export const m${index}: typeof import('${file('had', had)}') = some<typeof import('${file('gives', gives)}')>();`;
}

type Recorded = (release: Release) => SharedTypes | undefined;
type Needed = { user: Release; shell: Release; name: string; range: string };

function useOf({ user, shell, name, range }: Needed, recorded: Recorded): ContractUse[] {
  const [had, gives] = [recorded(user), recorded(shell)];
  const given = shell.shared[name]?.version;
  if (had === undefined || gives === undefined || given === undefined || !satisfies(given, range)) return [];
  const same = sameFiles(had, gives);
  const modules = changedModules(name, [had, gives], same);
  if (modules.length === 0) return [];
  const statements = modules.map((module, index) => statementOf(module, [had, gives], index));
  const wordsOf = (complaint: Complaint): string =>
    `${modules[complaint.statement] ?? name}: ${complaintWords(complaint)}`;
  return [
    { user, giver: shell, name, range, given, question: { files: filesOf(had, gives, same), statements }, wordsOf },
  ];
}

/** Checks for every shared package of ours whether the shell provides what a remote was built against. */
export function sharedUses({ releases }: Combination, recorded: Recorded): ContractUse[] {
  const shell = releases.get('shell');
  if (shell === undefined) return [];
  return [...releases.values()].flatMap((user) =>
    user === shell
      ? []
      : Object.entries(user.shared).flatMap(([name, { range }]) => useOf({ user, shell, name, range }, recorded)),
  );
}
