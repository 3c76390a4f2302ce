import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathText } from '../merge/clash.ts';
import { diffTemplates } from './diff-templates.ts';
import { mergeTemplates } from './merge-templates.ts';
import { templateParts } from './template-parts.ts';

type Section = { key: string; sectionHeading: string; fields: object[] };

const field = (key: string, label = key, more: object = {}) => ({ key, type: 'text', label, ...more });
const section = (key: string, ...fields: object[]): Section => ({ key, sectionHeading: `Section ${key}`, fields });
const text = (...sections: readonly object[]) => JSON.stringify(sections);
const labelsIn = (json: string) =>
  [...templateParts(json).fields].map(
    ([key, { section: at, properties }]) => `${at}/${key} ${String(properties['label'])}`,
  );

const BASE = text(section('s', field('a'), field('b'), field('c')), section('t', field('d')));

describe('two people on one draft', () => {
  it('keep what each changed, added, moved and took out', () => {
    const mine = text(section('s', field('a', 'Depth'), field('b'), field('m'), field('c')), section('t', field('d')));
    const theirs = text(
      section('s', field('b', 'b', { requiredField: 1 }), field('a')),
      section('t', field('c'), field('d'), field('n')),
    );
    const { json, clashes } = mergeTemplates({ base: BASE, mine, theirs });
    expect(clashes).toEqual([]);
    expect(labelsIn(json)).toEqual(['s/b b', 's/m m', 's/a Depth', 't/c c', 't/d d', 't/n n']);
    expect(json).toContain('"requiredField":1');
  });

  it('keep both changes of one question, property by property', () => {
    const mine = text(section('s', field('a', 'Depth')));
    const theirs = text(section('s', field('a', 'a', { ext: { v: 1, unit: 'm' } })));
    const { json, clashes } = mergeTemplates({ base: text(section('s', field('a'))), mine, theirs });
    expect({ clashes, stored: JSON.parse(json) }).toEqual({
      clashes: [],
      stored: [section('s', field('a', 'Depth', { ext: { v: 1, unit: 'm' } }))],
    });
  });

  it('are asked where both changed the same, and nothing is lost by either answer', () => {
    const sides = {
      base: BASE,
      mine: text(section('s', field('a', 'Depth'), field('b'), field('c'))),
      theirs: text(section('s', field('a', 'Width'), field('b'), field('c')), section('t', field('d', 'Soil'))),
    };
    const { json, clashes } = mergeTemplates(sides);
    expect(clashes).toMatchObject([
      { path: ['field', 'a', 'label'], base: 'a', mine: 'Depth', theirs: 'Width', label: 'Width' },
      { path: ['field', 'd'], mine: undefined, theirs: { properties: { label: 'Soil' } }, label: 'Soil' },
    ]);
    expect(labelsIn(json)).toEqual(['s/a Width', 's/b b', 's/c c', 't/d Soil']);
    const choices = new Map(clashes.map(({ path }) => [pathText(path), 'mine' as const]));
    const chosen = mergeTemplates(sides, choices);
    expect(chosen.clashes).toEqual([]);
    expect(labelsIn(chosen.json)).toEqual(['s/a Depth', 's/b b', 's/c c']);
  });

  it('keep a section that one took out while the other added a question to it', () => {
    const mine = text(section('s', field('a'), field('b'), field('c')));
    const theirs = text(section('s', field('a'), field('b'), field('c')), section('t', field('d'), field('n')));
    expect(labelsIn(mergeTemplates({ base: BASE, mine, theirs }).json)).toEqual(['s/a a', 's/b b', 's/c c', 't/n n']);
  });

  it('are asked if both put the same questions in another order', () => {
    const mine = text(section('s', field('c'), field('a'), field('b')), section('t', field('d')));
    const theirs = text(section('s', field('b'), field('a'), field('c')), section('t', field('d')));
    const { json, clashes } = mergeTemplates({ base: BASE, mine, theirs });
    expect(clashes).toMatchObject([
      { path: ['section', 's', 'order'], mine: ['c', 'a', 'b'], theirs: ['b', 'a', 'c'] },
    ]);
    expect(labelsIn(json)[0]).toBe('s/b b');
    const choices = new Map([[pathText(['section', 's', 'order']), 'mine' as const]]);
    expect(labelsIn(mergeTemplates({ base: BASE, mine, theirs }, choices).json)[0]).toBe('s/c c');
  });
});

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
const SECTIONS = ['s', 't', 'u'];
const placed = record({ label: constantFrom('x', 'y', 'z'), at: constantFrom(...SECTIONS), order: integer() });
/** A template with some of the keys, each anywhere. */
const template = record({
  keys: uniqueArray(constantFrom(...KEYS), { minLength: 1 }),
  fields: array(placed, { minLength: KEYS.length, maxLength: KEYS.length }),
  sections: uniqueArray(constantFrom(...SECTIONS), { minLength: SECTIONS.length }),
}).map(({ keys, fields, sections }) => {
  const own = keys.map((key, at) => ({ key, ...(fields[at] ?? { label: 'x', at: 's', order: 0 }) }));
  return text(
    ...sections.map((name) =>
      section(name, ...own.filter(({ at }) => at === name).map(({ key, label }) => field(key, label))),
    ),
  );
});

