import { array, assert, constantFrom, dictionary, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Choices, Side } from './clash.ts';
import { pathText } from './clash.ts';
import { mergeRecord } from './merge-record.ts';
import { isSameValue } from './same-value.ts';

const lines = (...list: readonly object[]) => JSON.stringify(list);
const choose = (clashes: readonly { path: readonly string[] }[], side: Side): Choices =>
  new Map(clashes.map(({ path }) => [pathText(path), side]));

describe('two people on one record', () => {
  const base = { name: 'Mill', city: 'Guelph', phone: null };

  it('keep what each of them changed in different fields', () => {
    const merged = mergeRecord({ base, mine: { ...base, city: 'Elora' }, theirs: { ...base, phone: '555' } });
    expect(merged).toEqual({
      values: { name: 'Mill', city: 'Elora', phone: '555' },
      changed: ['city'],
      clashes: [],
    });
  });

  it('are asked if both changed the same field to different values', () => {
    const sides = { base, mine: { ...base, city: 'Elora' }, theirs: { ...base, city: 'Fergus' } };
    const { clashes, values, changed } = mergeRecord(sides);
    expect(clashes).toEqual([{ path: ['city'], base: 'Guelph', mine: 'Elora', theirs: 'Fergus' }]);
    expect([values['city'], changed]).toEqual(['Fergus', []]);
    expect(mergeRecord(sides, choose(clashes, 'mine'))).toMatchObject({
      values: { city: 'Elora' },
      changed: ['city'],
      clashes: [],
    });
  });

  it('are not asked if both changed the same field to the same value', () => {
    const both = { ...base, city: 'Elora' };
    expect(mergeRecord({ base, mine: both, theirs: both })).toMatchObject({ changed: [], clashes: [] });
  });
});

const mergedLines = (base: readonly object[], mine: readonly object[], theirs: readonly object[]) => {
  const text = { base: lines(...base), mine: lines(...mine), theirs: lines(...theirs) };
  const { values, clashes } = mergeRecord({
    base: { lines_json: text.base },
    mine: { lines_json: text.mine },
    theirs: { lines_json: text.theirs },
  });
  const stored: unknown = JSON.parse(String(values['lines_json']));
  return { stored, clashes };
};

describe('lines of a document', () => {
  const [boiler, pipe] = [
    { key: 'b', title: 'Boiler', amount: 100 },
    { key: 'p', title: 'Pipe', amount: 20 },
  ];

  it('that two people add at once are both kept', () => {
    const [valve, flange] = [
      { key: 'v', title: 'Valve' },
      { key: 'f', title: 'Flange' },
    ];
    expect(mergedLines([boiler], [boiler, valve], [boiler, flange])).toEqual({
      stored: [boiler, valve, flange],
      clashes: [],
    });
  });

  it('keep what each of them changed in other lines', () => {
    const dearer = { ...boiler, amount: 120 };
    expect(mergedLines([boiler, pipe], [dearer, pipe], [boiler])).toEqual({ stored: [dearer], clashes: [] });
    expect(mergedLines([boiler, pipe], [pipe, boiler], [dearer, pipe])).toEqual({
      stored: [pipe, dearer],
      clashes: [],
    });
  });

  it('cause a question for each line: changed twice, or changed and removed', () => {
    const [mine, theirs] = [
      { ...boiler, amount: 120 },
      { ...boiler, title: 'Old boiler' },
    ];
    expect(mergedLines([boiler, pipe], [mine, pipe], [theirs, pipe]).clashes).toEqual([
      { path: ['lines_json', 'b'], base: boiler, mine, theirs },
    ]);
    expect(mergedLines([boiler, pipe], [mine, pipe], [pipe]).clashes).toEqual([
      { path: ['lines_json', 'b'], base: boiler, mine, theirs: undefined },
    ]);
  });

  it('need no keys: they are matched by their content, or else by their position', () => {
    const [one, two, three] = [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }];
    expect(mergedLines([one, two], [two], [one, two, three])).toEqual({ stored: [two, three], clashes: [] });
    const changed = { title: 'First' };
    expect(mergedLines([one, two], [changed, two], [one, two, three])).toEqual({
      stored: [changed, two, three],
      clashes: [],
    });
  });
});

