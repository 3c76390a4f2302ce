// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readWhere, whereSearch } from './form-place.ts';

const reread = (address: string) => whereSearch(readWhere(new URLSearchParams(address)));

it('is read from the address and written back unchanged', () => {
  for (const address of ['?job=12', '?service=a-b', '?job=12&equipment=4&contact=7&person=9', '?person=9', ''])
    expect(reread(address)).toBe(address);
});

it('ignores a search, and ids that are none', () => {
  expect(reread('?q=pump&job=12')).toBe('?job=12');
  expect(reread('?person=dana&equipment=-1&contact=')).toBe('');
});
