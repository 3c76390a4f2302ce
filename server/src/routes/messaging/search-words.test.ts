import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('requires every word, with any ending', () => {
  expect(searchWords('  pump  leak')).toBe("'pump':* & 'leak':*");
});

it('cannot be used to write an operator or to end the quotation', () => {
  expect(searchWords("a' | !b & (c):*\\")).toBe("'a':* & 'b':* & 'c':*");
});

it('accepts letters of every language', () => {
  expect(searchWords('Überlauf 3e étage')).toBe("'Überlauf':* & '3e':* & 'étage':*");
});

it.each(['', '   ', '!!', '…'])('%j finds nothing', (terms) => {
  expect(searchWords(terms)).toBeNull();
});
