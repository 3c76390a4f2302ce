import * as v from 'valibot';
import type { Caller } from '../../testing/caller.ts';
import { openWorld } from '../../testing/world.ts';
import type { World } from '../../testing/world.ts';

const BatchSavedSchema = v.object({
  records_saved: v.number(),
  records_saved_list: v.array(v.number()),
  signed_before: v.array(v.string()),
});
const FormSavedSchema = v.object({ record_id: v.number(), slug: v.string() });

/** A world with a form to fill in: Ana administers it, Bob fills it in, Eve works elsewhere. */
export async function openFormWorld() {
  const world = await openWorld();
  const [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  const category = await ana.saved('FormTemplateCategory/save', { name: 'Safety' });
  const template = await ana.saved('FormTemplate/save', { title: 'Toolbox', category_id: category });
  const childId = await ana.saved('FormChildTemplate/save', { description: 'Monday talk', form_template_id: template });
  return {
    world,
    ana,
    bob,
    eve,
    childId,
    newForm: (by: Caller = bob) => newForm(by, childId),
    participants: (formId: number) => participants(ana, formId),
    linkTo: (address: string) => linkTo(world, address),
  };
}

async function newForm(by: Caller, child_template_id: number): Promise<{ id: number; slug: string }> {
  const form_json = JSON.stringify([{ sectionHeading: 'Talk', fields: [] }]);
  const { data } = await by.post('CompanyForm/save', { child_template_id, form_json });
  const { record_id: id, slug } = v.parse(FormSavedSchema, data);
  return { id, slug };
}

async function participants(reader: Caller, formId: number) {
  const filters = JSON.stringify({ form_id: formId });
  const order = JSON.stringify([['id', 'ASC']]);
  const { data } = await reader.get('CompanyFormAcknowledgement/get', { filters, order });
  return v.parse(v.array(v.looseObject({ id: v.number(), slug: v.string() })), data);
}

/** The signing link in the newest message to this address, in its parts. */
async function linkTo(world: World, address: string): Promise<{ path: string; ack: string; token: string }> {
  const notes = await world.services.outbox.list(50);
  const text = notes.find(({ to }) => to === address)?.text ?? '';
  const path = /https?:\/\/[^/]+(\/form\/external\/\S+)/.exec(text)?.[1] ?? '';
  const [, , , , ack = '', token = ''] = path.split('/');
  return { path, ack, token };
}

/** A participant as a device sends it. */
export const record = (form_id: number, more: object) => ({ form_id, client_key: crypto.randomUUID(), ...more });

export const signature = (more: object = {}) =>
  JSON.stringify({
    dataUrl: '',
    trail: [{ x: 10, y: 10 }, { x: 90, y: 60 }, {}],
    name: 'Bo',
    sigSkipped: false,
    ...more,
  });

export const signedNow = () => ({ completed_at: new Date().toISOString(), signature_json: signature() });

export async function saveBatch(by: Caller, ...records: object[]) {
  const answer = await by.post('CompanyFormAcknowledgement/save-batch', { records: JSON.stringify(records) });
  return { ...answer, saved: v.is(BatchSavedSchema, answer.data) ? answer.data : null };
}
