import { describe, expect, it } from 'vitest';
import { chosenColumns, columnsOf, columnsText, defaultChoice, widthsOf } from './list-columns.ts';

const columns = [
  { key: 'number', card: 'fact' },
  { key: 'name', card: 'title' },
  { key: 'city' },
  { key: 'price', isOptional: true },
] as const;
const keys = columns.map(({ key }) => key);
const shown = (text: string) => chosenColumns(columns, columnsOf(text, keys)).map(({ key }) => key);

describe('the columns of a list', () => {
  it('are its own in their order, without those that somebody has to ask for', () => {
    expect(shown('')).toEqual(['number', 'name', 'city']);
    expect(defaultChoice(columns)).toEqual([{ key: 'number' }, { key: 'name' }, { key: 'city' }]);
  });

  it('stand in the address with their order and widths', () => {
    const choice = [{ key: 'city', widthPx: 240 }, { key: 'name' }, { key: 'price' }];
    expect(columnsText(choice)).toBe('city*240.name.price');
    expect(columnsOf('city*240.name.price', keys)).toEqual(choice);
    expect(shown('city*240.name.price')).toEqual(['city', 'name', 'price']);
    expect(widthsOf('city*240.name.price')).toEqual({ city: 240 });
  });

  it('always have the one that opens the row', () => {
    expect(shown('city')).toEqual(['name', 'city']);
  });

  it('are read without names that the list does not have, twice named ones and impossible widths', () => {
    expect(columnsOf('city*-5.gone.city*80.number*x', keys)).toEqual([{ key: 'city' }, { key: 'number' }]);
    expect(columnsOf('gone', keys)).toBeUndefined();
    expect(columnsOf(null, keys)).toBeUndefined();
  });
});
