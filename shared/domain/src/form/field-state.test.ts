import { describe, expect, it } from 'vitest';
import { fieldState, isAlarming, isTruthy, isUnfinished, sectionGate, understood, warningsOf } from './field-state.ts';
import { formOf, oneField, withAnswer } from './testing/form-of.ts';

const missing = (field: object, value?: unknown): boolean => {
  const { doc, id } = oneField({ requiredField: 1, ...field }, value);
  return fieldState(doc, id).isMissing;
};

const wrong = (field: object, value?: unknown): boolean => {
  const { doc, id } = oneField({ type: 'boolean', ...field }, value);
  return fieldState(doc, id).isWrong;
};

const asks = (field: object, value: unknown) => {
  const { doc, id } = oneField(field, value);
  const { asksRemarks, asksImage } = fieldState(doc, id);
  return [asksRemarks, asksImage];
};

const warned = (label: string) => ({ type: 'boolean', label, positiveWarningMessage: 'Tell your lead' });

describe('a field that needs an answer', () => {
  it.each([undefined, null, '', '  \n'])('FORM023 is missing with %j', (value) => {
    expect(missing({ type: 'text' }, value)).toBe(true);
  });

  it.each([0, false])('FORM023 is not missing with %j', (value) => {
    expect(missing({ type: 'boolean' }, value)).toBe(false);
  });

  it('FORM023 is not missing with an empty list, as the rule is written', () => {
    expect(missing({ type: 'checklist' }, [])).toBe(false);
  });

  it('FORM023 may stay empty if it is not required', () => {
    expect(missing({ type: 'text', requiredField: 0 })).toBe(false);
  });

  it('FORM024 FORM025 FORM026 never blocks as a phone list, as weather under either name, or as a shown text', () => {
    for (const type of ['personnel-phone-list', 'weather-widget', 'weather', 'static-paragraph']) {
      expect(missing({ type })).toBe(false);
    }
  });

  it('FORM060 is answered by the template if its picture is the template’s own', () => {
    expect(missing({ type: 'image', imageIsStatic: 1 })).toBe(false);
    expect(missing({ type: 'image' })).toBe(true);
  });
});

