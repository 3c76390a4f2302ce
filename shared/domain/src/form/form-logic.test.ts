import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblems } from './check-filled.ts';
import { fieldState, sectionGate } from './field-state.ts';
import { setAnswer, settle, withAnswers } from './form-logic.ts';
import type { FormDoc } from './form-types.ts';
import { conditionProblems } from './logic-problems.ts';
import { parseForm } from './parse-form.ts';
import { formSections } from './submit-payload.ts';
import { withAnswer } from './testing/form-of.ts';

const form = (sections: readonly object[]): FormDoc => {
  const doc = parseForm(JSON.stringify(sections));
  if (!doc) throw new Error('This is no form');
  return doc;
};
const section = (key: string, fields: readonly object[], ext?: object) => ({ key, sectionHeading: key, fields, ext });
const field = (key: string, type: string, ext: object = {}) => ({ key, type, label: key, ext: { v: 1, ...ext } });
const needed = (key: string, ext: object = {}) => ({ ...field(key, 'text', ext), requiredField: 1 });
const number = (key: string, ext: object = {}) => field(key, 'text', { of: 'number', ...ext });
const calculated = (key: string, formula: string, ext: object = {}) =>
  field(key, 'text', { of: 'calculated', formula, ...ext });
const onlyIf = (key: string, test: object) => ({ visibleIf: { all: [{ key, ...test }] } });

const CASCADE = form([
  section('s1', [
    field('hot', 'boolean'),
    needed('permit', onlyIf('hot', { is: 'Yes' })),
    needed('copy', onlyIf('permit', { answered: true })),
  ]),
  section('s2', [needed('watch', {})], onlyIf('hot', { is: 1 })),
]);

describe('a condition', () => {
  it('hides a question, and the ones that read it, until it is met', () => {
    expect([...CASCADE.hidden]).toEqual(['s1/permit', 's1/copy', 'section s2', 's2/watch']);
    const yes = withAnswer(CASCADE, 's1/hot', { value: 1 });
    expect([...yes.hidden]).toEqual(['s1/copy']);
    expect([...withAnswer(yes, 's1/permit', { value: 'P-1' }).hidden]).toEqual([]);
  });

  it('keeps the answer of a hidden question until the form is submitted, and never asks for it', () => {
    const filled = withAnswer(withAnswer(CASCADE, 's1/hot', { value: 1 }), 's1/permit', { value: 'P-1' });
    const no = withAnswer(filled, 's1/hot', { value: 0 });
    expect(no.hidden.has('s1/copy')).toBe(true);
    expect([sectionGate(no, 0).isOpen, sectionGate(no, 1).isOpen]).toEqual([true, true]);
    expect(JSON.stringify(formSections(no))).not.toContain('P-1');
    expect(withAnswer(no, 's1/hot', { value: 1 }).answers.get('s1/permit')?.value).toBe('P-1');
  });

  it.each([
    [{ is: 'No' }, 0, true],
    [{ is: ['No', 'N/A'] }, 'N/A', true],
    [{ is: 0 }, 'N/A', false],
    [{ isNot: 'Yes' }, 0, true],
    [{ isNot: 'Yes' }, undefined, false],
    [{ notAnswered: true }, undefined, true],
    [{ answered: true }, 'N/A', true],
  ])('%j with the answer %j: %s', (test, value, isShown) => {
    const doc = form([
      section('s', [field('q', 'boolean', { allowNA: true }), field('more', 'text', onlyIf('q', test))]),
    ]);
    const answered = value === undefined ? doc : withAnswer(doc, 's/q', { value });
    expect(answered.hidden.has('s/more')).toBe(!isShown);
  });

  it.each([
    [number('q'), { above: 3 }, '3.5', true],
    [number('q'), { above: '3' }, '3', false],
    [number('q'), { below: 3 }, '-4', true],
    [number('q'), { is: '3.0' }, '3', true],
    [field('q', 'date'), { above: '2026-11-23' }, '2026-12-01', true],
    [field('q', 'checklist'), { includes: 'Gloves' }, ['Hat', 'gloves'], true],
    [field('q', 'text'), { includes: 'asbest' }, 'Old Asbestos board', true],
    [field('q', 'text'), { above: 3 }, 'many', false],
  ])('%j %j with %j: %s', (...[question, test, value, isShown]) => {
    const doc = form([section('s', [question, field('more', 'text', onlyIf('q', test))])]);
    expect(withAnswer(doc, 's/q', { value }).hidden.has('s/more')).toBe(!isShown);
  });

  it('that reads a question which is not there, or that this version does not know, hides nothing', () => {
    const doc = form([
      section('s', [
        field('a', 'text', onlyIf('gone', { is: 1 })),
        field('b', 'text', { visibleIf: { all: [{ key: 'a', soundsLike: 'x' }] } }),
      ]),
    ]);
    expect([...doc.hidden]).toEqual([]);
  });

  it('that goes in a circle is named, and hides nothing', () => {
    const doc = form([
      section('s', [field('a', 'text', onlyIf('b', { answered: true })), field('b', 'text', onlyIf('a', { is: 'x' }))]),
      section('t', [field('c', 'text')], onlyIf('c', { answered: true })),
    ]);
    expect([...doc.hidden]).toEqual([]);
    expect(conditionProblems(doc).map(({ id }) => id)).toEqual(['s/a', 's/b', 'section t', 't/c']);
  });
});

