import { expect, it } from 'vitest';
import { hasFullName, personName } from './person-name.ts';

it('joins the parts of a name that exist', () => {
  expect(personName({ first_name: 'Dana', last_name: 'Okafor' })).toBe('Dana Okafor');
  expect(personName({ first_name: ' Dana ', last_name: null })).toBe('Dana');
});

it('falls back to what stands before the @ for an account without a name', () => {
  expect(personName({ first_name: '', last_name: ' ', email: 'noname@fieldspan.test' })).toBe('noname');
});

it('requires both names', () => {
  expect(hasFullName({ first_name: 'Dana', last_name: 'Okafor' })).toBe(true);
  expect(hasFullName({ first_name: 'Dana', last_name: ' ' })).toBe(false);
  expect(hasFullName({ first_name: null, last_name: 'Okafor' })).toBe(false);
});
