import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('asks for every word, however it goes on', () => {
  expect(searchWords('  pump  leak')).toBe("'pump':* & 'leak':*");
});

it('has no way to write an operator or to end the quote', () => {
  expect(searchWords("a' | !b & (c):*\\")).toBe("'a':* & 'b':* & 'c':*");
});

it('knows letters of every language', () => {
  expect(searchWords('Überlauf 3e étage')).toBe("'Überlauf':* & '3e':* & 'étage':*");
});

it.each(['', '   ', '!!', '…'])('%j asks for nothing', (terms) => {
  expect(searchWords(terms)).toBeNull();
});
