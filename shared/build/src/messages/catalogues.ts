import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { models } from '@fieldspan/contract/models';
import { fieldMessage } from '@fieldspan/domain/history-words';
import { extractTexts, refusedTexts, type Catalogue, type Forms } from './extract.ts';
import { manifestTexts } from './manifest-texts.ts';

export type Catalogues = { byPackage: Map<string, Catalogue>; faults: string[] };

/** What people read: the shell, the remotes and the packages that both are made of. */
const READ = '{shell,mf-*,shared/{api,domain,federation,records,ui}}';
const PACKAGE = /^(?:shared\/)?[^/]+/;

/** The texts of every package below `project`, and what stands in the way of translating them. */
export function readCatalogues(project: string): Catalogues {
  const byPackage = new Map<string, Catalogue>();
  const faults: string[] = [];
  const textOf = (path: string) => readFileSync(join(project, path), 'utf8');
  const add = (path: string, texts: readonly (string | Forms)[]) => {
    const [name = ''] = PACKAGE.exec(path) ?? [];
    const catalogue = byPackage.get(name) ?? new Map<string, string | Forms>();
    byPackage.set(name, catalogue);
    for (const text of texts)
      if (!put(catalogue, text)) faults.push(`${path}: ${keyOf(text)}: elsewhere it has other forms`);
  };
  for (const path of sourcesIn(project)) {
    const found = extractTexts(path, textOf(path));
    faults.push(...found.faults);
    add(path, found.texts);
  }
  for (const path of globSync('mf-*/remote.json', { cwd: project })) add(path, manifestTexts(JSON.parse(textOf(path))));
  for (const path of globSync('server/src/**/*.ts', { cwd: project, exclude: isTest }))
    add('shared/domain/served-words.json', refusedTexts(path, textOf(path)));
  const served: string[] = JSON.parse(textOf('shared/domain/served-words.json'));
  // In the middle of a sentence they begin with a small letter.
  add('shared/domain/served-words.json', [...served, ...served.map((word) => word.toLowerCase())]);
  // The history names every field of every model.
  const fields = Object.values(models).flatMap((model) => Object.keys(model.fields));
  add('shared/domain/src/history-words.ts', [...new Set(fields.map(fieldMessage))]);
  return { byPackage, faults };
}

const sourcesIn = (project: string): string[] =>
  globSync(`${READ}/src/**/*.{ts,tsx}`, {
    cwd: project,
    exclude: isTest,
  }).toSorted();

const isTest = (name: string): boolean =>
  ['node_modules', 'testing'].includes(basename(name)) || /\.test\.tsx?$/.test(basename(name));

const keyOf = (text: string | Forms): string => (typeof text === 'string' ? text : text.other);

/** @returns false where the same key already says something else */
function put(catalogue: Catalogue, text: string | Forms): boolean {
  const key = keyOf(text);
  const known = catalogue.get(key);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(text)) return false;
  catalogue.set(key, text);
  return true;
}

/** The catalogue as its file has it: sorted, so that a change shows as the line that it is. */
export function catalogueText(catalogue: Catalogue): string {
  const sorted = [...catalogue].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
