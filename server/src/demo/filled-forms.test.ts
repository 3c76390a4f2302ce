import { expect, it } from 'vitest';
import type { ModelName } from '@fieldspan/contract/models';
import type { StoredRow } from './book.ts';
import { makeWorld } from './world.ts';

const now = new Date('2026-11-20T15:42:00Z');
const { book } = makeWorld({ now, tosHash: 'present' });
const text = (row: StoredRow | undefined, column: string) => String(row?.[column]);

type Answered = { type: string; value?: unknown };
const fieldsIn = (name: ModelName) =>
  book
    .rows(name)
    .flatMap((row) => (JSON.parse(text(row, 'form_json')) as { fields: Answered[] }[]).flatMap(({ fields }) => fields));

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

it('are signed with points, or wait for somebody who was invited', () => {
  for (const row of book.rows('CompanyFormAcknowledgement')) {
    expect(row['signature_json'] === null).toBe(row['is_invite'] === 1);
    if (row['signature_json'] === null) continue;
    const { trail, sigSkipped } = JSON.parse(text(row, 'signature_json')) as {
      trail: unknown[];
      sigSkipped: boolean;
    };
    expect(sigSkipped || trail.length > 20).toBe(true);
  }
});
