import { describe, expect, it } from 'vitest';
import { documentLines, linesTotals } from './document-lines.ts';
import {
  billCost,
  billDoubts,
  compareWithOrder,
  differenceOf,
  isAllBilled,
  leftToBill,
  leftToReceive,
  orderStates,
  pricesOfBill,
  receiptLines,
  receiptProblem,
  receivedState,
} from './purchasing.ts';

const line = (key: string, quantity: string, price: string) => ({
  key,
  description: key,
  quantity,
  price,
  taxes: ['HST'],
});
const lines = (...given: object[]) => documentLines(JSON.stringify(given));
const ORDERED = lines(line('valve', '12', '84.35'), line('pipe', '40', '31.275'));
const RATES = [{ name: 'HST', rate: '13' }];
const state = (key: string, ordered: string, ...[received, billed = '0', drafted = '0']: readonly string[]) => ({
  key,
  ordered,
  received: received ?? '0',
  billed,
  drafted,
});

describe('a delivery', () => {
  it('leaves what did not come, and what is not billed', () => {
    const valve = state('valve', '12', '8', '3', '1.5');
    expect([leftToReceive(valve), leftToBill(valve)]).toEqual(['4', '3.5']);
    expect(leftToReceive(state('valve', '12', '13'))).toBe('0');
    expect(leftToBill(state('valve', '12', '2', '3'))).toBe('0');
  });

  it('is never more than was ordered, nor takes back more than came and is not billed', () => {
    const valve = state('valve', '12', '8', '5');
    expect(receiptProblem(valve, '4')).toBeNull();
    expect(receiptProblem(valve, '4.0001')).toBe('More would have come than was ordered.');
    expect(receiptProblem(valve, '-3')).toBeNull();
    expect(receiptProblem(valve, '-4')).toBe('Less would have come than was billed.');
    expect(receiptProblem(valve, '-9')).toBe('Less than nothing would have come.');
    expect(receiptProblem(valve, 'four')).toBe('It must be a number with at most four decimals.');
  });

  it('makes the order partly received, then received', () => {
    expect(receivedState([])).toBe('none');
    expect(receivedState([state('a', '2', '0'), state('b', '1', '0')])).toBe('none');
    expect(receivedState([state('a', '2', '2'), state('b', '1', '0')])).toBe('part');
    expect(receivedState([state('a', '2', '2'), state('b', '1', '1')])).toBe('all');
  });

  it('is all billed once approved bills charge what was ordered of every line', () => {
    const [valve, pipe] = [state('valve', '12', '12', '12'), state('pipe', '40.5', '40.5', '40.5')];
    expect(isAllBilled([valve, pipe])).toBe(true);
    expect(isAllBilled([valve, { ...pipe, billed: '40.4999', drafted: '0.0001' }])).toBe(false);
    expect(isAllBilled([])).toBe(false);
  });

  it('is read from text, with numbers of older clients', () => {
    expect(receiptLines('[{"line":"a","quantity":2},{"quantity":"1"},7]')).toEqual([{ line: 'a', quantity: '2' }]);
    expect(orderStates('[{"key":"a","ordered":"2","received":1,"billed":null}]')).toEqual([state('a', '2', '1')]);
    expect(orderStates(null)).toEqual([]);
  });
});

describe('a bill', () => {
  const dearer = lines(line('valve', '8', '86.10'), line('pipe', '40', '31.275'));

  it('stands beside the prices of its order, line by line and in a sum', () => {
    const compared = compareWithOrder(dearer, ORDERED);
    expect(compared).toEqual([
      { key: 'valve', expected: 674_80n, difference: 14_00n, isOver: true },
      { key: 'pipe', expected: 1251_00n, difference: 0n, isOver: false },
    ]);
    expect(differenceOf(compared)).toBe(14_00n);
  });

  it('needs a word for a price over two percent, for what did not come, and for what nobody ordered', () => {
    const states = [state('valve', '12', '8'), state('pipe', '40', '39')];
    const more = lines(
      line('valve', '8', '86.10'),
      { kind: 'text', description: 'As agreed' },
      line('pipe', '40', '31'),
      line('freight', '1', '45'),
    );
    expect(billDoubts({ lines: more, ordered: ORDERED, states })).toEqual([
      { at: 1, doubt: 'It costs over 2 % more than was ordered.' },
      { at: 3, doubt: 'More is billed than came.' },
      { at: 4, doubt: 'It was not ordered.' },
    ]);
    const within = lines(line('valve', '8', '86.03'), line('credit', '1', '-5'));
    expect(billDoubts({ lines: within, ordered: ORDERED, states })).toEqual([]);
  });

  it('costs what its lines come to, and the taxes that are not claimed back', () => {
    const totals = linesTotals(dearer, { rates: RATES });
    expect([totals.subtotal, totals.tax, totals.total]).toEqual([1939_80n, 252_17n, 2191_97n]);
    expect(billCost(totals, () => true)).toBe(1939_80n);
    expect(billCost(totals, () => false)).toBe(2191_97n);
    const included = linesTotals(lines(line('a', '1', '113')), { rates: RATES, isIncluded: true });
    expect(billCost(included, () => true)).toBe(100_00n);
  });
});

describe('the prices of a bill', () => {
  it('are what one of a material costs after its discount, to the cent', () => {
    const priced = lines(
      { ...line('valve', '8', '86.10'), source: { model: 'Material', id: 5 }, discount: '10' },
      { ...line('pipe', '40', '31.275'), source: { model: 'Material', id: 6 } },
      { ...line('free', '1', '0'), source: { model: 'Material', id: 7 } },
      line('freight', '1', '45'),
    );
    expect(pricesOfBill(priced)).toEqual([
      { material: 5, cost: 77.49 },
      { material: 6, cost: 31.28 },
    ]);
  });
});
