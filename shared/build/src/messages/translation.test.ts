import { expect, it } from 'vitest';
import { languageOf } from './translation.ts';

it.each([
  ['fr', 'fr'],
  ['es-mx', 'es-MX'],
  ['pt_BR', 'pt-BR'],
])('%s is the language %s', (asked, language) => {
  expect(languageOf(asked)).toBe(language);
});

it.each(['--help', 'french', '', 'x'])('"%s" is refused and writes no file', (asked) => {
  expect(() => languageOf(asked)).toThrow(/^(There is no language|Incorrect locale)/);
});
