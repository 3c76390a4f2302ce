// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { placeSearch, readPlace } from './form-place.ts';

it('is read from the address and handed on as it was', () => {
  for (const address of ['?job=12', '?service=a-b', '']) {
    expect(placeSearch(readPlace(new URLSearchParams(address)))).toBe(address);
  }
});

it('leaves a search behind', () => {
  expect(placeSearch(readPlace(new URLSearchParams('?q=pump&job=12')))).toBe('?job=12');
});
