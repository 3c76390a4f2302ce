import { ShownFormSchema } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import { objectKey } from '../../../storage/storage.ts';
import type { Caller } from '../../testing/caller.ts';
import { openFormWorld, record, saveBatch, signedNow } from './form-world.ts';

const SavedSchema = v.object({ record_id: v.number(), slug: v.string() });
const AnswerSchema = v.looseObject({ success: v.boolean(), errors: v.array(v.string()), data: v.unknown() });

export const PIT = objectKey(1, 'zzpit.png');
export const PIT_BYTES = 'a picture of the pit';

const questions = [
  { key: 'f1', type: 'text', label: 'Depth', requiredField: 1 },
  { key: 'f2', type: 'image', label: 'Photo' },
  { key: 'f3', type: 'whiteboard', label: 'Sketch' },
  { key: 'f4', type: 'personnel-phone-list', label: 'Call' },
];

function formJson(answers: Record<string, unknown> = {}): string {
  const fields = questions.map((field) =>
    field.key in answers ? Object.assign({ value: answers[field.key] }, field) : field,
  );
  return JSON.stringify([{ key: 's1', sectionHeading: 'Trench', fields }]);
}

/** A layer with one dot at this distance from the left. */
export const drawing = (x: number) =>
  JSON.stringify({ canvasWidth: 640, strokes: [{ trail: [{ x, y: 10 }], strokeColor: 'red', strokeThickness: 3 }] });

/**
 * A form world whose template asks for a picture, a drawing and phone numbers; Bob has uploaded the picture and drawn
 * the sheet.
 */
export async function openSignedWorld() {
  const forms = await openFormWorld();
  const { world, ana, bob } = forms;
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Digging' });
  const form_template_id = await ana.saved('FormTemplate/save', { title: 'Excavation', category_id });
  const template = { description: 'Trench', form_template_id, form_json: formJson() };
  const child = await ana.saved('FormChildTemplate/save', template);
  await ana.saved('Job/save', { job_name: 'Pit', job_num: 'R-1' });
  await world.services.storage.put(PIT, Buffer.from(PIT_BYTES));
  const own = { tenant_id: 1, created_by: world.ids['bob'] ?? 0 };
  const upload = await world.services.db.system((tx) =>
    tx
      .insertInto('library_upload')
      .values({ ...own, slug: 'pit', filename: 'zzpit.png', type: 'image/png' })
      .returning(['id', 'slug', 'filename'])
      .executeTakeFirstOrThrow(),
  );
  const canvas = await bob.saved('DrawCanvas/save', { width: 640, height: 360 });
  const layer = await bob.saved('ImageDrawLayer/save', { canvas_id: canvas, layer_json: drawing(10) });

  const answers = (depth: string) =>
    formJson({
      f1: depth,
      f2: [upload],
      f3: { id: canvas, slug: 'c', width: 640, height: 360 },
      f4: [{ name: 'Uma', phone: '519-555-0199' }],
    });

  const unsignedForm = async () => {
    const { data } = await bob.post('CompanyForm/save', { child_template_id: child, form_json: answers('2 m') });
    const { record_id: id, slug } = v.parse(SavedSchema, data);
    return { id, slug };
  };

  /** Bob's form, signed by him, by Cat and by Uma, who has no account. */
  const signedForm = async () => {
    const { id, slug } = await unsignedForm();
    await saveBatch(
      bob,
      record(id, { user_id: world.ids['bob'], name: 'Bob', ...signedNow() }),
      record(id, { user_id: world.ids['cat'], name: 'Cat', ...signedNow() }),
      record(id, { name: 'Uma', email: 'uma@redline.test', ...signedNow() }),
    );
    return { id, slug };
  };
  const asStranger = async (path: string, init?: RequestInit) =>
    v.parse(AnswerSchema, await (await world.request(path, init)).json());
  return { ...forms, child, canvas, layer, answers, unsignedForm, signedForm, page: pageOf, asStranger };
}

const pageOf = async (by: Caller, slug: string, query: object = {}) => {
  const { data } = await by.get(`CompanyForm/find/${slug}`, { view: 'page', ...query });
  return v.parse(ShownFormSchema, data);
};
