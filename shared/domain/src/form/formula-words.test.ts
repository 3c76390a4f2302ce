import { describe, expect, it } from 'vitest';
import { formulaFromWords, formulaInWords, formulaSources } from './formula-words.ts';

const FIELDS = [
  { key: 'q-1', raw: { key: 'q-1', type: 'text', label: 'Length' } },
  { key: 'q-2', raw: { key: 'q-2', type: 'text', label: 'Length' } },
  { key: 'q-3', raw: { key: 'q-3', type: 'text', label: 'Signed', ext: { v: 1, of: 'signature' } } },
  {
    key: 'people',
    raw: {
      key: 'people',
      type: 'table',
      label: 'People',
      columns: ['Name', 'Hours {h}'],
      ext: {
        v: 1,
        of: 'repeat',
        fields: [
          { key: 'name', type: 'image', label: 'Name' },
          { key: 'hours', type: 'text', label: 'Hours {h}' },
        ],
      },
    },
  },
];

describe('a formula in words', () => {
  const sources = formulaSources(FIELDS);

  it('offers the questions with numbers, each by a name of its own', () => {
    expect(sources.map(({ key }) => key)).toEqual(expect.arrayContaining(['q-1', 'q-2', 'people.hours']));
    expect(sources).toContainEqual({ key: 'q-2', name: 'Length (2)' });
    expect(sources).toContainEqual({ key: 'people.hours', name: 'People › Hours (h)' });
    expect(sources.some(({ key }) => key === 'q-3')).toBe(false);
  });

  it.each([
    ['{q-1} * 2', '{Length} * 2'],
    ['q-1 + {q-2}', '{Length} + {Length (2)}'],
    ['sum(people.hours)', 'sum({People › Hours (h)})'],
    ['round({q-1}/3, 1)', 'round({Length}/3, 1)'],
    ['gone + 1', 'gone + 1'],
    ['', ''],
  ])('%s is shown as %s', (stored, words) => {
    expect(formulaInWords(stored, sources)).toBe(words);
  });

  it('is stored with keys; a name that no question has stays', () => {
    expect(formulaFromWords('{Length (2)} - {Depth} + { Length }', sources)).toBe('{q-2} - {Depth} + {q-1}');
    expect(formulaFromWords(formulaInWords('if({q-1} > 3, sum({people.hours}), 0)', sources), sources)).toBe(
      'if({q-1} > 3, sum({people.hours}), 0)',
    );
  });
});
