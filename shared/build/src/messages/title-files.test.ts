import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { titleFiles } from './title-files.ts';

let dir = '';
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'titles-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const MANIFEST = {
  title: 'Permits',
  routes: [{ path: '/permits', title: 'All permits' }],
  fills: { 'project.tab': [{ label: 'Papers' }] },
};

const write = (language: string, texts: object): void =>
  writeFileSync(join(dir, `messages.${language}.json`), JSON.stringify(texts));

it('gives the titles and labels that are translated, by language, and nothing else', () => {
  write('fr', { Permits: 'Permis', 'All permits': '', Papers: 'Papiers', Save: 'Enregistrer' });
  write('es', { Save: 'Guardar' });
  expect([...titleFiles(dir, MANIFEST)]).toEqual([['titles.fr.json', '{"Permits":"Permis","Papers":"Papiers"}']]);
});

it('gives none where nobody translated', () => expect(titleFiles(dir, MANIFEST).size).toBe(0));
