import { UploadedSchema } from '@fieldspan/contract/calls';
import { waitingFile } from '@fieldspan/domain/form/waiting-file';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob } = await openFormWorld();
afterAll(() => world.stop());

const FIELD = { key: 'p', type: 'image', label: 'Photo', requiredField: 1 };
const PERMIT = { key: 'f', type: 'library-file', label: 'Permit', ext: { v: 1, of: 'file' } };
const sections = (fields: readonly object[]) => JSON.stringify([{ key: 's1', sectionHeading: 'Trench', fields }]);

/** A form with a picture that the device had not uploaded yet when it was filled in. */
const photoForm = (key: string) =>
  sections([{ ...FIELD, value: [{ id: 0, slug: '', filename: '', width: null, height: null, key }] }]);

async function upload(by: Caller, key: string) {
  const { data } = await by.post('LibraryUpload/save', { file: new File(['words'], 'crack.txt'), client_key: key });
  return v.parse(UploadedSchema, data);
}

let child: number;
let permitChild: number;

beforeAll(async () => {
  const category = await ana.saved('FormTemplateCategory/save', { name: 'Digging' });
  const template = await ana.saved('FormTemplate/save', { title: 'Excavation', category_id: category });
  child = await ana.saved('FormChildTemplate/save', {
    description: 'Trench check',
    form_template_id: template,
    form_json: sections([FIELD]),
  });
  permitChild = await ana.saved('FormChildTemplate/save', {
    description: 'Permit check',
    form_template_id: template,
    form_json: sections([{ ...FIELD, requiredField: 0 }, PERMIT]),
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

const permitForm = (key: string) =>
  sections([
    { ...FIELD, requiredField: 0 },
    { ...PERMIT, value: waitingFile(key, 'permit.txt') },
  ]);

it('a form is stored with the file that its sender has uploaded under its key, and refused without it', async () => {
  const { id, slug, filename } = await upload(bob, 'permit-of-bob');
  const values = { child_template_id: permitChild, form_json: permitForm('permit-of-bob') };
  const form = await bob.saved('CompanyForm/save', values);
  const { data } = await bob.get(`CompanyForm/find/${form}`);
  const { form_json } = v.parse(v.object({ form_json: v.string() }), data);
  const named = { original_filename: 'crack.txt', thumb_filename: null };
  expect(JSON.parse(form_json)[0].fields[1].value).toEqual({
    id,
    file_id: id,
    caption: null,
    LibraryUpload: { id, slug, filename, ...named },
  });
  expect(await refusal(bob, 'CompanyForm/save', { ...values, form_json: permitForm('nobody-has-it') })).toBe(
    'Section “Trench”, question “Permit”: the file has not arrived at the server. Take it out and choose it again.',
  );
});

it('a file of a form is kept for the whole company by who has sent it', async () => {
  const { id, filename } = await upload(bob, 'kept-by-bob');
  const colleague = await world.signIn('cat');
  expect(await refusal(colleague, 'LibraryUpload/keep', { id })).toBe(
    'This file was not found, or is not yours to keep.',
  );
  expect((await colleague.resource('files', filename)).status).toBe(404);
  expect((await bob.post('LibraryUpload/keep', { id })).data).toMatchObject({ record_id: id });
  expect((await colleague.resource('files', filename)).status).toBe(200);
});
