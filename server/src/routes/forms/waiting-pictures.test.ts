import { UploadedSchema } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob } = await openFormWorld();
afterAll(() => world.stop());

const FIELD = { key: 'p', type: 'image', label: 'Photo', requiredField: 1 };
const sections = (fields: readonly object[]) => JSON.stringify([{ key: 's1', sectionHeading: 'Trench', fields }]);

/** A form with a picture that the device had not uploaded yet when it was filled in. */
const photoForm = (key: string) =>
  sections([{ ...FIELD, value: [{ id: 0, slug: '', filename: '', width: null, height: null, key }] }]);

async function upload(by: Caller, key: string) {
  const { data } = await by.post('LibraryUpload/save', { file: new File(['words'], 'crack.txt'), client_key: key });
  return v.parse(UploadedSchema, data);
}

let child: number;

beforeAll(async () => {
  const category = await ana.saved('FormTemplateCategory/save', { name: 'Digging' });
  const template = await ana.saved('FormTemplate/save', { title: 'Excavation', category_id: category });
  child = await ana.saved('FormChildTemplate/save', {
    description: 'Trench check',
    form_template_id: template,
    form_json: sections([FIELD]),
  });
});

it('a form is stored with the pictures that its sender has uploaded under their keys', async () => {
  const { id, slug, filename } = await upload(bob, 'key-of-bob');
  const form = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: photoForm('key-of-bob') });
  const { data } = await bob.get(`CompanyForm/find/${form}`);
  const { form_json } = v.parse(v.object({ form_json: v.string() }), data);
  expect(JSON.parse(form_json)[0].fields[0].value).toEqual([{ id, slug, filename, width: null, height: null }]);
});

it('a form is refused at the question if a picture has not arrived, or is somebody else’s', async () => {
  await upload(ana, 'key-of-ana');
  const missing =
    'Section “Trench”, question “Photo”: a picture has not arrived at the server. Take it out and choose it again.';
  for (const key of ['nobody-has-it', 'key-of-ana'])
    expect(await refusal(bob, 'CompanyForm/save', { child_template_id: child, form_json: photoForm(key) })).toBe(
      missing,
    );
});
