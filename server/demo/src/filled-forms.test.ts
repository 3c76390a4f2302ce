import type { ModelName } from '@fieldspan/contract/models';
import { checkFilled } from '@fieldspan/domain/form/check-filled';
import { templateErrors } from '@fieldspan/domain/form/lint-template';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { StoredRow } from './book.ts';
import { makeWorld } from './world.ts';

const now = new Date('2026-11-20T15:42:00Z');
const { book } = makeWorld({ now, tosHash: 'present' });
const text = (row: StoredRow | undefined, column: string) => String(row?.[column]);

const Sections = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ fields: v.array(v.looseObject({ type: v.string(), value: v.optional(v.unknown()) })) })),
);
const Signature = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ trail: v.array(v.unknown()), sigSkipped: v.boolean() }),
);
const fieldsIn = (name: ModelName) =>
  book.rows(name).flatMap((row) => v.parse(Sections, text(row, 'form_json')).flatMap(({ fields }) => fields));

it('ask questions of every type', () => {
  const types = new Set(fieldsIn('FormTemplate').map(({ type }) => type));
  expect([...types].toSorted()).toEqual([
    'boolean',
    'checklist',
    'control-list',
    'date',
    'hazard-list',
    'image',
    'library-file',
    'medical-facility-location',
    'personnel-phone-list',
    'select',
    'select-multi',
    'static-paragraph',
    'table',
    'tasklist',
    'text',
    'textarea',
    'time',
    'weather',
    'whiteboard',
    'youtube-video',
  ]);
});

it('answer every required question, and keep no drawn answers in the templates', () => {
  const missing = fieldsIn('CompanyForm').filter(
    (field) =>
      'requiredField' in field && field.requiredField === 1 && (field.value === undefined || field.value === ''),
  );
  expect(missing).toEqual([]);
  expect(fieldsIn('FormTemplate').filter((field) => 'samples' in field || 'value' in field)).toEqual([]);
});

it('match their templates, by the server’s own check', () => {
  const templates = new Map(book.rows('FormChildTemplate').map((row) => [row.id, text(row, 'form_json')]));
  const problems = book.rows('CompanyForm').flatMap((row) => {
    const [asked, filled] = [templates.get(row['child_template_id']) ?? '', text(row, 'form_json')].map(parseForm);
    return asked && filled ? checkFilled(asked, filled).map((problem) => problem.text) : ['No form'];
  });
  expect(problems).toEqual([]);
  expect(book.rows('FormTemplate').flatMap((row) => templateErrors(text(row, 'form_json')))).toEqual([]);
});

it('are filled in once where their template says so', () => {
  const single = new Set(
    book
      .rows('FormTemplate')
      .filter((row) => row['is_single_use'] === 1)
      .map(({ id }) => id),
  );
  const used = book.rows('CompanyForm').filter((row) => single.has(row['form_template_id']));
  expect(used.length).toBeGreaterThan(0);
  expect(new Set(used.map((row) => row['child_template_id'])).size).toBe(used.length);
});

it('are signed with points, or wait for somebody who was invited', () => {
  for (const row of book.rows('CompanyFormAcknowledgement')) {
    expect(row['signature_json'] === null).toBe(row['is_invite'] === 1);
    if (row['signature_json'] === null) continue;
    const { trail, sigSkipped } = v.parse(Signature, text(row, 'signature_json'));
    expect(sigSkipped || trail.length > 20).toBe(true);
  }
});
