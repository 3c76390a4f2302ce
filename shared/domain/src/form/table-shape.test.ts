import { expect, it } from 'vitest';
import { hasFreeRows, rowNames, shapedRows, withCell } from './table-shape.ts';

const TWO = { rows: 2, columns: ['a', 'b'] };

it('names its rows, by numbers where only their number is said', () => {
  expect([rowNames(TWO), rowNames({ rows: ['Left', 'Right'] }), rowNames({})]).toEqual([
    ['1', '2'],
    ['Left', 'Right'],
    [],
  ]);
  expect([hasFreeRows(TWO), hasFreeRows({}), hasFreeRows({ rows: [] })]).toEqual([false, true, true]);
});

it('has the columns and fixed rows that are asked for, whatever is stored', () => {
  expect(shapedRows(TWO, [['1', 2, 'too many'], ['3'], ['too many']])).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
  expect(shapedRows({ columns: ['a'] }, [['1'], [null], 'x'])).toEqual([['1'], [''], ['']]);
  expect(shapedRows(TWO, 'no table')).toEqual([
    ['', ''],
    ['', ''],
  ]);
});

it('changes one cell and no other', () => {
  const stored = [
    ['1', '2'],
    ['3', '4'],
  ];
  expect(withCell(TWO, stored, { row: 1, column: 0, text: 'new' })).toEqual([
    ['1', '2'],
    ['new', '4'],
  ]);
});
