import { expect, it } from 'vitest';
import { isLow, toOrder } from './reorder.ts';

const stocked = (on_hand: number, more: object = {}) => ({
  reorder_level: 10,
  reorder_quantity: null,
  ordered: 0,
  on_hand,
  ...more,
});

it('is low below its level, counting what is on its way', () => {
  expect(isLow(stocked(9.5))).toBe(true);
  expect(isLow(stocked(10))).toBe(false);
  expect(isLow(stocked(4, { ordered: 6 }))).toBe(false);
  expect(isLow(stocked(-1, { reorder_level: null }))).toBe(false);
});

it('orders the usual number, and never less than what is missing', () => {
  expect(toOrder(stocked(9.7))).toBe(0.3);
  expect(toOrder(stocked(9, { reorder_quantity: 25 }))).toBe(25);
  expect(toOrder(stocked(-30, { reorder_quantity: 25 }))).toBe(40);
  expect(toOrder(stocked(12))).toBe(0);
});
