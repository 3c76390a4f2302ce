import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseForm } from '../parse-form.ts';
import { formJson, openForm } from './edit-form.ts';
import type { EditForm } from './edit-form.ts';
import { begin, redo, step, undo } from './history.ts';
import type { History } from './history.ts';
import {
  canStep,
  changeField,
  changeSection,
  copyOf,
  fieldOf,
  insertFields,
  insertSection,
  fieldsOf,
  moveField,
  moveFields,
  placeOf,
  removeField,
  removeFields,
  removeSection,
  stepField,
  stepFields,
  stepSection,
} from './operations.ts';
import type { Operation } from './operations.ts';
import { optionsOf, pastedLines } from './pasted-lines.ts';

const STORED = JSON.stringify([
  {
    sectionHeading: 'Site',
    ext: { v: 1 },
    fields: [
      { type: 'text', label: 'Area', novel: { deep: [1] } },
      { type: 'boolean', label: 'Safe?', key: 'safe', requiredField: 1 },
      { type: 'text', label: 'Area' },
    ],
  },
  { sectionHeading: 'Crew', fields: [{ type: 'select', label: 'Who', options: [{ key: 'a', label: 'Ana' }] }] },
  { sectionHeading: 'Complete!', isCompleteSection: true, fields: [] },
]);

function opened(json: string): EditForm {
  const form = openForm(json);
  if (!form) throw new Error('This is no form');
  return form;
}

const keysOf = ({ sections }: EditForm) =>
  sections.flatMap(({ key, fields }) => [key, ...fields.map((one) => one.key)]);

const lengthOf = ({ sections }: EditForm, at: number): number => sections[at]?.fields.length ?? 0;

/** One of the operations, on whatever stands at these places. */
function operationOf(form: EditForm, { kind, one, other, at }: Asked): Operation {
  const fields = form.sections.flatMap((section) => section.fields.map(({ key }) => key));
  const field = fields[one % Math.max(fields.length, 1)] ?? '';
  const section = other % Math.max(form.sections.length, 1);
  const place = { section, at: at % (lengthOf(form, section) + 1) };
  const sectionKey = form.sections[section]?.key ?? '';
  const many = new Set(fields.filter((_, index) => (one + index) % 3 === 0));
  const key = `new-${form.sections.length}-${fields.length}-${at}-${one}-${keysOf(form).length}`;
  const copied = fieldOf(form, field);
  const fresh = keysOf(form).includes(key) ? [] : [copied ? copyOf(copied, key) : { key, raw: { key, type: 'text' } }];
  const kinds: Record<Asked['kind'], Operation> = {
    add: insertFields(place, fresh),
    remove: removeField(field),
    move: moveField(field, place),
    up: stepField(field, -1),
    down: stepField(field, 1),
    change: changeField(field, { label: `Q${at}`, hint: undefined }),
    addSection: insertSection(section, { key: `${key}-s`, raw: { key: `${key}-s` }, fields: [] }),
    removeSection: removeSection(sectionKey),
    moveSection: stepSection(sectionKey, at % 2 === 0 ? 1 : -1),
    moveMany: moveFields(many, place),
    upMany: stepFields(many, -1),
    downMany: stepFields(many, 1),
    removeMany: removeFields(many),
    changeSection: changeSection(sectionKey, { sectionHeading: `S${at}` }),
  };
  return keysOf(form).includes(`${key}-s`) && kind === 'addSection' ? removeSection('none') : kinds[kind];
}

const KINDS = [
  'add',
  'remove',
  'move',
  'up',
  'down',
  'change',
  'addSection',
  'removeSection',
  'moveSection',
  'changeSection',
  'moveMany',
  'upMany',
  'downMany',
  'removeMany',
] as const;
type Asked = { kind: (typeof KINDS)[number]; one: number; other: number; at: number };
const asked = record({ kind: constantFrom(...KINDS), one: nat(40), other: nat(9), at: nat(40) });

const played = (steps: readonly Asked[], from: History<EditForm>): History<EditForm> =>
  steps.reduce((history, one) => step(history, operationOf(history.now, one)(history.now), null), from);

const isUnmoved = <S>(before: History<S>, after: History<S>): boolean => before === after;

function rewound(history: History<EditForm>): History<EditForm> {
  const before = undo(history);
  return isUnmoved(history, before) ? history : rewound(before);
}

function replayed(history: History<EditForm>): History<EditForm> {
  const after = redo(history);
  return isUnmoved(history, after) ? history : replayed(after);
}

