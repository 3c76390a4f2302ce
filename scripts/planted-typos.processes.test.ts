import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT, runProgram, toolPath } from './run-program.ts';

type Plant = {
  typo: string;
  /** The file with the typo, and the text that the typo replaces. */
  file: string;
  words: string;
  mistyped: string;
};

/** Typos that neither the types nor a test once found. */
const PLANTS: Plant[] = [
  {
    typo: 'a field that a list searches in',
    file: 'mf-projects/src/locates/locate-list-entry.tsx',
    words: "searchFields: ['ticket_num'",
    mistyped: "searchFields: ['tickt_num'",
  },
  {
    typo: 'a field beside it, one relation away',
    file: 'mf-projects/src/locates/locate-list-entry.tsx',
    words: "'Job.job_name'",
    mistyped: "'Job.job_nam'",
  },
  {
    typo: 'a filter',
    file: 'mf-projects/src/locates/locate-list-entry.tsx',
    words: 'where({ archived: 1 })',
    mistyped: 'where({ archvied: 1 })',
  },
  {
    typo: 'a filter beside one that is right',
    file: 'mf-projects/src/locates/locate-list-entry.tsx',
    words: 'archived: 0, expiry: { lte:',
    mistyped: 'archvied: 0, expiry: { lte:',
  },
  {
    typo: 'the field that a list is sorted by',
    file: 'mf-projects/src/locates/locate-list-entry.tsx',
    words: "defaultSort: { key: 'expiry'",
    mistyped: "defaultSort: { key: 'expirey'",
  },
  {
    typo: 'the column that sorts',
    file: 'mf-projects/src/locates/locate-list-entry.tsx',
    words: "sort: 'work_to_begin'",
    mistyped: "sort: 'work_to_begn'",
  },
  {
    typo: 'a field of a new record',
    file: 'mf-projects/src/locates/locate-page-entry.tsx',
    words: "blank: { ticket_num: ''",
    mistyped: "blank: { ticket_nmu: ''",
  },
  {
    typo: 'a field of a section',
    file: 'mf-projects/src/locates/locate-page-entry.tsx',
    words: "name: 'work_to_begin'",
    mistyped: "name: 'work_to_begn'",
  },
  {
    typo: 'a field that a screen outside of the engine searches in',
    file: 'mf-equipment/src/maintenance/maintenance-screen.tsx',
    words: "'serial_num'",
    mistyped: "'serial_nmu'",
  },
  {
    typo: 'what a form begins with',
    file: 'mf-money/src/materials/new-category.tsx',
    words: "initial: { name: '' }",
    mistyped: "initial: { nam: '' }",
  },
  {
    typo: 'a list that ends at its limit and does not say so',
    file: 'shared/api/src/queries/trash.ts',
    words: "callList('Trash', { ...query, include: INCLUDE }",
    mistyped: "callList('Trash', { filters: query.filters, include: INCLUDE, limit: 20 }",
  },
  {
    typo: 'a model whose records somebody may write',
    file: 'mf-money/src/materials/new-category.tsx',
    words: "mayWrite('Category')",
    mistyped: "mayWrite('Categry')",
  },
  {
    typo: 'a right to all records of a model whose rows alone decide',
    file: 'mf-money/src/materials/new-category.tsx',
    words: "mayWrite('Category')",
    mistyped: "mayWrite('Message')",
  },
  {
    typo: 'a key of an answer that names no model',
    file: 'mf-messaging/src/thread/thread-messages.tsx',
    words: '{ queryKey: THREADS_KEY }',
    mistyped: "{ queryKey: ['messaging', 'threads'] }",
  },
  {
    typo: 'a call after which nothing would be read again',
    file: 'mf-money/src/documents/document-steps.tsx',
    words: 'refreshReaders(`${model}/save`)',
    mistyped: 'refreshReaders(`${model}s/save`)',
  },
  {
    typo: 'a field that only the server sets',
    file: 'mf-projects/src/locates/locate-page-entry.tsx',
    words: 'archived: 0 }',
    mistyped: 'archived: 0, version: 1 }',
  },
];

let folder: string;
let output: string;

/** One run of the compiler checks all of them, each in a copy of its file outside the project. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'planted-typos-'));
  const files = [...(await Promise.all(PLANTS.map(plantedFile))), ...(await Promise.all(soundFiles()))];
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(configOf(files)));
  ({ output } = await runProgram(toolPath('tsc'), ['-p', folder, '--pretty', 'false'], { cwd: folder }));
}, 120_000);

afterAll(async () => rm(folder, { recursive: true }));

describe('a typo in a name that the contract defines', () => {
  it.each(PLANTS.map((plant, at) => ({ ...plant, at })))('$typo is refused by the types: $mistyped', ({ at }) => {
    expect(complaintsOf(`planted-${at}/`)).not.toEqual([]);
  });

  it('is the only thing refused: the unchanged files pass', () => {
    expect(complaintsOf('sound-')).toEqual([]);
  });
});

const complaintsOf = (name: string): string[] => output.split('\n').filter((line) => line.startsWith(name));

async function plantedFile({ file, words, mistyped }: Plant, at: number): Promise<string> {
  const text = await readFile(join(PROJECT, file), 'utf8');
  if (!text.includes(words)) throw new Error(`${file} no longer says ${words}`);
  return copied(`planted-${at}`, file, text.replace(words, mistyped));
}

const soundFiles = (): Promise<string>[] =>
  [...new Set(PLANTS.map(({ file }) => file))].map(async (file, at) =>
    copied(`sound-${at}`, file, await readFile(join(PROJECT, file), 'utf8')),
  );

/** The copy imports the original's neighbours. */
async function copied(under: string, file: string, text: string): Promise<string> {
  const beside = dirname(join(PROJECT, file));
  const path = join(folder, under, file);
  await mkdir(dirname(path), { recursive: true });
  await linkPackages(join(folder, under), file.split('/')[0] ?? '');
  const moved = text.replaceAll(/ from '(\.[^']+)'/g, (_, from: string) => ` from '${resolve(beside, from)}'`);
  await writeFile(path, moved);
  return path;
}

/** Links the original's packages, so that the copy finds its dependencies. */
async function linkPackages(root: string, name: string): Promise<void> {
  // Shared packages refer to each other by name; a remote depends on all of them.
  const from = name === 'shared' ? 'mf-projects' : name;
  await symlink(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  await symlink(join(PROJECT, from, 'node_modules'), join(root, name, 'node_modules'));
}

const configOf = (files: readonly string[]): object => ({
  extends: join(PROJECT, 'tsconfig.json'),
  compilerOptions: { typeRoots: [join(PROJECT, 'node_modules/@types')] },
  include: [],
  files: [...files, join(PROJECT, 'shared/ui/src/css-modules.d.ts')],
});
