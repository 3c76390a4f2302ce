import { array, assert, constantFrom, integer, oneof, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionOf, newTest, withCondition } from './conditions.ts';
import { formJson, openForm } from './edit-form.ts';
import type { Raw } from './edit-form.ts';
import { actionsOf, ruleText, rulesFor, withNotApplicable, withRule, withoutRules } from './logic.ts';
import type { Action } from './logic.ts';
import { changeField, fieldOf } from './operations.ts';

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  boolean: ['1', '0', 'N/A'],
  select: ['Hot', 'Cold', 'N/A'],
};

function changed(raw: Raw, change: Raw): Raw {
  const form = openForm(JSON.stringify([{ sectionHeading: 'S', fields: [raw] }]));
  if (!form) throw new Error('This is no form');
  return fieldOf(openForm(formJson(changeField('q', change)(form))) ?? form, 'q')?.raw ?? {};
}

type Asked = { answer: number; action: Action; text: string | null };

/** Sets a rule, and checks that it is read again and that the rules of the other answers stay. */
function ruled(raw: Raw, { answer, action, text }: Asked): Raw {
  const words = ANSWERS[String(raw['type'])] ?? [];
  const chosen = words[answer] ?? '';
  if (!actionsOf(String(raw['type']), chosen).includes(action)) return raw;
  const now = changed(raw, withRule(raw, chosen, { action, text }));
  expect(ruleText(now, chosen, action) === null).toBe(text === null);
  for (const other of words.filter((one) => one !== chosen))
    expect(rulesFor(now, other).map((rule) => rule.action)).toEqual(rulesFor(raw, other).map((rule) => rule.action));
  return now;
}

const asked = record({
  answer: integer({ min: 0, max: 2 }),
  action: constantFrom<Action[]>('photo', 'remarks', 'reason', 'warn', 'understand', 'wrong'),
  text: oneof(string({ minLength: 1 }), constantFrom(null)),
});

describe('rules in words', () => {
  it('what is set is read again, and the rules of the other answers stay', () => {
    assert(
      property(constantFrom('boolean', 'select'), array(asked, { maxLength: 20 }), (type, changes) => {
        let raw: Raw = { key: 'q', type, label: 'Q', ext: { v: 1, allowNA: 1, novel: [1] } };
        for (const change of changes) raw = ruled(raw, change);
        expect(raw['ext']).toMatchObject({ allowNA: 1, novel: [1] });
      }),
    );
  });

  it('are the stored properties: No asks for a photo, warns, and stops until it is understood', () => {
    const raw = { key: 'q', type: 'boolean', label: 'Covered?' };
    let stored: Raw = raw;
    for (const rule of [
      { action: 'warn', text: 'Call your supervisor' },
      { action: 'photo', text: 'Photo of the opening' },
      { action: 'understand', text: '' },
      { action: 'wrong', text: '' },
    ] as const)
      stored = changed(stored, withRule(stored, '0', rule));
    expect(stored).toEqual({
      ...raw,
      negativeWarningMessage: 'Call your supervisor',
      conditionalImageLabel: 'Photo of the opening',
      conditionalImageResponseValue: 0,
      positiveResponseRequired: 1,
      ext: { v: 1, stop: 0 },
    });
    expect(rulesFor(stored, '1')).toEqual([]);
    expect(changed(stored, withoutRules(stored, '0'))).toEqual(raw);
  });

  it.each([
    [
      ['Yes', true, 'no'],
      [1, 0],
    ],
    [
      ['No', 'N/A'],
      [0, 'N/A'],
    ],
  ])('of an answer however it is written: %j', (stored, kept) => {
    const raw = { key: 'q', type: 'boolean', label: 'Q', ext: { v: 1, allowNA: 1, stop: stored } };
    const answers = ['1', '0', 'N/A'].filter((answer) => rulesFor(raw, answer).length > 0);
    expect(answers).toEqual(kept.map(String));
  });

  it('of N/A go when it is not allowed any longer, and those of No stay', () => {
    const raw = {
      key: 'q',
      type: 'boolean',
      label: 'Covered?',
      conditionalImageLabel: 'Photo',
      conditionalImageResponseValue: [0, 'N/A'],
      ext: { v: 1, allowNA: 1, naReason: 1, stop: [0, 'N/A'] },
    };
    expect(rulesFor(raw, 'N/A').map(({ action }) => action)).toEqual(['reason', 'photo', 'understand']);
    expect(changed(raw, withNotApplicable(raw, false))).toEqual({
      ...raw,
      conditionalImageResponseValue: 0,
      ext: { v: 1, stop: 0 },
    });
    expect(changed({ key: 'q', type: 'text' }, withNotApplicable({}, true))).toMatchObject({ ext: { allowNA: 1 } });
  });
});

describe('a condition', () => {
  it('keeps tests that this version does not know, and goes with its last one', () => {
    const novel = { key: 'sky', sameAs: 'sea' };
    const raw = { ext: { v: 1, help: 'h', visibleIf: { any: [novel, { key: 'a', is: 1 }] } } };
    const read = conditionOf(raw);
    expect(read.needs).toBe('any');
    expect(read.tests.map(({ test }) => test?.key ?? null)).toEqual([null, 'a']);
    const more = { ...read, tests: [...read.tests, newTest({ key: 'b', operator: 'answered', wanted: undefined })] };
    expect(withCondition(raw, more)).toEqual({
      ext: { v: 1, help: 'h', visibleIf: { any: [novel, { key: 'a', is: 1 }, { key: 'b', answered: true }] } },
    });
    expect(withCondition(raw, { needs: 'all', tests: [] })).toEqual({ ext: { v: 1, help: 'h' } });
    expect(withCondition({ ext: { v: 1, visibleIf: {} } }, { needs: 'all', tests: [] })).toEqual({ ext: undefined });
  });
});
