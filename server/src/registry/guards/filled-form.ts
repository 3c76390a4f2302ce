import { words } from '../model-words.ts';
import { sentence, term } from '../../http/sentence.ts';
import { checkFilled } from '@fieldspan/domain/form/check-filled';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { parseKeyedForm } from '@fieldspan/domain/form/parse-keyed-form';
import { withTemplateKeys } from '@fieldspan/domain/form/template-keys';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { Refusal } from '../../http/errors.ts';
import { withArrivedPictures } from '../../forms/arrived-pictures.ts';
import { requireEquipment, requireRole, requireUsable, templateOf } from '../../forms/template-use.ts';
import { askedForm } from '../../forms/asked-forms.ts';
import type { Template } from '../../forms/template-use.ts';
import { requireOwnFiles } from '../../forms/own-files.ts';
import { requireOwnRecords } from '../../forms/own-records.ts';
import { refuseProblems } from '../../forms/refused-answers.ts';
import { isFormSigned, tellSigners } from '../../forms/signers.ts';
import { storeWords } from '../../forms/form-words.ts';
import { mailToList } from '../../forms/notify-list.ts';
import { actOnEquipment } from './form-equipment.ts';
import { storeRevision } from '../../forms/store-revision.ts';
import type { Values, Write, Written } from '../entry.ts';

/**
 * Checks that a filled form fits its template, that its sender may file it in this place, and that a change after
 * signing has a reason.
 */
export async function checkFilledForm(write: Write): Promise<void> {
  await requirePlace(write);
  if (write.before === null) await checkNew(write);
  else await checkChange(write, write.before);
}

/** Stores the saved form as a revision, notifies the people who signed an earlier one, and reads what it says of its equipment. */
export async function keepRevision(write: Written): Promise<void> {
  const { tx, session, before, values, reason, id } = write;
  if (before !== null && values['revision'] === undefined) return;
  await storeRevision(tx, session, { formId: id, reason });
  await actOnEquipment(write);
  await storeWords(tx, { id, tenant_id: session.tenantId, ...newestOf(write) });
  if (before !== null) await tellSigners(write);
  const child = values['child_template_id'];
  if (before === null && typeof child === 'number') await mailToList(write, { childTemplateId: child, revision: 1 });
}

function newestOf({ before, values }: Written) {
  const { revision, form_json } = { ...before, ...values };
  return { revision: Number(revision), form_json: textOr(form_json) };
}

async function checkNew(write: Write): Promise<void> {
  const { values } = write;
  const child = values['child_template_id'];
  if (typeof child !== 'number') throw new Refusal('A filled form needs the template that it was filled in from.');
  const template = await templateOf(write, child);
  await requireUsable(write, template);
  const filled = await readFilled(write);
  const found = await askedForm(write, template, filled);
  refuseProblems(checkFilled(found?.asked ?? filled, filled));
  await requireOwnFiles(write, filled);
  await requireOwnRecords(write, filled);
  Object.assign(values, snapshotOf(template), { revision: 1, template_version: found?.version ?? null });
}

/** A filled form keeps the questions it was filled in with, even if the template has changed since. */
async function checkChange(write: Write, before: Values): Promise<void> {
  const { values, reason } = write;
  if ('child_template_id' in values)
    throw new Refusal('A filled form keeps its template. Fill in another form instead.');
  if (Object.keys(values).length === 0) return;
  if (PLACES.some((place) => place in values)) await requireRoleThere(write, before);
  if ('equipment_id' in values) await requireItsEquipment(write, before);
  if ('form_json' in values) {
    const filled = await readFilled(write);
    refuseProblems(checkFilled(parseKeyedForm(textOr(before['form_json'])) ?? filled, filled));
    await requireOwnFiles(write, filled);
    await requireOwnRecords(write, filled);
  }
  if (reason === null && (await isFormSigned(write, Number(before['id']))))
    throw new Refusal('This form is signed. Say why it is changed: its signers are told, and what they signed stays.');
  Object.assign(values, { revision: Number(before['revision']) + 1, reviewed_by: null, reviewed_at: null });
}

const PLACES = ['job_id', 'service_id'];

/**
 * Checks the template's required role when a form gets a place later. Otherwise somebody could fill it in without a
 * place and then move it to where they might not have filled it in.
 */
async function requireRoleThere(write: Write, { child_template_id: child }: Values): Promise<void> {
  if (typeof child === 'number') await requireRole(write, await templateOf(write, child));
}

async function requireItsEquipment(write: Write, { child_template_id: child }: Values): Promise<void> {
  if (typeof child === 'number') await requireEquipment(write, await templateOf(write, child));
}

async function requirePlace({ mayRead, before, values }: Write): Promise<void> {
  const { job_id = null, service_id = null } = { ...before, ...values };
  if (job_id !== null && service_id !== null)
    throw new Refusal('A form is for a project or for a service call, not for both.');
  for (const [field, model] of READ_FIRST) {
    const id = values[field];
    if (typeof id === 'number' && !(await mayRead(model, id)))
      throw new Refusal(sentence`${term(words(model))} not found.`);
  }
}

/** A form's page shows the names of these, so only somebody who may read them files a form there. */
const READ_FIRST = [
  ['job_id', 'Job'],
  ['service_id', 'Service'],
  ['worksheet_id', 'Service'],
  ['customer_asset_id', 'Contact'],
] as const;

/**
 * Reads the form after replacing its newly arrived pictures by stored ones and giving keys to questions without, which
 * older clients send; writes that version into `values`.
 */
async function readFilled(write: Write): Promise<FormDoc> {
  const { values } = write;
  const { form_json: json } = values;
  if (typeof json === 'string') values['form_json'] = withTemplateKeys(await withArrivedPictures(write, json));
  return readForm(values['form_json']);
}

function readForm(json: unknown): FormDoc {
  const doc = typeof json === 'string' ? parseForm(json) : null;
  if (doc === null)
    throw new Refusal('This is not a filled form: form_json holds a list of sections, each with a list of fields.');
  return doc;
}

const snapshotOf = ({ form_template_id, template_title, child_template_description }: Template) => ({
  form_template_id,
  template_title,
  child_template_description,
});

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);
