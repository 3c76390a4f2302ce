import { describe, expect, it } from 'vitest';
import { documentLines, linesTotal } from './document-lines.ts';

describe('documentLines', () => {
  it('multiplies to the cent and adds without rounding errors', () => {
    const lines = documentLines(
      JSON.stringify([
        { description: 'Pipe', quantity: 3, unit: 'ft', price: 0.1 },
        { description: 'Labour', quantity: 1.5, unit: '/hr', price: 118 },
      ]),
    );
    expect(lines.map(({ at, amount }) => [at, amount])).toEqual([
      [1, 0.3],
      [2, 177],
    ]);
    expect(linesTotal(lines)).toBe(177.3);
  });

  it('leaves out invalid lines', () => {
    expect(documentLines('[null,{"description":"x"},{"description":"y","quantity":"2","price":1}]')).toEqual([]);
    expect(documentLines('{}')).toEqual([]);
    expect(documentLines('nothing')).toEqual([]);
    expect(documentLines(null)).toEqual([]);
  });
});