describe('a calculated question', () => {
  const HOURS = form([
    section('s', [
      number('length'),
      number('width'),
      calculated('area', 'length * width', { decimals: 1 }),
      calculated('cost', 'area * 20'),
      field('big', 'text', onlyIf('cost', { above: 100 })),
    ]),
  ]);

  it('follows the answers that it reads, and shows what depends on it', () => {
    const { doc, changed } = setAnswer(withAnswer(HOURS, 's/length', { value: '2.5' }), 's/width', { value: '3' });
    expect([doc.answers.get('s/area')?.value, doc.answers.get('s/cost')?.value]).toEqual(['7.5', '150']);
    expect(changed).toEqual(['s/width', 's/area', 's/cost', 's/big']);
    const emptied = withAnswer(doc, 's/width', { value: '' });
    expect([emptied.answers.get('s/cost')?.value, emptied.hidden.has('s/big')]).toEqual(['', true]);
  });

  it('is refused where it was changed by hand', () => {
    const doc = withAnswers(
      HOURS,
      new Map([
        ['s/length', { value: '2' }],
        ['s/width', { value: '4' }],
      ]),
    );
    expect(answerProblems(doc)).toEqual([]);
    const forged = { ...doc, answers: new Map(doc.answers).set('s/cost', { value: '1' }) };
    expect(answerProblems(forged).map(({ said }) => said)).toEqual(['This is calculated and comes to 160.']);
  });

  it('is kept as it was stored until something that it reads changes', () => {
    const stored = form([section('s', [number('a'), { ...calculated('b', 'a * 2'), value: '7' }])]);
    expect(stored.answers.get('s/b')?.value).toBe('7');
  });

  it('leaves what is not concerned the identical object', () => {
    const doc = withAnswer(HOURS, 's/big', { value: 'x' });
    const after = withAnswer(doc, 's/length', { value: '2' });
    expect(after.answers.get('s/big')).toBe(doc.answers.get('s/big'));
    expect(after.logic).toBe(doc.logic);
  });
});

describe('whatever is answered, in whatever order', () => {
  const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];
  const tests = record({ key: constantFrom(...KEYS), is: constantFrom('1', '2') });
  const questions = tuple(
    ...KEYS.map((key) =>
      tuple(tests, constantFrom('condition', 'formula', 'plain')).map(([test, how]) => {
        if (how === 'plain') return number(key);
        return how === 'formula' ? calculated(key, `${test.key} + 1`) : number(key, { visibleIf: { all: [test] } });
      }),
    ),
  );
  const moves = array(tuple(constantFrom(...KEYS), integer({ min: 0, max: 2 })), { maxLength: 12 });

  it('working out what depends on an answer gives what working out everything gives', () => {
    assert(
      property(questions, moves, (fields, given) => {
        const start = form([section('s', fields)]);
        let doc = withAnswers(start, start.answers);
        for (const [key, value] of given)
          if (doc.byId.get(`s/${key}`)?.field.kind === 'number')
            doc = withAnswer(doc, `s/${key}`, { value: String(value) });
        const whole = settle(doc);
        expect([...doc.hidden].toSorted()).toEqual([...whole.hidden].toSorted());
        expect(whole.changed).toEqual([]);
        expect(answerProblems(doc)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

it('a hidden question has no state at all', () => {
  expect(fieldState(CASCADE, 's1/permit')).toMatchObject({ isMissing: false, warning: null, asksRemarks: false });
});
