import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=0-99', { start: 0, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s is outside of ten bytes', (header) => {
  expect(byteRange(header, 10)).toBe('unsatisfiable');
});

it.each([null, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
  '%j requests nothing in particular',
  (header) => {
    expect(byteRange(header, 10)).toBe('whole');
  },
);

it('an empty file has no ranges', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange(null, 0)).toBe('whole');
});
