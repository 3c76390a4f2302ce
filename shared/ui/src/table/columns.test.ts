import { describe, expect, it } from 'vitest';
import { cardColumns, nextSort, titleColumn, type Column } from './columns.ts';

const column = (key: string, card?: Column<unknown>['card']): Column<unknown> => ({
  key,
  header: key,
  cell: () => key,
  ...(card && { card }),
});
const keys = (columns: readonly Column<unknown>[]) => columns.map(({ key }) => key);

describe('cards of a table', () => {
  it('use the first column as title and the next two as facts by default', () => {
    const { title, status, facts } = cardColumns(['a', 'b', 'c', 'd'].map((key) => column(key)));
    expect(title?.key).toBe('a');
    expect(status).toBeUndefined();
    expect(keys(facts)).toEqual(['b', 'c']);
  });

  it('show exactly the requested facts', () => {
    const { title, status, facts } = cardColumns([
      column('number', 'fact'),
      column('name', 'title'),
      column('state', 'status'),
      column('city'),
      column('hours', 'fact'),
    ]);
    expect(title?.key).toBe('name');
    expect(status?.key).toBe('state');
    expect(keys(facts)).toEqual(['number', 'hours']);
  });

  it('never use a hidden column as title while another is available', () => {
    expect(titleColumn([column('pick', 'hidden'), column('name')])?.key).toBe('name');
  });
});

describe('sorting by a column', () => {
  it('TABLE001 starts ascending and reverses on the second press', () => {
    const first = nextSort('name', undefined);
    expect(first).toEqual({ key: 'name', direction: 'asc' });
    expect(nextSort('name', first)).toEqual({ key: 'name', direction: 'desc' });
  });

  it('reverses each time, or returns to the own order of the rows if they have one', () => {
    const turned = { key: 'name', direction: 'desc' } as const;
    expect(nextSort('name', turned)).toEqual({ key: 'name', direction: 'asc' });
    expect(nextSort('name', turned, true)).toBeUndefined();
  });

  it('starts ascending again on another column', () => {
    expect(nextSort('city', { key: 'name', direction: 'asc' })).toEqual({ key: 'city', direction: 'asc' });
  });
});
