// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { placeSearch, readPlace } from './form-place.ts';

it('is read from the address and written back unchanged', () => {
  for (const address of ['?job=12', '?service=a-b', '']) {
    expect(placeSearch(readPlace(new URLSearchParams(address)))).toBe(address);
  }
});

it('ignores a search', () => {
  expect(placeSearch(readPlace(new URLSearchParams('?q=pump&job=12')))).toBe('?job=12');
});