describe('taxes', () => {
  it('merge by name', () => {
    const { values, clashes } = mergeRecord({
      base: { taxes_json: '{"GST":{"taxRate":5,"isDefault":1},"HST":13}' },
      mine: { taxes_json: '{"GST":{"taxRate":5,"isDefault":1},"HST":15}' },
      theirs: { taxes_json: '{"GST":{"taxRate":5,"isDefault":1},"HST":13,"PST":7}' },
    });
    expect(clashes).toEqual([]);
    expect(values['taxes_json']).toBe('{"GST":{"taxRate":5,"isDefault":1},"HST":15,"PST":7}');
  });
});

const aLine = record({
  key: option(constantFrom('a', 'b', 'c', 'd', 'e'), { nil: undefined }),
  title: constantFrom('Boiler', 'Pipe', ''),
  amount: integer({ min: 0, max: 3 }),
});
const aText = array(aLine, { maxLength: 5 }).map((list) => JSON.stringify(list));
const aSetting = dictionary(constantFrom('GST', 'HST', '__proto__'), integer({ min: 0, max: 2 })).map((of) =>
  JSON.stringify(of),
);
const aRecord = record({
  name: option(constantFrom('Mill', 'Dam', ''), { nil: null }),
  count: option(integer({ min: 0, max: 2 }), { nil: null }),
  lines_json: option(aText, { nil: null }),
  taxes_json: aSetting,
});
const three = record({ base: aRecord, mine: aRecord, theirs: aRecord });

const inside = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
const isSameRecord = (one: object, other: object) =>
  Object.entries(one).every(([name, value]) => isSameValue(inside(value), inside(Reflect.get(other, name))));

describe('every merge', () => {
  it('takes the one side if the other changed nothing, and asks nothing', () => {
    assert(
      property(aRecord, aRecord, (base, changed) => {
        const [mine, theirs] = [
          mergeRecord({ base, mine: changed, theirs: base }),
          mergeRecord({ base, mine: base, theirs: changed }),
        ];
        expect(isSameRecord(mine.values, changed) && isSameRecord(theirs.values, changed)).toBe(true);
        expect([...mine.clashes, ...theirs.clashes, ...theirs.changed]).toEqual([]);
      }),
    );
  });

  it('asks nothing twice, and only if both differ from the base and from each other', () => {
    assert(
      property(three, (sides) => {
        const { clashes } = mergeRecord(sides);
        expect(new Set(clashes.map(({ path }) => pathText(path))).size).toBe(clashes.length);
        for (const { base, mine, theirs } of clashes) expect([mine, theirs]).not.toEqual([base, base]);
      }),
    );
  });

  it('is settled by choices: no question is left', () => {
    assert(
      property(three, constantFrom<Side>('mine', 'theirs'), (sides, side) => {
        expect(mergeRecord(sides, choose(mergeRecord(sides).clashes, side)).clashes).toEqual([]);
      }),
    );
  });

  it('loses nothing that was typed, if the person insists', () => {
    assert(
      property(three, (sides) => {
        const { values } = mergeRecord(sides, choose(mergeRecord(sides).clashes, 'mine'));
        for (const name of ['name', 'count'] as const) {
          if (!isSameValue(sides.mine[name], sides.base[name]))
            expect(isSameValue(values[name], sides.mine[name])).toBe(true);
        }
      }),
    );
  });

  it('keeps every line that either side added', () => {
    assert(
      property(aText, array(aLine), array(aLine), (base, mine, theirs) => {
        const before = listOf(base);
        const [ours, others] = [mark(mine, 'mine'), mark(theirs, 'theirs')];
        const { values, clashes } = mergeRecord({
          base: { lines_json: JSON.stringify(before) },
          mine: { lines_json: JSON.stringify([...before, ...ours]) },
          theirs: { lines_json: JSON.stringify([...before, ...others]) },
        });
        expect(clashes).toEqual([]);
        const stored = listOf(String(values['lines_json']));
        expect(stored).toHaveLength(before.length + ours.length + others.length);
        expect(stored).toEqual(
          expect.arrayContaining([...ours, ...others].map((line): unknown => inside(JSON.stringify(line)))),
        );
      }),
    );
  });
});

const mark = (list: object[], side: string) => list.map((line, at) => Object.assign({}, line, { key: `${side}${at}` }));

function listOf(text: string): object[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter((line): line is object => typeof line === 'object' && line !== null) : [];
}
