import { expect, it } from 'vitest';
import { documentLines, linesTotals, offeredTaxes } from './document-lines.ts';
import { documentRates } from './document-rates.ts';
import { chargedTaxes } from './frozen-taxes.ts';

const lines = documentLines(
  JSON.stringify([
    { key: 'a', description: 'Work', quantity: '1', price: '100', taxes: ['GST'] },
    { key: 'o', description: 'Filter', quantity: '1', price: '10', taxes: ['GST', 'PST'], optional: true },
  ]),
);
const rates = [
  { name: 'GST', rate: '5' },
  { name: 'PST', rate: '7' },
  { name: 'HST', rate: '13' },
];
const TODAY = '{"GST":{"taxRate":6},"PST":{"taxRate":8}}';

const frozenText = JSON.stringify(
  offeredTaxes(lines, rates, linesTotals(lines, { rates })).map(({ name, rate, base, tax }) => ({
    name,
    rate,
    base: Number(base),
    tax: Number(tax),
  })),
);

it('the tax of a line that nobody chose yet keeps its rate, and charges nothing', () => {
  expect(documentRates(lines, { frozen: frozenText, today: TODAY })).toEqual(rates.slice(0, 2));
  expect(chargedTaxes(frozenText).map(({ name }) => name)).toEqual(['GST']);
});

it('the tax of an optional line of an older document has the rate of today', () => {
  const frozen = JSON.stringify([{ name: 'GST', rate: '5', base: 100, tax: 5 }]);
  expect(documentRates(lines, { frozen, today: TODAY })).toEqual([
    { name: 'GST', rate: '5' },
    { name: 'PST', rate: '8' },
  ]);
});
