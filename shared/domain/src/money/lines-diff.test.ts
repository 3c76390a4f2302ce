import { array, assert, constantFrom, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesDiff } from './lines-diff.ts';

const PUMP = { key: 'a', description: 'Pump', quantity: '1', price: '100', taxes: ['GST'], optional: false };
const PIPE = { key: 'b', description: 'Pipe', quantity: '46.5', price: '31.275', taxes: [] };
const diff = (old: object[] | null, now: object[] | null) =>
  linesDiff(old && JSON.stringify(old), now && JSON.stringify(now));

describe('two versions of the lines of a document', () => {
  it('differ by what was added, taken out and changed, line by line', () => {
    const now = [
      { ...PUMP, quantity: '2', taxes: ['GST', 'PST'], optional: true },
      { ...PIPE, key: 'c' },
    ];
    expect(diff([PUMP, PIPE], now)).toEqual({
      isReordered: false,
      changes: [
        {
          key: 'a',
          how: 'changed',
          description: 'Pump',
          parts: [
            { what: 'Quantity', old: '1', now: '2' },
            { what: 'Taxes', old: 'GST', now: 'GST, PST' },
            { what: 'Optional', old: '', now: '✓' },
          ],
        },
        { key: 'c', how: 'added', description: 'Pipe', parts: [] },
        { key: 'b', how: 'removed', description: 'Pipe', parts: [] },
      ],
    });
  });

  it('are all new from nothing, and say only that the order is another one where it is', () => {
    expect(diff(null, [PUMP, PIPE])?.changes.map(({ how }) => how)).toEqual(['added', 'added']);
    expect(diff([PUMP, PIPE], [PIPE, PUMP])).toEqual({ isReordered: true, changes: [] });
    expect(diff([PUMP], [{ ...PUMP, discount: '' }])).toEqual({ isReordered: false, changes: [] });
  });

  it('are none where the list is one of something else', () => {
    expect(diff([{ line: 'a', quantity: '8' }], [])).toBeNull();
    expect(linesDiff('[1]', '[]')).toBeNull();
  });

  it('name each line once, whatever was done to them', () => {
    const line = record({ description: constantFrom('x', 'y'), quantity: constantFrom('1', '2') });
    const keys = ['a', 'b', 'c', 'd'];
    assert(
      property(
        shuffledSubarray(keys),
        shuffledSubarray(keys),
        array(line, { minLength: 8, maxLength: 8 }),
        (one, other, all) => {
          const versions = [one, other].map((list, side) =>
            list.map((key) => ({ key, ...all[keys.indexOf(key) + side * 4] })),
          );
          const [old = [], now = []] = versions;
          const changes = diff(old, now)?.changes ?? [];
          expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
          for (const key of keys) {
            const [before, after] = [old, now].map((list) => JSON.stringify(list.find((each) => each.key === key)));
            expect(changes.some((change) => change.key === key)).toBe(before !== after);
          }
        },
      ),
    );
  });
});
