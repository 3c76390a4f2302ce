import { describe, expect, it } from 'vitest';
import { guessedFields, isBadCell, linesOfCells, pastedCells } from './paste-lines.ts';

const SHEET = 'Item\tQty\tUnit\tPrice\nValve, 2 in\t12\tea\t$84.35\r\nPipe\t1 040\tm\t"31,27"\n'.replaceAll('"', '');

describe('rows that are pasted from a spreadsheet', () => {
  it('become lines, with columns guessed and the heading left out', () => {
    const rows = pastedCells(SHEET) ?? [];
    const fields = guessedFields(rows);
    expect(fields).toEqual(['description', 'quantity', 'unit', 'price']);
    expect(linesOfCells(rows, fields, ['HST'])).toMatchObject([
      { description: 'Valve, 2 in', quantity: '12', unit: 'ea', price: '84.35', taxes: ['HST'] },
      { description: 'Pipe', quantity: '1040', unit: 'm', price: '31.27' },
    ]);
  });

  it('may have a code before the description, and one number, which is the price', () => {
    expect(guessedFields([['V-1', 'Ball valve', '84.35']])).toEqual(['code', 'description', 'price']);
  });

  it('are a text where they are one cell', () => {
    expect(pastedCells('Ball valve')).toBeNull();
    expect(pastedCells('Ball valve\n')).toBeNull();
  });

  it('keep a number that cannot be read, and say so', () => {
    expect(isBadCell('price', 'call us')).toBe(true);
    expect(isBadCell('price', '(12.00)')).toBe(false);
    expect(isBadCell('description', 'call us')).toBe(false);
    expect(
      linesOfCells(
        [
          ['Pipe', 'call us'],
          ['Tape', '2'],
        ],
        ['description', 'price'],
        [],
      )[1]?.price,
    ).toBeUndefined();
    expect(
      linesOfCells(
        [
          ['Tape', '2'],
          ['Pipe', 'call us'],
        ],
        ['description', 'price'],
        [],
      )[1]?.price,
    ).toBe('call us');
  });
});
