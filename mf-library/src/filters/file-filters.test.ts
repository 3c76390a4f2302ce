import { expect, it } from 'vitest';
import { asked, fileFilters, isFiltered } from './file-filters.ts';

it('an address without filters, or with unknown ones, asks for everything', () => {
  for (const text of ['', 'kind=car&since=31&until=2026-02-31']) {
    const filters = fileFilters(new URLSearchParams(text));
    expect(isFiltered(filters)).toBe(false);
    expect(asked(filters)).toEqual({});
  }
});

it('days are whole days of this device, the last one included', () => {
  const filters = fileFilters(new URLSearchParams('since=2026-11-01&until=2026-11-30&kind=pdf'));
  expect(isFiltered(filters)).toBe(true);
  expect(asked(filters)).toEqual({
    'LibraryUpload.type': 'application/pdf',
    created_at: {
      gte: new Date(2026, 10, 1).toISOString(),
      lt: new Date(2026, 11, 1).toISOString(),
    },
  });
});
