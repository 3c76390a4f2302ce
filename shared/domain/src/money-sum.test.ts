import { array, assert, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneySum } from './money-sum.ts';

const cents = integer({ min: -100_000_000, max: 100_000_000 });
const amountOf = (inCents: number): number => inCents / 100;

describe('a sum of money', () => {
  it('is exact to the cent, however many amounts there are', () => {
    assert(
      property(array(cents, { maxLength: 400 }), (list) => {
        const whole = list.reduce((sum, one) => sum + one, 0);
        expect(Math.round(moneySum(list.map((one) => amountOf(one))) * 100)).toBe(whole + 0);
      }),
    );
  });

  it('does not depend on the order', () => {
    assert(
      property(
        array(cents, { minLength: 1 }).chain((list) =>
          shuffledSubarray([...list.keys()], { minLength: list.length }).map((order) => ({
            list,
            shuffled: order.map((at) => list[at] ?? 0),
          })),
        ),
        ({ list, shuffled }) => {
          expect(moneySum(shuffled.map((one) => amountOf(one)))).toBe(moneySum(list.map((one) => amountOf(one))));
        },
      ),
    );
  });

  it('treats a missing amount as zero', () => {
    expect(moneySum([0.1, null, 0.2])).toBe(0.3);
  });
});
