import { expect, it } from 'vitest';
import { estimateLines, estimateText, estimateTotal } from './estimate-lines.ts';

it('reads what it writes', () => {
  const lines = [
    { title: 'Labour', amount: 198_198 },
    { title: 'Material', amount: 0.1 },
  ];
  expect(estimateLines(estimateText(lines))).toEqual([
    { at: 1, title: 'Labour', amount: 198_198 },
    { at: 2, title: 'Material', amount: 0.1 },
  ]);
});

it.each([null, '', 'no list', '{"title":"Labour"}', '[1, null, {"title":"Labour"}, {"title":3,"amount":4}]'])(
  'finds no line in %s',
  (text) => {
    expect(estimateLines(text)).toEqual([]);
  },
);

it('adds in cents, so a tenth and a fifth are three tenths', () => {
  expect(estimateTotal([{ amount: 0.1 }, { amount: 0.2 }])).toBe(0.3);
  expect(estimateTotal([])).toBe(0);
});
