import { expect, it } from 'vitest';
import { copiesOf } from './copies.ts';

const field = (key: string, ext: object = {}) => ({
  key,
  raw: { key, type: 'text', label: key, ext: { v: 1, ...ext } },
});

it('copies read of each other what their originals read of each other, and of others what they read', () => {
  const rows = { key: 'rows', raw: { key: 'rows', type: 'table' } };
  let count = 0;
  const copies = copiesOf(
    [
      field('a'),
      field('b', { visibleIf: { any: [{ key: 'a', is: 1 }, { key: 'z', is: 2 }, 7] } }),
      field('c', { of: 'calculated', formula: 'sum(rows.n) + {a} * a + z - {rows.n} - ab' }),
      rows,
    ],
    () => `n${(count += 1)}`,
  );
  expect(copies.map(({ key, raw }) => [key, raw['key']])).toEqual([
    ['n1', 'n1'],
    ['n2', 'n2'],
    ['n3', 'n3'],
    ['n4', 'n4'],
  ]);
  expect(copies[1]?.raw['ext']).toEqual({ v: 1, visibleIf: { any: [{ key: 'n1', is: 1 }, { key: 'z', is: 2 }, 7] } });
  expect(copies[2]?.raw['ext']).toMatchObject({ formula: 'sum({n4.n}) + {n1} * {n1} + z - {n4.n} - ab' });
  expect(copies[3]?.raw).not.toHaveProperty('ext');
});
