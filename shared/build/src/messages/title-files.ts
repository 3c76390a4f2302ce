import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { titlesFile } from '@fieldspan/contract/release';
import * as v from 'valibot';
import { manifestTexts } from './manifest-texts.ts';

const TextsSchema = v.record(v.string(), v.unknown());

/**
 * What a remote is called in other languages, for a shell that shows its menu entries and tabs before it loads any code of it:
 * of each `messages.*.json` in `dir` the titles and labels of its manifest that are translated.
 * @returns the files of the release by name
 */
export function titleFiles(dir: string, manifest: unknown): Map<string, string> {
  const titles = new Set(manifestTexts(manifest));
  const files = globSync('messages.*.json', { cwd: dir }).toSorted();
  const found = files.map((file): [string, [string, unknown][]] => {
    const texts = v.parse(TextsSchema, JSON.parse(readFileSync(join(dir, file), 'utf8')));
    return [file, Object.entries(texts).filter(([english, text]) => titles.has(english) && text !== '')];
  });
  return new Map(
    found
      .filter(([, texts]) => texts.length > 0)
      .map(([file, texts]) => [titlesFile(languageIn(file)), JSON.stringify(Object.fromEntries(texts))]),
  );
}

const languageIn = (file: string): string => basename(file).split('.')[1] ?? '';
