import { describe, expect, it } from 'vitest';
import { savedText } from './cell-text.ts';

describe('a cell of a spreadsheet', () => {
  it.each([
    ['flag', 'Yes', '1'],
    ['flag', 'n', '0'],
    ['flag', 'perhaps', 'perhaps'],
    ['money', '$1,250.50', '1250.50'],
    ['money', '1.250,50', '1250.50'],
    ['number', '1 250', '1250'],
    ['number', '12,345', '12345'],
    ['date', '2026-3-9', '2026-03-09'],
    ['date', '9.3.2026', '2026-03-09'],
    ['date', '24/11/2026', '2026-11-24'],
    ['date', '11/24/2026', '2026-11-24'],
    ['date', '03/03/2026', '2026-03-03'],
    ['date', 'soon', 'soon'],
    ['instant', '2026-11-24', '2026-11-24T12:00:00.000Z'],
    ['instant', '2026-11-24 08:30', '2026-11-24T08:30Z'],
    ['text', ' 1,5 ', ' 1,5 '],
  ] as const)('%s %j is sent as %j', (kind, text, sent) => {
    expect(savedText(kind, text, 'Day')).toBe(sent);
  });

  it('is refused where a day can be two', () => {
    expect(() => savedText('date', '03/04/2026', 'Day')).toThrow(/can be two days/);
  });
});
