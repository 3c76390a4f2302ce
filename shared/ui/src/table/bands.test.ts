import { describe, expect, it } from 'vitest';
import { bandParts } from './bands.ts';

const columns = ['name', 'day', 'amount', 'state'].map((key) => ({ key, header: key, cell: () => null }));
const parts = (values?: Record<string, string>) => {
  const { title, others } = bandParts({ key: 'a', at: 0, title: 'A', ...(values && { values }) }, columns);
  return [title, others.map(({ key }) => key)];
};

describe('the title of a band', () => {
  it('ends before the first column with a value', () => {
    expect(parts({ amount: '7' })).toEqual([2, ['amount', 'state']]);
  });

  it('takes the whole width without values', () => {
    expect(parts()).toEqual([4, []]);
    expect(parts({ gone: '7' })).toEqual([4, []]);
  });

  it('has a column of its own where the first one has a value', () => {
    expect(parts({ name: '7' })).toEqual([1, ['day', 'amount', 'state']]);
  });
});
