import { describe, expect, it } from 'vitest';
import { dueItems, nextDueAt } from './lane-order.ts';

const item = (seq: number, lane: string, isRefused = false) => ({
  clientKey: `k${seq}`,
  seq,
  lane,
  isRefused,
  after: [] as readonly string[],
});
type Item = ReturnType<typeof item>;

const free = { isOurs: () => true, isHeld: () => false, busy: new Set<string>(), restUntil: new Map<string, number>() };
const due = (items: readonly Item[], lanes = {}) => dueItems(items, { ...free, ...lanes }, 100).map(({ seq }) => seq);

describe('what is sent next', () => {
  it('is the oldest item of each lane, whatever the order they are read in', () => {
    expect(due([item(3, 'a'), item(1, 'a'), item(2, 'b')])).toEqual([1, 2]);
  });

  it('is nothing of a lane that is being sent', () => {
    expect(due([item(2, 'a'), item(3, 'b')], { busy: new Set(['a']) })).toEqual([3]);
  });

  it('is nothing that is held back, nor what comes after it', () => {
    const lanes = { isHeld: ({ seq }: Item) => seq === 1 };
    expect(due([item(1, 'a'), item(2, 'a'), item(3, 'b')], lanes)).toEqual([3]);
  });

  it('is from at most three lanes', () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((lane, seq) => item(seq, lane));
    expect(due(items)).toEqual([0, 1, 2]);
    expect(due(items, { busy: new Set(['a', 'b']) })).toEqual([2]);
  });

  it('waits behind an item that could not be sent, and skips one that was refused', () => {
    expect(due([item(1, 'a'), item(2, 'a')], { restUntil: new Map([['a', 101]]) })).toEqual([]);
    expect(due([item(1, 'a', true), item(2, 'a')])).toEqual([2]);
  });

  it('waits for items it depends on, even if they were refused, but not for deleted ones', () => {
    const form = { ...item(9, 'form'), after: ['k1', 'k7'] };
    expect(due([item(1, 'a'), form])).toEqual([1]);
    expect(due([item(1, 'a', true), form])).toEqual([]);
    expect(due([form, item(10, 'form')])).toEqual([9]);
  });

  it('is nothing that another tab sends', () => {
    expect(due([item(1, 'a'), item(2, 'b')], { isOurs: ({ lane }: Item) => lane === 'b' })).toEqual([2]);
  });
});

describe('the next attempt', () => {
  it('is when the back-off of the first lane ends', () => {
    const lanes = {
      ...free,
      restUntil: new Map([
        ['a', 300],
        ['b', 200],
      ]),
    };
    expect(nextDueAt([item(1, 'a'), item(2, 'b')], lanes, 100)).toBe(200);
  });

  it('is never if nothing waits', () => {
    expect(nextDueAt([item(1, 'a')], free, 100)).toBeNull();
  });
});