describe('a wrong answer', () => {
  it('FORM028 is No, or none, if Yes is needed', () => {
    expect([1, 0, undefined].map((value) => wrong({ positiveResponseRequired: 1 }, value))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('FORM029 is Yes if No is needed', () => {
    expect([1, 0, undefined].map((value) => wrong({ negativeResponseRequired: 1 }, value))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is impossible where nothing can be answered', () => {
    expect(wrong({ type: 'static-paragraph', positiveResponseRequired: 1 })).toBe(false);
  });
});

describe('what counts as yes', () => {
  it.each([0, '0', false, '', null, undefined, [], 1])('%j', (value) => {
    expect(isTruthy(value)).toBe(value === 1);
  });
});

describe('warnings', () => {
  it('FORM030 FORM017 a yes adds its warning, each warning once', () => {
    const doc = formOf([[warned('a'), warned('b')]], { a: 1, b: 1 });
    expect(warningsOf(doc)).toEqual(['Tell your lead']);
  });

  it('FORM031 a no adds its warning, and another answer removes it', () => {
    const { doc, id } = oneField({ type: 'boolean', negativeWarningMessage: 'Stop' }, 0);
    expect(warningsOf(doc)).toEqual(['Stop']);
    expect(warningsOf(withAnswer(doc, id, { value: 1 }))).toEqual([]);
  });
});

describe('what an answer requires', () => {
  const both = {
    conditionalRemarksLabel: 'Why?',
    conditionalRemarksResponseValue: '0',
    conditionalImageLabel: 'Photo',
    conditionalImageResponseValue: 'No',
  };

  it('FORM058 FORM059 remarks and a picture at the named answer only, however it is written', () => {
    expect(asks({ type: 'boolean', ...both }, 0)).toEqual([true, true]);
    expect(asks({ type: 'boolean', ...both }, 1)).toEqual([false, false]);
    expect(asks({ type: 'boolean', ...both }, undefined)).toEqual([false, false]);
  });

  it('FORM058 any of several answers may require it', () => {
    const field = { type: 'checklist', conditionalRemarksLabel: 'Which?', conditionalRemarksResponseValue: 'other' };
    expect(asks(field, ['Gloves', 'Other'])).toEqual([true, false]);
  });
});

describe('an answer that is N/A', () => {
  const field = { type: 'boolean', requiredField: 1, positiveResponseRequired: 1, negativeWarningMessage: 'Stop' };
  const na = { ...field, ext: { v: 1, allowNA: true } };

  it('counts as an answer, and as neither Yes nor No', () => {
    const { doc, id } = oneField(na, 'N/A');
    expect(fieldState(doc, id)).toMatchObject({ isMissing: false, isWrong: false, warning: null });
  });

  it('is none where the question does not allow it', () => {
    const { doc, id } = oneField(field, 'N/A');
    expect([doc.answers.size, fieldState(doc, id).isMissing]).toEqual([0, true]);
  });

  it('does not ask for what No asks for', () => {
    expect(asks({ ...na, conditionalRemarksLabel: 'Why?', conditionalRemarksResponseValue: 0 }, 'N/A')).toEqual([
      false,
      false,
    ]);
  });

  it('needs a reason where the question asks for one', () => {
    const { doc, id } = oneField({ ...na, ext: { v: 1, allowNA: true, naReason: true } }, 'N/A');
    expect(isUnfinished(fieldState(doc, id))).toBe(true);
    expect(isUnfinished(fieldState(withAnswer(doc, id, { remarks: 'No edge here' }), id))).toBe(false);
  });
});

describe('an answer that stops the work', () => {
  it('holds the section until the person says to have understood this very answer', () => {
    const { doc, id } = oneField({ type: 'boolean', ext: { v: 1, stop: 0 } }, 0);
    expect([fieldState(doc, id).isStopped, sectionGate(doc, 0).isOpen]).toEqual([true, false]);
    const understands = withAnswer(doc, id, understood({ value: 0 }, '2026-11-23T10:00:00Z'));
    expect(sectionGate(understands, 0).isOpen).toBe(true);
    const again = withAnswer(withAnswer(understands, id, { value: 1 }), id, { value: 0 });
    expect(sectionGate(again, 0).isOpen).toBe(true);
  });

  it('holds it for required remarks and a required photo', () => {
    const field = {
      type: 'boolean',
      conditionalRemarksLabel: 'What?',
      conditionalRemarksResponseValue: 0,
      conditionalImageLabel: 'Photo',
      conditionalImageResponseValue: 0,
      ext: { v: 1, remarksRequired: true, imageRequired: true },
    };
    const { doc, id } = oneField(field, 0);
    expect(fieldState(doc, id).fault?.message).toBe('The remarks are still needed.');
    const remarked = withAnswer(doc, id, { remarks: 'Two sleeves' });
    expect(fieldState(remarked, id).fault?.message).toBe('One photo is still needed.');
    const picture = { id: 1, slug: 'p', filename: 'p.png', width: 1, height: 1 };
    expect(fieldState(withAnswer(remarked, id, { images: [picture] }), id).fault).toBeNull();
  });
});

describe('a section', () => {
  const sections = [
    [
      { type: 'text', label: 'a', requiredField: 1 },
      { type: 'boolean', label: 'b', positiveResponseRequired: 1 },
    ],
  ];

  it('FORM021 can be left if nothing is missing and nothing is wrong', () => {
    expect(sectionGate(formOf(sections, { b: 0 }), 0)).toEqual({
      isOpen: false,
      missing: ['S1/text a'],
      wrong: ['S1/boolean b'],
    });
    expect(sectionGate(formOf(sections, { a: 'x', b: 1 }), 0).isOpen).toBe(true);
  });

  it('shows more, never less, when a needed answer is given', () => {
    const before = sectionGate(formOf(sections, { b: 1 }), 0);
    const after = sectionGate(formOf(sections, { a: 'x', b: 1 }), 0);
    expect(after.missing.length).toBeLessThan(before.missing.length);
    expect(after.wrong).toEqual(before.wrong);
  });
});

it('a changed answer leaves every other answer the identical object', () => {
  const doc = formOf(
    [
      [
        { type: 'text', label: 'a' },
        { type: 'text', label: 'b' },
      ],
    ],
    { a: '1', b: '2' },
  );
  const after = withAnswer(doc, 'S1/text a', { value: '3' });
  expect(after.answers.get('S1/text b')).toBe(doc.answers.get('S1/text b'));
  expect(after.sections).toBe(doc.sections);
  expect(withAnswer(doc, 'nowhere', { value: 1 })).toBe(doc);
});

it.each<[object, unknown, boolean]>([
  [{}, 0, false],
  [{ negativeWarningMessage: 'Tell your lead' }, 0, true],
  [{ negativeWarningMessage: 'Tell your lead' }, 1, false],
  [{ positiveResponseRequired: 1 }, 0, true],
  [{ ext: { stop: 0 } }, 0, true],
  [{ ext: { stop: 0 } }, 1, false],
])('%j answered with %j alarms: %s', (asked, value, isOne) => {
  const { doc, id } = oneField({ type: 'boolean', ...asked });
  const entry = doc.byId.get(id);
  expect(entry && isAlarming(entry, value)).toBe(isOne);
});
