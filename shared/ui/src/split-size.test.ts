import { describe, expect, it } from 'vitest';
import { nextSize, sizeAfterKey, sizeUnderPointer, sizeWithin } from './split-size.ts';

const limits = { min: 20, max: 80 };

it('stays within its limits and whole', () => {
  expect([5, 33.4, 99].map((size) => sizeWithin(size, limits))).toEqual([20, 33, 80]);
});

it('puts the border under the pointer, from the side where reading begins', () => {
  const box = { left: 100, width: 400 };
  expect(sizeUnderPointer(box, 200, false)).toBe(25);
  expect(sizeUnderPointer(box, 200, true)).toBe(75);
  expect(sizeUnderPointer({ left: 0, width: 0 }, 200, false)).toBe(0);
});

const after = (key: string, isRtl = false) => sizeAfterKey(key, 40, { ...limits, isRtl });

describe('a key', () => {
  it('moves the border where the arrow points', () => {
    expect([after('ArrowLeft'), after('ArrowRight')]).toEqual([38, 42]);
    expect([after('ArrowLeft', true), after('ArrowRight', true)]).toEqual([42, 38]);
  });

  it('moves it further, or to an end', () => {
    expect(['PageUp', 'PageDown', 'Home', 'End'].map((key) => after(key))).toEqual([50, 30, 20, 80]);
  });

  it('is left to others where it means nothing here', () => {
    expect([after('Tab'), after('a'), after('ArrowUp')]).toEqual([null, null, null]);
  });
});

it('takes the next of three places at a press, and the first after the last', () => {
  expect([20, 40, 50, 80].map((size) => nextSize(size, limits))).toEqual([50, 50, 80, 20]);
});
