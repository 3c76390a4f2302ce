import { describe, expect, it } from 'vitest';
import { answerProblems, asksTheSame } from './check-filled.ts';
import { faultText } from './answer-fault.ts';
import { templateErrors } from './lint-template.ts';
import { signatureAnswer, signatureIn } from './field-signature.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { kindProperties, kindRow } from './kind-of-field.ts';
import { EXTRA_KINDS, isFieldType } from './field-kind.ts';
import type { Answer } from './form-types.ts';
import { parseForm } from './parse-form.ts';
import { recordAnswer, recordIn } from './picked-record.ts';
import { pointAnswer, pointIn } from './point.ts';
import { repeatRows } from './repeat-rows.ts';
import { repeatAnswer } from './row-doc.ts';
import { formSections } from './submit-payload.ts';
import { oneField, withAnswer } from './testing/form-of.ts';

const of = (kind: keyof typeof EXTRA_KINDS, ext: object = {}, more: object = {}) => ({
  type: EXTRA_KINDS[kind],
  ext: { v: 1, of: kind, ...ext },
  ...more,
});

/** The words of the refusal as the server reads the stored form; empty for none. */
function refusal(field: object, answer: Answer): string {
  const { doc, id } = oneField(field);
  const stored = parseForm(JSON.stringify(formSections(withAnswer(doc, id, answer))));
  return stored ? (answerProblems(stored)[0]?.said ?? '') : 'This is no form';
}

const CREW = of(
  'repeat',
  {
    fields: [
      { key: 'who', type: 'text', label: 'Who', requiredField: 1, ext: { v: 1, of: 'person' } },
      { key: 'hours', type: 'text', label: 'Hours', ext: { v: 1, of: 'number', min: 0, max: 24 } },
      { key: 'rate', type: 'text', label: 'Rate', ext: { v: 1, of: 'number' } },
      { key: 'cost', type: 'text', label: 'Cost', ext: { v: 1, of: 'calculated', formula: 'hours * rate' } },
      { key: 'fit', type: 'boolean', label: 'Fit', ext: { v: 1, allowNA: true } },
    ],
  },
  { columns: ['Who', 'Hours', 'Rate', 'Cost', 'Fit'] },
);

const rows = (...list: Record<string, Answer>[]): Answer => repeatAnswer({ raw: CREW }, list);

describe('an answer that does not fit is refused in words', () => {
  const trail = [{ x: 1, y: 1 }, { x: 90, y: 20 }, {}];

  it.each([
    ['a number', of('number', { unit: 'mm', min: 0, max: 10 }), { value: '12' }, 'This must be from 0 to 10 mm.'],
    ['words for a number', of('number'), { value: 'many' }, 'This needs a number.'],
    ['a fraction', of('number', { decimals: 0 }), { value: '1.5' }, 'This must be a whole number.'],
    ['a day alone', of('date-time'), { value: '2026-11-23' }, 'This needs a day and a time.'],
    ['no place on earth', of('gps'), { value: '91, 0' }, 'This needs a position: latitude and longitude.'],
    ['a very long code', of('barcode'), { value: 'x'.repeat(4001) }, 'This code is too long.'],
    ['a name for a signature', of('signature'), { value: 'Ana' }, 'This needs a signature, not only a name.'],
    [
      'a signature without points',
      of('signature'),
      { value: 'Ana', meta: { signature: { trail: [{}] } } },
      'This needs a signature, not only a name.',
    ],
    ['a row that lacks an answer', CREW, rows({ hours: { value: '3' } }), 'Row 1, Who: This needs an answer.'],
    [
      'a row with a number out of range',
      CREW,
      rows({ who: { value: 'Ana' } }, { who: { value: 'Ben' }, hours: { value: '25' } }),
      'Row 2, Hours: This must be from 0 to 24.',
    ],
    ['a picture that is none', of('camera-photo'), { value: 'photo' }, 'This answer does not fit the question.'],
  ])('%s', (...[, field, answer, said]) => {
    expect(refusal(field, answer)).toBe(said);
  });

  it.each([
    ['a number', of('number', { unit: 'mm', min: 0, max: 10 }), { value: '9.5' }],
    ['a day and a time', of('date-time'), { value: '2026-11-23T07:30' }],
    ['a position that was typed', of('gps'), { value: '43.65, -79.35' }],
    [
      'a position that was read',
      of('gps'),
      pointAnswer({ lat: 43.65, long: -79.35, accuracy: 6, at: '2026-11-23T10:00:00Z' }),
    ],
    ['a code', of('barcode'), { value: '0012345678905' }],
    ['a signature', of('signature'), signatureAnswer({ name: 'Ana', trail, method: 'drawn' }, '2026-11-23T10:00:00Z')],
    ['a person', of('person'), recordAnswer({ id: 4, name: 'Ana Souza' })],
    [
      'rows',
      CREW,
      rows({ who: { value: 'Ana' }, hours: { value: '2' }, rate: { value: '10' }, fit: { value: 'N/A' } }),
    ],
    ['N/A', of('number', { allowNA: true }), { value: 'N/A' }],
  ])('%s is taken', (_name, field, answer) => {
    expect(refusal(field, answer)).toBe('');
  });
});

