import { expect, it } from 'vitest';
import { documentLines } from './document-lines.ts';
import type { DocumentLine } from './document-lines.ts';
import { estimateText, estimateTotals, markedUp } from './estimate.ts';

let keys = 0;
function line(values: Partial<DocumentLine>): DocumentLine {
  keys += 1;
  const [read] = documentLines(JSON.stringify([{ key: `k${keys}`, ...values }]));
  if (!read) throw new Error('no line');
  return { ...read, price: read.price || (markedUp(read) ?? '') };
}

const LINES = [
  line({ kind: 'section', description: 'Boilers' }),
  line({ description: 'Boiler', quantity: '2', cost: '8450', markup: '25' }),
  line({ kind: 'section', description: 'Piping and pumps' }),
  line({ description: 'Pipe', quantity: '46.5', unit: 'm', cost: '31.2750', markup: '40' }),
  line({ description: 'Pump set', quantity: '3', cost: '1584.1', markup: '30' }),
  line({ kind: 'section', description: 'Labour' }),
  line({ description: 'Labour', quantity: '102.5', unit: 'h', cost: '58.4', price: '118' }),
  line({ kind: 'section', description: 'Electrical' }),
  line({ description: 'Electrical sub', quantity: '1', cost: '3200', markup: '10' }),
  line({ description: 'Controls', quantity: '1', price: '1850', optional: true }),
];

it('an estimate comes to cost, price and overhead, and its sections to the components of the bid', () => {
  const { components, ...sums } = estimateTotals(LINES, '8');
  expect(sums).toEqual({ cost: 3_229_259n, price: 4_495_399n, overhead: 258_341n, total: 4_753_740n });
  expect(components.map(({ title, cents, isOptional }) => [title, cents, isOptional])).toEqual([
    ['Boilers', 2_247_700n, false],
    ['Piping and pumps', 871_052n, false],
    ['Labour', 1_257_388n, false],
    ['Electrical', 377_600n, false],
    ['Controls', 185_000n, true],
  ]);
});

it('a markup makes a price to four decimals', () => {
  expect(markedUp({ cost: '31.2750', markup: '40' })).toBe('43.785');
  expect(markedUp({ cost: '0.3333', markup: '50' })).toBe('0.5');
  expect(markedUp({ cost: '100', markup: '-10' })).toBe('90');
  expect(markedUp({ cost: '', markup: '10' })).toBeNull();
  expect(markedUp({ cost: '10', markup: 'x' })).toBeNull();
});

it('older clients read title and amount, and what they wrote is read', () => {
  const [, boiler] = JSON.parse(estimateText(LINES));
  expect(boiler).toMatchObject({ title: 'Boiler', amount: 21_125, cost: '8450', markup: '25', price: '10562.5' });
  expect(documentLines(estimateText(LINES))).toEqual(LINES);
  const older = documentLines('[{"key":"a","title":"Labour","amount":900.5}]');
  expect(older).toMatchObject([{ key: 'a', description: 'Labour', quantity: '1', price: '900.5' }]);
  expect(estimateTotals(older, '').total).toBe(90_050n);
});

it('without sections every line is a component', () => {
  const lines = [
    line({ description: 'A', quantity: '1', cost: '10', price: '12' }),
    line({ description: 'B', quantity: '1', price: '5' }),
  ];
  expect(estimateTotals(lines, '10').components.map(({ cents }) => cents)).toEqual([1300n, 500n]);
});
