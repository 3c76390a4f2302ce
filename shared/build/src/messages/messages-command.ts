import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isError } from '@fieldspan/domain/is-error';
import { catalogueText, readCatalogues } from './catalogues.ts';
import { languageFile, languageOf, translationOf } from './translation.ts';

/**
 * `pnpm messages fr` writes `messages.fr.json` into every package, for translators: what they wrote stays, new texts come in
 * empty, and those that are gone go. `pnpm check` runs it with `--check`, which refuses keys that are made at run time, and
 * translations that are behind the code.
 */
const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

const [asked = '--check'] = process.argv.slice(2);
const { byPackage, faults } = readCatalogues(PROJECT);

const written = (file: string): string | null =>
  globSync(file, { cwd: PROJECT }).length === 0 ? null : readFileSync(join(PROJECT, file), 'utf8');

function check(): void {
  for (const file of globSync('{shell,mf-*,shared/*}/messages.*.json', { cwd: PROJECT })) {
    const text = written(file);
    const catalogue = byPackage.get(dirname(file)) ?? new Map();
    const [, language = ''] = basename(file).split('.');
    if (text !== catalogueText(translationOf(catalogue, text)))
      faults.push(`${file}: behind the code: run "pnpm messages ${language}"`);
  }
}

function update(language: string): void {
  for (const [name, catalogue] of byPackage) {
    const file = languageFile(name, language);
    writeFileSync(join(PROJECT, file), catalogueText(translationOf(catalogue, written(file))));
  }
}

try {
  if (asked === '--check') check();
  else update(languageOf(asked));
} catch (error) {
  faults.push(isError(error) ? error.message : String(error));
}
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
