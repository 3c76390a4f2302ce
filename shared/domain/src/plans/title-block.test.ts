import { describe, expect, it } from 'vitest';
import { callOutsOf } from './call-outs.ts';
import { linesOf, type PlacedText } from './placed-text.ts';
import { compareSheets, disciplineOf, isSheetNumber, numberKey } from './sheet-number.ts';
import { readTitleBlock } from './title-block.ts';

const PAGE = { width: 2384, height: 1684 };

const text = (words: string, [x, y]: readonly [number, number], height = 10): PlacedText => ({
  words,
  x,
  y,
  height,
  width: words.length * height * 0.55,
});

/** The strip of a set as architects draw it: labels above values, the number in the corner. */
const STRIP = [
  text('A', [300, 80], 18),
  text('301', [620, 700], 9),
  text('3/A-501', [900, 640], 9),
  text('GENERAL NOTES', [2060, 90], 12),
  text('1. SEE A-501 FOR DETAILS', [2060, 120], 8),
  text('STONE ROAD MEDICAL CENTRE', [2060, 1260], 14),
  text('Northgate Health', [2060, 1290], 9),
  text('Project J-2041', [2060, 1310], 9),
  text('LEVEL 3, HVAC PLAN', [2060, 1400], 16),
  text('Scale 1:100 at A1', [2060, 1430], 9),
  text('M-301', [2060, 1560], 60),
  text('C', [2290, 1575], 44),
];

describe('the title block', () => {
  it('is read off the corner: number, title and revision', () => {
    expect(readTitleBlock(linesOf(STRIP), PAGE)).toEqual({
      number: 'M-301',
      title: 'LEVEL 3, HVAC PLAN',
      revision: 'C',
    });
  });

  it('is read by its labels, along the bottom, with a title of two lines', () => {
    const block = [
      text('SHEET TITLE', [1500, 1500], 7),
      text('GROUND FLOOR', [1500, 1515], 12),
      text('LIGHTING PLAN', [1500, 1535], 12),
      text('SHEET NO.', [2100, 1500], 7),
      text('E-001', [2100, 1520], 22),
      text('REV', [2260, 1500], 7),
      text('2', [2260, 1520], 12),
      text('A-101', [2000, 200], 8),
    ];
    expect(readTitleBlock(linesOf(block), PAGE)).toEqual({
      number: 'E-001',
      title: 'GROUND FLOOR LIGHTING PLAN',
      revision: '2',
    });
  });

  it('is read where each letter stands by itself', () => {
    const letters = ['M', '2', '.', '0', '3'].map((letter, at) =>
      Object.assign(text(letter, [2100 + at * 16, 1600], 28), { width: 15 }),
    );
    expect(readTitleBlock(linesOf(letters), PAGE).number).toBe('M2.03');
  });

  it('is not made up where there is none', () => {
    const photo = [text('IMG 2041', [40, 40], 12)];
    expect(readTitleBlock(linesOf(photo), PAGE)).toEqual({ number: null, title: null, revision: null });
  });
});

describe('numbers of sheets', () => {
  it.each(['A-101', 'M2.03', 'E-001', 'FP-1.01', 'a101', 'S 201b', 'ID–12'])('%s is one', (number) => {
    expect(isSheetNumber(number)).toBe(true);
  });

  it.each(['101', 'A', 'LEVEL 3', '3/A-501', '7 200', 'ABCD-1', 'A-1011'])('%s is none', (words) => {
    expect(isSheetNumber(words)).toBe(false);
  });

  it('say their discipline, and are the same with and without a dash', () => {
    expect(['A-101', 'M2.03', 'FP-101', 'P-1', 'G001', 'X-9'].map(disciplineOf)).toEqual([
      'architectural',
      'mechanical',
      'fire',
      'plumbing',
      'general',
      'other',
    ]);
    expect(numberKey('a 501')).toBe(numberKey('A-501'));
  });

  it('are in the order of a bound set', () => {
    const sheets = ['M-201', 'A-10', 'E-1', 'A-2', 'G-1'].map((number, page) => ({ number, page }));
    expect(sheets.toSorted(compareSheets).map(({ number }) => number)).toEqual(['G-1', 'A-2', 'A-10', 'M-201', 'E-1']);
  });
});

describe('call-outs', () => {
  it('are found in words and in bubbles, with their place', () => {
    const lines = linesOf([
      ...STRIP,
      text('2', [500, 500], 10),
      text('S3.01', [490, 514], 8),
      text('4/12/2026', [60, 60], 8),
    ]);
    const found = callOutsOf(lines, PAGE);
    expect(found.map(({ words, number }) => [words, number])).toEqual(
      expect.arrayContaining([
        ['3/A-501', 'A-501'],
        ['SEE A-501', 'A-501'],
        ['2/S3.01', 'S3.01'],
      ]),
    );
    expect(found).toHaveLength(3);
    const bubble = found.find(({ number }) => number === 'S3.01');
    expect(bubble?.x).toBeCloseTo(490 / PAGE.width, 2);
  });
});
