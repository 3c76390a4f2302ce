import { describe, expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';
import { answerProblems } from './check-filled.ts';
import { warningsOf } from './field-state.ts';
import { signatureAnswer } from './field-signature.ts';
import { flaggedAnswers } from './flagged-answers.ts';
import { filesOf, keysOnTheirWay } from './form-files.ts';
import type { Answer, FormDoc } from './form-types.ts';
import { lintTemplate } from './lint-template.ts';
import { parseForm } from './parse-form.ts';
import { repeatRows } from './repeat-rows.ts';
import { repeatAnswer, rowDocs } from './row-doc.ts';
import { formSections } from './submit-payload.ts';
import { oneField, withAnswer } from './testing/form-of.ts';

const FIELDS = [
  { key: 'where', type: 'text', label: 'Where' },
  {
    key: 'safe',
    type: 'boolean',
    label: 'Safe?',
    requiredField: 1,
    negativeWarningMessage: 'Close it off.',
    conditionalRemarksLabel: 'What is wrong?',
    conditionalRemarksResponseValue: 0,
    conditionalImageLabel: 'The damage',
    conditionalImageResponseValue: 0,
    ext: { v: 1, imageRequired: 1 },
  },
  {
    key: 'photo',
    type: 'image',
    label: 'Photo',
    requiredField: 1,
    ext: { v: 1, visibleIf: { all: [{ key: 'safe', is: 1 }] } },
  },
  { key: 'sign', type: 'text', label: 'Checked by', ext: { v: 1, of: 'signature' } },
];

const CHECKS = {
  type: 'table',
  label: 'Ladders',
  columns: FIELDS.map(({ label }) => label),
  ext: { v: 1, of: 'repeat', fields: FIELDS },
};

const picture = (id: number) => ({ id, slug: `p${id}`, filename: `${id}.jpg`, width: 4, height: 3 });
const trail = [{ x: 1, y: 1 }, { x: 90, y: 20 }, {}];
const SIGNED = signatureAnswer({ name: 'Ana', trail, method: 'drawn' }, '2026-11-23T10:00:00Z');

const GOOD: Record<string, Answer> = {
  where: { value: 'Bay 1' },
  safe: { value: 1 },
  photo: { value: [{ ...picture(7), meta: { isNew: true } }] },
  sign: SIGNED,
};
const BAD: Record<string, Answer> = {
  where: { value: 'Bay 2' },
  safe: { value: 0, remarks: 'A rung is loose', images: [picture(8)] },
};

const rows = (...list: Record<string, Answer>[]): Answer => repeatAnswer({ raw: CHECKS }, list);

function filled(...list: Record<string, Answer>[]): { doc: FormDoc; id: string } {
  const { doc, id } = oneField(CHECKS);
  const stored = parseForm(JSON.stringify(formSections(withAnswer(doc, id, rows(...list)))));
  if (!stored) throw new Error('This is no form');
  return { doc: stored, id };
}

const said = ({ doc }: { doc: FormDoc }): string => answerProblems(doc)[0]?.said ?? '';

describe('pictures, signatures and conditions in rows', () => {
  it('are stored whole, and as cells that every client shows', () => {
    const { doc, id } = filled(GOOD, BAD);
    expect(said({ doc })).toBe('');
    const answer = doc.answers.get(id) ?? {};
    expect(answer.value).toEqual([
      ['Bay 1', 'Yes', '1 picture', 'Ana'],
      ['Bay 2', 'No', '', ''],
    ]);
    expect(repeatRows({ raw: CHECKS }, answer)).toEqual([{ ...GOOD, photo: { value: [picture(7)] } }, BAD]);
    expect(filesOf(doc).map(({ filename }) => filename)).toEqual(['7.jpg', '8.jpg']);
    const entry = doc.byId.get(id);
    expect(entry && answerLines(entry, answer)).toContain('A rung is loose');
  });

  it('of a hidden question are left out, and so is what an answer no longer asks for', () => {
    const { doc, id } = filled(
      { ...GOOD, safe: { ...BAD['safe'], value: 0 } },
      { safe: { ...BAD['safe'], value: 1 }, photo: { value: [picture(9)] } },
    );
    const [first, second] = repeatRows({ raw: CHECKS }, doc.answers.get(id) ?? {});
    expect(first).not.toHaveProperty('photo');
    expect(second?.['safe']).toEqual({ value: 1 });
  });

  it.each([
    ['a row without its photo', { safe: { value: 1 } }, 'Row 1, Photo: This needs an answer.'],
    ['a row without the photo of a damage', { safe: { value: 0 } }, 'Row 1, Safe?: One photo is still needed.'],
    [
      'a name for a signature',
      { ...GOOD, sign: { value: 'Ana' } },
      'Row 1, Checked by: This needs a signature, not only a name.',
    ],
  ])('%s is refused', (_name, row, problem) => {
    expect(said(filled(row))).toBe(problem);
  });

  it('that are no pictures are refused', () => {
    const meta = { rows: [{ safe: { value: 1 }, photo: { value: 'photo' } }] };
    expect(said(oneField({ ...CHECKS, value: [['', 'Yes', '', '']], meta }))).toBe(
      'This answer does not fit the question.',
    );
  });

  it('warn, and are flagged answers of the form', () => {
    const { doc, id } = filled(GOOD, BAD);
    expect(warningsOf(doc)).toEqual(['Close it off.']);
    expect(flaggedAnswers(doc)).toMatchObject([{ fieldId: id, warning: 'Close it off.' }]);
    expect(rowDocs({ raw: CHECKS }, doc.answers.get(id) ?? {}).map(({ hidden }) => hidden)).toEqual([
      new Set(),
      new Set(['photo']),
    ]);
  });

  it('wait for pictures that have not arrived', () => {
    const { doc, id } = oneField(CHECKS);
    const waiting = rows({ safe: { value: 1 }, photo: { value: [{ ...picture(0), filename: '', key: 'k1' }] } });
    expect(keysOnTheirWay(withAnswer(doc, id, waiting))).toEqual(['k1']);
  });
});

describe('rows that another client has changed', () => {
  const stored = rows(GOOD, { ...GOOD, where: { value: 'Bay 3' }, photo: { value: [picture(9)] } });
  const cells: unknown[] = Array.isArray(stored.value) ? stored.value : [];

  it('keep the pictures of the rows that are as they were, wherever they stand now', () => {
    const [only] = repeatRows({ raw: CHECKS }, { ...stored, value: cells.slice(1) });
    expect(only?.['photo']).toEqual({ value: [picture(9)] });
  });

  it('never take the picture of another row', () => {
    const twins = rows(GOOD, { ...GOOD, photo: { value: [picture(9)] } });
    const left: unknown[] = Array.isArray(twins.value) ? twins.value.slice(1) : [];
    const [only] = repeatRows({ raw: CHECKS }, { ...twins, value: left });
    expect(only?.['where']).toEqual({ value: 'Bay 1' });
    expect(only).not.toHaveProperty('photo');
  });
});

/** What is found at a template with one question in its rows. */
const codes = (field: object) =>
  lintTemplate(
    JSON.stringify([
      {
        key: 's',
        sectionHeading: 'S',
        fields: [
          {
            key: 'r',
            ...CHECKS,
            columns: ['Q'],
            ext: { v: 1, of: 'repeat', fields: [{ key: 'q', label: 'Q', ...field }] },
          },
        ],
      },
    ]),
  ).map(({ text }) => text);

it('what is wrong with a question in the rows of a template is said', () => {
  expect(codes({ type: 'image' })).toEqual([]);
  expect(codes({ type: 'select', options: [] })).toEqual(['“Q” in its rows: It needs options to choose from.']);
  expect(codes({ type: 'text', ext: { v: 1, visibleIf: { all: [{ key: 'gone', answered: true }] } } })).toEqual([
    '“Q” in its rows: Its condition reads the question “gone”, which is not there.',
  ]);
  expect(codes({ type: 'text', ext: { v: 1, visibleIf: { all: [{ key: 'q', answered: true }] } } })).toEqual([
    '“Q” in its rows: It depends on itself, through its condition or formula. Break the circle.',
  ]);
});
