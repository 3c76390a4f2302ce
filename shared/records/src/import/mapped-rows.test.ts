import { describe, expect, it } from 'vitest';
import { contradictions, mappedRows, mappedTo, refusedCsv } from './mapped-rows.ts';

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

describe('rows of one list that name the same record', () => {
  const rows = [
    { row: 2, cells: { serial_num: 'BL-1', description: 'Boom 1', meter: '10' } },
    { row: 3, cells: { serial_num: ' bl-1', description: 'Boom 9' } },
    { row: 4, cells: { serial_num: 'BL-1', description: 'Boom 1', meter: '20', read_at: '2026-03-02' } },
    { row: 5, cells: { serial_num: 'BL-1', location: 'Yard' } },
    { row: 6, cells: { description: 'Boom 9' } },
  ];

  it('contradict each other when they say different things of it; readings and what only one says do not', () => {
    expect([...contradictions(rows, 'serial_num')]).toEqual([[3, 2]]);
  });

  it('are new records each, when records are not known by a field', () => {
    expect(contradictions(rows, '').size).toBe(0);
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
