import { expect, it } from 'vitest';
import { pageHref, readPage } from './page-address.ts';

it('is the first page unless the address says another', () => {
  expect(
    ['', '?page=3', '?page=0', '?page=x', '?page=1.5'].map((search) => readPage(new URLSearchParams(search))),
  ).toEqual([1, 3, 1, 1, 1]);
});

it('keeps the search when it turns the page, and says nothing of the first', () => {
  const params = new URLSearchParams('?q=plan&page=2');
  expect(pageHref('/library/files', params, 3)).toBe('/library/files?q=plan&page=3');
  expect(pageHref('/library/files', params, 1)).toBe('/library/files?q=plan');
  expect(pageHref('/library/files', new URLSearchParams(), 1)).toBe('/library/files');
});