it('a row with a forged calculation is refused', () => {
  const { doc } = oneField(CREW, [['Ana', '2', '10', '999', '']]);
  expect(answerProblems(doc)[0]?.said).toBe('Row 1, Cost: This is calculated and comes to 20.');
});

describe('what an old client shows and keeps', () => {
  it('is a type that it knows, with a text or the cells of a table', () => {
    expect(Object.values(EXTRA_KINDS).every(isFieldType)).toBe(true);
    const answer = rows({ who: { value: 'Ana' }, hours: { value: '2' }, rate: { value: '10' }, fit: { value: 1 } });
    expect(answer.value).toEqual([['Ana', '2', '10', '20', 'Yes']]);
    expect(pointAnswer({ lat: 43.651_07, long: -79.347_02, accuracy: 6, at: null }).value).toBe('43.65107, -79.34702');
  });

  it('is taken from what it wrote: rows of a table, a typed position, a typed name', () => {
    const typed = { value: [['Ana', '2', '10', '20', 'no']] };
    expect(repeatRows({ raw: CREW }, typed)).toEqual([
      { who: { value: 'Ana' }, hours: { value: '2' }, rate: { value: '10' }, cost: { value: '20' }, fit: { value: 0 } },
    ]);
    expect(pointIn({ value: '43.65, -79.35', meta: { gps: { lat: 1, long: 1 } } })).toMatchObject({
      lat: 43.65,
      at: null,
    });
    expect(recordIn({ value: 'Ben', meta: { record: { id: 4, name: 'Ana' } } })).toBeNull();
    expect(signatureIn({ value: 'Ana' })).toBeNull();
  });

  it('comes back from storage as it was', () => {
    const { doc, id } = oneField(CREW);
    const answer = rows({ who: recordAnswer({ id: 4, name: 'Ana' }), hours: { value: '2' } });
    const stored = parseForm(JSON.stringify(formSections(withAnswer(doc, id, answer))));
    expect(stored && asksTheSame(doc, stored)).toBe(true);
    expect(stored && repeatRows({ raw: CREW }, stored.answers.get(id) ?? {})[0]?.['who']).toEqual(
      recordAnswer({ id: 4, name: 'Ana' }),
    );
  });

  it('a kind of a later version is a field of its type', () => {
    const { doc, id } = oneField({ type: 'text', ext: { v: 2, of: 'smell' } }, 'roses');
    expect([doc.byId.get(id)?.field.kind, doc.answers.get(id)?.value]).toEqual(['text', 'roses']);
  });
});

describe('the table of kinds', () => {
  it('has a row for every kind, once, whose properties make a field of it', () => {
    const kinds = FIELD_KINDS.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    const made = kinds.map((kind) => oneField(kindProperties(kind)).doc.byId.values().next().value?.field.kind);
    expect(made).toEqual(kinds);
    expect(kindRow('weather-widget')?.kind).toBe('weather');
  });
});

function template(...fields: object[]): string[] {
  const keyed = fields.map((one, at) => Object.assign({ label: `Q${at + 1}`, key: `q${at + 1}` }, one));
  return templateErrors(JSON.stringify([{ sectionHeading: 'S', fields: keyed }])).map(
    ({ question, fault }) => `${question}: ${faultText(fault)}`,
  );
}

describe('a template', () => {
  it('with all of this as it should be has no problem', () => {
    expect(template(of('number'), CREW, of('calculated', { formula: 'q1 * sum(q2.hours)' }))).toEqual([]);
  });

  it.each([
    [of('calculated'), 'It needs a formula.'],
    [of('calculated', { formula: 'q1 +' }), 'Its formula cannot be read: The formula ends too early.'],
    [of('calculated', { formula: 'nowhere' }), 'Its formula reads the question “nowhere”, which is not there.'],
    [
      of('calculated', { formula: 'q1.hours' }),
      '“q1.hours” is a number in each row: take sum, count, average, min or max of it.',
    ],
    [of('calculated', { formula: 'q1' }), 'Its formula reads “Q1”, which is no number.'],
    [of('calculated', { formula: 'q2' }), 'It depends on itself, through its condition or formula. Break the circle.'],
    [of('number', { min: 3, max: 1 }), 'Its least value, 3, is above its greatest, 1.'],
    [of('repeat'), 'A repeating question needs questions in its rows.'],
    [
      { ...CREW, columns: ['Who'] },
      'Its columns must be the labels of the questions in its rows: other clients show it as a table.',
    ],
    [
      { type: 'text', ext: { v: 1, visibleIf: { all: [{ key: 'gone', answered: true }] } } },
      'Its condition reads the question “gone”, which is not there.',
    ],
  ])('%j is refused', (field, said) => {
    expect(template(CREW, field)).toContain(`Q2: ${said}`);
  });
});
