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
  it('takes the first column as title and the next two as facts when nothing is said', () => {
    const { title, status, facts } = cardColumns(['a', 'b', 'c', 'd'].map((key) => column(key)));
    expect(title?.key).toBe('a');
    expect(status).toBeUndefined();
    expect(keys(facts)).toEqual(['b', 'c']);
  });

  it('shows exactly the facts that were asked for', () => {
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

  it('never takes a hidden column as title while another is free', () => {
    expect(titleColumn([column('pick', 'hidden'), column('name')])?.key).toBe('name');
  });
});

describe('sorting by a column', () => {
  it('TABLE001 starts ascending and turns round on the second press', () => {
    const first = nextSort('name', undefined);
    expect(first).toEqual({ key: 'name', direction: 'asc' });
    expect(nextSort('name', first)).toEqual({ key: 'name', direction: 'desc' });
  });

  it('turns round for ever, or goes back to the own order of the rows where they have one', () => {
    const turned = { key: 'name', direction: 'desc' } as const;
    expect(nextSort('name', turned)).toEqual({ key: 'name', direction: 'asc' });
    expect(nextSort('name', turned, true)).toBeUndefined();
  });

  it('starts ascending again on another column', () => {
    expect(nextSort('city', { key: 'name', direction: 'asc' })).toEqual({ key: 'city', direction: 'asc' });
  });
});
