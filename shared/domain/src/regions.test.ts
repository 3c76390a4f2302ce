import { describe, expect, it } from 'vitest';
import { CANADIAN_PROVINCES, US_STATES, countries } from './regions.ts';

describe('countries', () => {
  const all = countries('en');

  it('begins with Canada and the United States, stored as USA', () => {
    expect(all.slice(0, 2)).toEqual([
      { code: 'CA', name: 'Canada' },
      { code: 'USA', name: 'United States' },
    ]);
  });

  it('names every country once, and all but the United States by two letters', () => {
    expect(all).toHaveLength(249);
    expect(new Set(all.map(({ code }) => code)).size).toBe(249);
    expect(all.filter(({ code }) => code.length !== 2).map(({ code }) => code)).toEqual(['USA']);
    expect(all.filter(({ code, name }) => code === name)).toEqual([]);
  });
});

it('knows thirteen provinces and territories, fifty states, the district and five territories', () => {
  expect(CANADIAN_PROVINCES).toHaveLength(13);
  expect(US_STATES).toHaveLength(56);
});
