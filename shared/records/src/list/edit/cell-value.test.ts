import { msg } from '@fieldspan/domain/message';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../field.ts';
import { nextCell, pastedLines, pastedValue } from './cell-value.ts';

type Row = { city: string | null };
const city = { name: 'city', label: msg('City') } as const;
const choice = { ...city, kind: 'choice', options: [{ value: 'a', label: msg('Open') }] } as const;
const relation: Field<'Contact', Row> = {
  ...city,
  kind: 'relation',
  choices: () => ({ queryKey: ['Contact'], queryFn: async () => ({ rows: [], more: 0 }) }),
  shownOf: () => null,
};

describe('a pasted text', () => {
  it.each<[Field<'Contact', Row>, string, string | number | null | undefined]>([
    [{ ...city, kind: 'text' }, ' Hull ', 'Hull'],
    [{ ...city, kind: 'text' }, '', null],
    [{ ...city, kind: 'number' }, '1,250.5', 1250.5],
    [{ ...city, kind: 'number' }, '$ 12', 12],
    [{ ...city, kind: 'number' }, 'many', undefined],
    [{ ...city, kind: 'flag' }, 'yes', 1],
    [choice, 'open', 'a'],
    [choice, 'shut', undefined],
    [relation, 'Ana', undefined],
  ])('of %j: %j is %j', (field, text, value) => {
    expect(pastedValue<'Contact', Row>(field, { city: null }, text)).toBe(value);
  });

  it('is a column with more than one line; the last line break is none', () => {
    expect(pastedLines('a\r\nb\r\n')).toEqual(['a', 'b']);
    expect(pastedLines('a\n')).toBeNull();
    expect(pastedLines('a\n\nc')).toEqual(['a', '', 'c']);
  });
});

describe('the next cell', () => {
  const cells = { ids: [1, 3], keys: ['name', 'city'] };
  it.each([
    [{ id: 1, key: 'name' }, 1, { id: 1, key: 'city' }],
    [{ id: 1, key: 'city' }, 1, { id: 3, key: 'name' }],
    [{ id: 3, key: 'name' }, -1, { id: 1, key: 'city' }],
    [{ id: 3, key: 'city' }, 1, null],
    [{ id: 1, key: 'name' }, -1, null],
    [{ id: 1, key: '' }, 1, { id: 1, key: 'name' }],
  ] as const)('after %j by %i is %j', (from, step, next) => {
    expect(nextCell(cells, from, step)).toEqual(next);
  });
});
