import { expect, it } from 'vitest';
import { DELETED_BY_AUTHOR, deletedWords } from './deleted-words.ts';

it('names whoever deleted the text of another', () => {
  expect(deletedWords(null)).toBe(DELETED_BY_AUTHOR);
  expect(deletedWords({ first_name: 'Dana', last_name: 'Okafor' })).toBe('[message contents deleted by Dana Okafor]');
});
