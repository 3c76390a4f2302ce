import { UploadedSchema } from '@fieldspan/contract/calls';
import { filesOf } from '@fieldspan/domain/form/form-files';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { repeatAnswer } from '@fieldspan/domain/form/row-doc';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob } = await openFormWorld();
afterAll(() => world.stop());

const FIELDS = [
  { key: 'where', type: 'text', label: 'Where' },
  { key: 'photo', type: 'image', label: 'Photo', requiredField: 1 },
];
const LADDERS = {
  key: 'ladders',
  type: 'table',
  label: 'Ladders',
  columns: ['Where', 'Photo'],
  ext: { v: 1, of: 'repeat', fields: FIELDS },
};
const sections = (field: object) => JSON.stringify([{ key: 's1', sectionHeading: 'Check', fields: [field] }]);

const waiting = (key: string) => ({ id: 0, slug: '', filename: '', width: null, height: null, key });

/** A ladder with a picture that the device had not uploaded yet when the form was filled in, or without one. */
const filled = (key: string | null) =>
  sections({
    ...LADDERS,
    ...repeatAnswer({ raw: LADDERS }, [
      { where: { value: 'Bay 1' }, ...(key !== null && { photo: { value: [waiting(key)] } }) },
    ]),
  });

async function upload(by: Caller, key: string) {
  const { data } = await by.post('LibraryUpload/save', { file: new File(['words'], 'crack.txt'), client_key: key });
  return v.parse(UploadedSchema, data);
}

let child: number;

beforeAll(async () => {
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Access' });
  const form_template_id = await ana.saved('FormTemplate/save', { title: 'Ladders', category_id });
  const template = { description: 'Ladder check', form_template_id, form_json: sections(LADDERS) };
  child = await ana.saved('FormChildTemplate/save', template);
});

it('a picture in a row arrives, is a file of the form, and its row is found by its words', async () => {
  const { filename } = await upload(bob, 'key-of-bob');
  const form = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: filled('key-of-bob') });
  const { data } = await bob.get(`CompanyForm/find/${form}`);
  const doc = parseForm(v.parse(v.object({ form_json: v.string() }), data).form_json);
  expect(doc && filesOf(doc).map((file) => file.filename)).toEqual([filename]);
  const found = await ana.get('CompanyForm/get', { filters: JSON.stringify({ answers_text: { like: 'Bay 1' } }) });
  expect(found.data).toMatchObject([{ id: form }]);
});

const asked = (key: string | null) =>
  refusal(bob, 'CompanyForm/save', { child_template_id: child, form_json: filled(key) });

it('a row is refused without its picture, and with one that has not arrived or is somebody else’s', async () => {
  await upload(ana, 'key-of-ana');
  expect(await asked(null)).toBe('Section “Check”, question “Ladders”: row 1, Photo: This needs an answer.');
  for (const key of ['nobody-has-it', 'key-of-ana'])
    expect(await asked(key)).toContain('question “Ladders”: a picture has not arrived at the server.');
});
