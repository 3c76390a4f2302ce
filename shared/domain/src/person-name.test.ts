import { expect, it } from 'vitest';
import { hasFullName, personName } from './person-name.ts';

it('joins what there is of a name', () => {
  expect(personName({ first_name: 'Dana', last_name: 'Okafor' })).toBe('Dana Okafor');
  expect(personName({ first_name: ' Dana ', last_name: null })).toBe('Dana');
});

it('falls back to the address of a nameless account', () => {
  expect(personName({ first_name: '', last_name: ' ', email: 'noname@fieldspan.test' })).toBe('noname@fieldspan.test');
});

it('asks for both names', () => {
  expect(hasFullName({ first_name: 'Dana', last_name: 'Okafor' })).toBe(true);
  expect(hasFullName({ first_name: 'Dana', last_name: ' ' })).toBe(false);
  expect(hasFullName({ first_name: null, last_name: 'Okafor' })).toBe(false);
});
