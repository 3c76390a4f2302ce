import { describe, expect, it } from 'vitest';
import { mappedRows, mappedTo, refusedCsv } from './mapped-rows.ts';

const table = {
  headings: ['Name', 'Town', 'Notes'],
  rows: [['Harbour, Foods', 'Hull', 'x'], ['', '', 'only notes'], ['Kiln "K" Valve']],
  columns: [],
  mapping: [],
};

describe('a list under its mapping', () => {
  it('has the rows that say something, by their numbers in the spreadsheet', () => {
    expect(mappedRows(table, ['name', 'city', null])).toEqual([
      { row: 2, cells: { name: 'Harbour, Foods', city: 'Hull' } },
      { row: 4, cells: { name: 'Kiln "K" Valve' } },
    ]);
  });

  it('fills a field from one heading only', () => {
    expect(mappedTo(['name', 'city', null], 2, 'name')).toEqual([null, 'city', 'name']);
    expect(mappedTo(['name', 'city', null], 1, null)).toEqual(['name', null, null]);
  });
});

it('the refused rows are a list again, with the reasons', () => {
  const answers = [
    { row: 2, outcome: 'new', error: null },
    { row: 4, outcome: 'refused', error: 'No, "never".' },
  ] as const;
  expect(refusedCsv(table, answers, 'Why')).toBe(
    '\uFEFFName,Town,Notes,Why\r\n"Kiln ""K"" Valve",,,"No, ""never""."\r\n',
  );
});
