import { array, assert, boolean, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOfLine, documentLines, lineProblem, linesText, linesTotals } from './document-lines.ts';
import type { DocumentLine } from './document-lines.ts';
import { decimalText } from './decimal.ts';

const item = (quantity: string, price: string, more: Partial<DocumentLine> = {}): DocumentLine => ({
  key: 'k',
  kind: 'item',
  code: '',
  description: 'Pipe',
  quantity,
  unit: '',
  cost: '',
  markup: '',
  price,
  discount: '',
  taxes: [],
  optional: false,
  chosen: false,
  source: null,
  ...more,
});

const amounts = (lines: readonly DocumentLine[]) => lines.map((line) => amountOfLine(line));
const HST = [{ name: 'HST', rate: '13' }];
const CANADA = [
  { name: 'GST', rate: '5' },
  { name: 'PST', rate: '7' },
];

describe('the lines of a document', () => {
  it('round half up, each to the cent', () => {
    const lines = [item('1', '1.005'), item('3', '0.335'), item('8.5', '118'), item('1', '-1.005')];
    expect(amounts(lines)).toEqual([101n, 101n, 100_300n, -101n]);
    expect(amounts([item('46.5', '31.2750'), item('4', '1.1250'), item('3', '1584.1000')])).toEqual([
      145_429n,
      450n,
      475_230n,
    ]);
    expect(amountOfLine(item('3', '100', { discount: '12.5' }))).toBe(26_250n);
  });

  it('with HST of 13 percent come to 2,670.19', () => {
    const taxes = ['HST'];
    const lines = [item('8.5', '118', { taxes }), item('1', '214', { taxes }), item('3', '382', { taxes })];
    expect(linesTotals(lines, { rates: HST })).toMatchObject({ subtotal: 236_300n, tax: 30_719n, total: 267_019n });
  });

  it('of a service call carry GST all and PST where goods are sold', () => {
    const [labour, goods] = [['GST'], ['GST', 'PST']];
    const lines = [
      item('2.75', '128', { taxes: labour }),
      item('1', '64.30', { taxes: labour }),
      item('6', '18.3750', { taxes: goods }),
      item('1', '249.90', { taxes: goods }),
      item('1', '22.50', { taxes: goods }),
    ];
    expect(linesTotals(lines, { rates: CANADA })).toEqual({
      subtotal: 79_895n,
      taxes: [
        { name: 'GST', rate: '5', base: 79_895n, tax: 3995n },
        { name: 'PST', rate: '7', base: 38_265n, tax: 2679n },
      ],
      tax: 6674n,
      total: 86_569n,
    });
    expect(linesTotals(lines, { rates: CANADA, exempt: ['PST'] }).total).toBe(83_890n);
  });

  it('of Michigan are taxed on material alone', () => {
    const taxes = ['Sales'];
    const lines = [item('3.5', '115'), item('1', '689.95', { taxes }), item('2', '34.1250', { taxes })];
    expect(linesTotals(lines, { rates: [{ name: 'Sales', rate: '6' }] })).toMatchObject({
      tax: 4549n,
      total: 120_619n,
    });
  });

  it('contain their taxes, rounded once and spread', () => {
    const line = item('1', '197.35', { taxes: ['HST'] });
    expect(linesTotals([line], { rates: HST, isIncluded: true })).toMatchObject({
      subtotal: 17_465n,
      tax: 2270n,
      total: 19_735n,
    });
    const both = item('1', '100', { taxes: ['GST', 'PST'] });
    const { taxes } = linesTotals([both], { rates: CANADA, isIncluded: true });
    expect(taxes).toMatchObject([
      { base: 8929n, tax: 446n },
      { base: 8929n, tax: 625n },
    ]);
  });

  it('count an optional line only once it is chosen, and no heading', () => {
    const lines = [
      item('1', '10'),
      item('1', '20', { optional: true }),
      item('1', '40', { optional: true, chosen: true }),
      item('1', '80', { kind: 'section' }),
    ];
    expect(linesTotals(lines, { rates: [] }).total).toBe(5000n);
  });

  it('are read as older clients wrote them', () => {
    const [first, second] = documentLines('[{"description":"Pipe","quantity":3,"unit":"ft","price":0.1},null]');
    expect(first).toMatchObject({ key: '#0', kind: 'item', quantity: '3', price: '0.1', taxes: [], optional: false });
    expect(first && amountOfLine(first)).toBe(30n);
    expect(second && lineProblem(second)).toBe('It needs a description.');
    expect(documentLines('{}')).toEqual([]);
    expect(documentLines('nothing')).toEqual([]);
    expect(documentLines(null)).toEqual([]);
  });

  it('say what is wrong with them', () => {
    expect(lineProblem(item('2', '3'))).toBeNull();
    expect(lineProblem(item('x', '3'))).toMatch(/quantity/);
    expect(lineProblem(item('1', '0.00001'))).toMatch(/price/);
    expect(lineProblem(item('1', '3', { discount: '101' }))).toMatch(/discount/);
    expect(lineProblem(item('1', '3', { discount: '-1' }))).toMatch(/discount/);
    expect(lineProblem(item('999999999', '999999999'))).toMatch(/too much/);
    expect(lineProblem(item('1', '3', { cost: 'x' }))).toMatch(/cost/);
    expect(lineProblem(item('1', '3', { markup: 'x' }))).toMatch(/markup/);
    expect(lineProblem(item('', '', { kind: 'section' }))).toBeNull();
  });
});

const NAMES = ['A', 'B', 'C'] as const;
const decimal = (most: number) => integer({ min: -most, max: most }).map((value) => decimalText(BigInt(value)));
const anyLine = record({
  quantity: decimal(5_000_000),
  price: decimal(90_000_000),
  discount: integer({ min: 0, max: 1_000_000 }).map((value) => decimalText(BigInt(value))),
  taxes: shuffledSubarray([...NAMES]),
  optional: boolean(),
  chosen: boolean(),
  kind: constantFrom<DocumentLine['kind']>('item', 'item', 'item', 'section'),
}).map(({ quantity, price, ...more }) => item(quantity, price, more));
const anyDocument = record({
  lines: array(anyLine, { maxLength: 12 }),
  rates: array(integer({ min: 0, max: 300_000 }), { minLength: 3, maxLength: 3 }).map((values) =>
    values.map((value, at) => ({ name: NAMES[at] ?? '', rate: decimalText(BigInt(value)) })),
  ),
  isIncluded: boolean(),
});

describe('10,000 random documents', () => {
  it('come to their subtotal and taxes, whatever the order of their lines', () => {
    assert(
      property(anyDocument, ({ lines, ...taxing }) => {
        const totals = linesTotals(lines, taxing);
        const taxes = totals.taxes.reduce((sum, { tax }) => sum + tax, 0n);
        expect([totals.tax, totals.total]).toEqual([taxes, totals.subtotal + taxes]);
        expect(linesTotals(lines.toReversed(), taxing)).toEqual(totals);
        expect(linesTotals(documentLines(linesText(lines)), taxing)).toEqual(totals);
      }),
      { numRuns: 10_000 },
    );
  });

  it('with a full credit come to nothing', () => {
    assert(
      property(anyDocument, ({ lines, ...taxing }) => {
        const credits = lines.map((line) => ({
          ...line,
          price: line.price.startsWith('-') ? line.price.slice(1) : `-${line.price}`,
        }));
        const [debit, credit] = [linesTotals(lines, taxing), linesTotals(credits, taxing)];
        expect(debit.total + credit.total).toBe(0n);
        expect(debit.tax + credit.tax).toBe(0n);
      }),
    );
  });
});
