import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentence } from '../http/sentence.ts';
import { speechOf } from './speech.ts';

let folder: string;
let catalogues: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fieldspan-speech-'));
  catalogues = pathToFileURL(`${folder}/`);
  const french = { '{{1}} late': '{{1}} en retard', 'It is attached as a PDF.': '' };
  await writeFile(join(folder, 'messages.fr.json'), JSON.stringify(french));
});
afterAll(() => rm(folder, { recursive: true }));

describe('what the server says', () => {
  it('is in the reader’s language, and in English what nobody translated', () => {
    const { say, day } = speechOf('fr', catalogues);
    expect(say(sentence`${2} late`)).toBe('2 en retard');
    expect(say(sentence`It is attached as a PDF.`)).toBe('It is attached as a PDF.');
    expect(say(sentence`${3} due`)).toBe('3 due');
    expect(day('2026-11-24')).toBe('24 nov. 2026');
  });

  it('is English where the language is not known, has no catalogue or is no language', () => {
    for (const language of [null, 'pt', '../../fr', 'fr/../fr', '']) {
      const { say, day } = speechOf(language, catalogues);
      expect(say(sentence`${2} late`)).toBe('2 late');
      expect(day('2026-11-24')).toBe('Nov 24, 2026');
    }
  });

  it('leaves values as they are in the pseudo-language', () => {
    expect(speechOf('en-XA').say(sentence`Due ${'Nov 24'}: ${'Shore the trench'}`)).toMatch(
      /^⟦Ðûé Nov 24: Shore the trench/,
    );
  });
});