const happenedIn = (before: string, after: string) =>
  diffTemplates(before, after).map(({ happened, key, properties }) => ({ happened, key, properties }));

describe('whatever two people do', () => {
  it('is taken as it is where only one of them did something', () => {
    assert(
      property(template, template, (base, changed) => {
        for (const sides of [
          { base, mine: changed, theirs: base },
          { base, mine: base, theirs: changed },
          { base, mine: changed, theirs: changed },
        ])
          expect(mergeTemplates(sides)).toEqual({ json: changed, clashes: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('every question is there once, unless one took it out and the other left it as it was', () => {
    assert(
      property(template, template, template, (base, mine, theirs) => {
        const { json, clashes } = mergeTemplates({ base, mine, theirs });
        const merged = [...templateParts(json).fields.keys()];
        expect(new Set(merged).size).toBe(merged.length);
        for (const key of KEYS) {
          const isAsked = clashes.some(({ path }) => path[0] === 'field' && path[1] === key);
          const [had, has, have] = [base, mine, theirs].map((each) => templateParts(each).fields.has(key));
          const isKept = (has && have) || (!had && (has || have));
          if (!isAsked) expect(merged.includes(key)).toBe(isKept);
          else if (has && have) expect(merged).toContain(key);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('every property of the result is from one of them, and is told if both changed it', () => {
    assert(
      property(template, template, template, (base, mine, theirs) => {
        const { json, clashes } = mergeTemplates({ base, mine, theirs });
        const [was, one, other, merged] = [base, mine, theirs, json].map((each) => templateParts(each).fields);
        for (const [key, { properties }] of merged ?? []) {
          const label = properties['label'];
          const [had, has, have] = [was, one, other].map((each) => each?.get(key)?.properties['label']);
          if (has === undefined || have === undefined) continue;
          const isTold = clashes.some(({ path }) => pathText(path) === pathText(['field', key, 'label']));
          expect(isTold).toBe(has !== have && had !== has && had !== have);
          expect(label).toBe(isTold || had === has ? have : has);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the difference of two versions', () => {
  it('is told by key, in words', () => {
    const after = text(
      section(
        's',
        field('b', 'b', { requiredField: true, options: ['Clay', { key: 'k', label: 'Sand' }] }),
        field('a', 'Depth'),
        field('n'),
      ),
      { ...section('t', field('c'), field('d')), sectionHeading: 'Soil' },
    );
    expect(diffTemplates(BASE, after)).toMatchObject([
      {
        happened: 'changed',
        what: 'section',
        key: 't',
        properties: [{ label: 'Heading', before: 'Section t', after: 'Soil' }],
      },
      { happened: 'moved', what: 'field', key: 'b', section: 'Section s' },
      {
        happened: 'changed',
        key: 'b',
        properties: [
          { label: 'Required', before: 'No', after: 'Yes' },
          { label: 'Options', before: '', after: 'Clay, Sand' },
        ],
      },
      {
        happened: 'changed',
        key: 'a',
        label: 'Depth',
        properties: [{ label: 'Question', before: 'a', after: 'Depth' }],
      },
      { happened: 'added', key: 'n', label: 'n' },
      { happened: 'moved', key: 'c', section: 'Soil' },
    ]);
    expect(diffTemplates(after, BASE).filter(({ happened }) => happened === 'removed')).toMatchObject([
      { what: 'field', key: 'n', section: 'Section s' },
    ]);
    expect(diffTemplates(null, BASE).every(({ happened }) => happened === 'added')).toBe(true);
  });

  it('is nothing of a version and itself, or of one that only says it in other words', () => {
    const loud = text(section('s', field('a', 'a', { requiredField: 1 })));
    const quiet = text(section('s', field('a', 'a', { requiredField: true, ext: { v: 1, allowNA: false } })));
    expect(diffTemplates(loud, quiet)).toEqual([]);
    assert(
      property(template, (json) => {
        expect(diffTemplates(json, json)).toEqual([]);
      }),
    );
  });

  it('told of one side of a merge alone, is the difference of the merge', () => {
    assert(
      property(template, template, (base, theirs) => {
        const { json } = mergeTemplates({ base, mine: base, theirs });
        expect(happenedIn(base, json)).toEqual(happenedIn(base, theirs));
      }),
    );
  });
});