describe('any sequence of steps', () => {
  it('is undone to the start and done again to its end, over a hundred steps and more', () => {
    assert(
      property(array(asked, { minLength: 1, maxLength: 150 }), (steps) => {
        const start = begin(opened(STORED));
        const end = played(steps, start);
        const back = rewound(end);
        expect(back.now).toBe(start.now);
        expect(formJson(back.now)).toBe(formJson(start.now));
        expect(replayed(back).now).toBe(end.now);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps every key unique, and what it makes can be read', () => {
    assert(
      property(array(asked, { maxLength: 80 }), (steps) => {
        const { now } = played(steps, begin(opened(STORED)));
        const keys = keysOf(now);
        expect(new Set(keys).size).toBe(keys.length);
        const doc = parseForm(formJson(now));
        expect(doc?.sections.map(({ key }) => key)).toEqual(now.sections.map(({ key }) => key));
        expect(opened(formJson(now))).toEqual(now);
      }),
    );
  });

  it('moving loses and doubles nothing', () => {
    const moves = record({
      kind: constantFrom('move', 'up', 'down', 'moveSection', 'moveMany', 'upMany', 'downMany'),
      one: nat(40),
      other: nat(9),
      at: nat(40),
    });
    assert(
      property(array(moves, { maxLength: 60 }), (steps) => {
        const { now } = played(steps, begin(opened(STORED)));
        expect(keysOf(now).toSorted()).toEqual(keysOf(opened(STORED)).toSorted());
      }),
    );
  });
});

describe('a stored form', () => {
  it('keeps properties that this version does not know, and the section that only the filler draws', () => {
    const stored = JSON.stringify({ v: 9, sections: JSON.parse(STORED) });
    const kept = JSON.parse(formJson(changeField('safe', { label: 'Safe now?' })(opened(stored))));
    expect(kept.v).toBe(9);
    expect(kept.sections[0]).toMatchObject({
      ext: { v: 1 },
      fields: [{ novel: { deep: [1] } }, { requiredField: 1 }, {}],
    });
    expect(kept.sections[1].fields[0].options).toEqual([{ key: 'a', label: 'Ana' }]);
    expect(kept.sections[2]).toEqual({ sectionHeading: 'Complete!', isCompleteSection: true, fields: [] });
  });

  it('gets keys by which answers on devices still find their questions', () => {
    const before = parseForm(STORED);
    const after = parseForm(formJson(opened(STORED)));
    expect([...(after?.byId.keys() ?? [])]).toEqual([...(before?.byId.keys() ?? [])]);
  });

  it('is nothing if it is no form, and a form of no sections if there is none', () => {
    expect(openForm('{"a":1}')).toBeNull();
    expect(openForm('[{"sectionHeading":"x"}]')).toBeNull();
    expect(openForm(null)).toEqual({ sections: [], last: [], around: null });
  });
});

it('a step shares every question that it does not touch', () => {
  const form = opened(STORED);
  const now = changeField('safe', { label: 'New' })(form);
  expect(now.sections[1]).toBe(form.sections[1]);
  expect(now.sections[0]?.fields[0]).toBe(form.sections[0]?.fields[0]);
});

it('a field goes from the edge of a section into the next one', () => {
  const form = opened(STORED);
  const last = form.sections[0]?.fields.at(-1)?.key ?? '';
  expect(placeOf(stepField(last, 1)(form), last)).toEqual({ section: 1, at: 0 });
  expect(placeOf(stepField(last, -1)(stepField(last, 1)(form)), last)).toEqual({ section: 0, at: 2 });
});

const order = ({ sections }: EditForm) => sections.map(({ fields }) => fields.map(({ key }) => key).join(''));

it('several fields move together and keep their order', () => {
  const form = opened(
    JSON.stringify([
      { sectionHeading: 'A', fields: ['a', 'b', 'c', 'd'].map((key) => ({ key, type: 'text' })) },
      { sectionHeading: 'B', fields: [{ key: 'e', type: 'text' }] },
    ]),
  );
  const chosen = new Set(['d', 'b']);
  expect(fieldsOf(form, chosen).map(({ key }) => key)).toEqual(['b', 'd']);
  expect(order(moveFields(chosen, { section: 1, at: 1 })(form))).toEqual(['ac', 'ebd']);
  expect(order(moveFields(chosen, { section: 0, at: 3 })(form))).toEqual(['acbd', 'e']);
  expect(order(stepFields(chosen, -1)(form))).toEqual(['bdac', 'e']);
  expect(order(stepFields(chosen, 1)(form))).toEqual(['ac', 'bde']);
  expect(stepFields(new Set(['a', 'b']), -1)(form)).toBe(form);
  expect(order(removeFields(chosen)(form))).toEqual(['ac', 'e']);
});

it('typing in one box is one step', () => {
  const start = begin('');
  const typed = step(step(step(start, 'a', 'label'), 'ab', 'label'), 'abc', 'label');
  expect(undo(typed).now).toBe('');
  expect(undo(step(typed, 'abc!', 'other')).now).toBe('abc');
});

it('a pasted list loses its numbers and bullets, and options keep what was stored for them', () => {
  expect(pastedLines('1. Hard hat\r\n\n- Vest\n  • Boots \n3 m ladder')).toEqual([
    'Hard hat',
    'Vest',
    'Boots',
    '3 m ladder',
  ]);
  const stored = [{ key: 'a', label: 'Hot' }, 'Cold'];
  expect(optionsOf(['Cold', 'Hot'], stored)).toEqual(['Cold', { key: 'a', label: 'Hot' }]);
  expect(optionsOf(['Warm', 'Cold'], stored)).toEqual([{ key: 'a', label: 'Warm' }, 'Cold']);
});

it('a question can step while something stands beside it', () => {
  const form = opened(STORED);
  const [first = '', , third = ''] = form.sections[0]?.fields.map(({ key }) => key) ?? [];
  expect([canStep(form, first, -1), canStep(form, first, 1), canStep(form, third, 1)]).toEqual([false, true, true]);
  expect(canStep(form, 'nowhere', 1)).toBe(false);
});
