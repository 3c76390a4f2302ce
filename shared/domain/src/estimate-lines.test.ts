import { expect, it } from 'vitest';
import { estimateLines, estimateText, estimateTotal } from './estimate-lines.ts';

it('reads what it writes', () => {
  const lines = [
    { key: 'l', title: 'Labour', amount: 198_198 },
    { key: 'm', title: 'Material', amount: 0.1 },
  ];
  expect(estimateLines(estimateText(lines))).toEqual([
    { at: 1, key: 'l', title: 'Labour', amount: 198_198 },
    { at: 2, key: 'm', title: 'Material', amount: 0.1 },
  ]);
});

it('gives lines without a key one by their position, the same for every reader', () => {
  const lines = estimateLines('[{"title":"Labour","amount":1},{"key":"m","title":"Material","amount":2}]');
  expect(lines.map(({ key }) => key)).toEqual(['#0', 'm']);
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
