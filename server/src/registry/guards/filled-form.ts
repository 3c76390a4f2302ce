import { asksTheSame, checkFilled } from '@fieldspan/domain/form/check-filled';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { Refusal } from '../../http/errors.ts';
import { withArrivedPictures } from '../../forms/arrived-pictures.ts';
import { askedForms } from '../../forms/asked-forms.ts';
import { requireRole, requireUsable, templateOf } from '../../forms/template-use.ts';
import type { Template } from '../../forms/template-use.ts';
import { requireOwnFiles } from '../../forms/own-files.ts';
import { refuseProblems } from '../../forms/refused-answers.ts';
import { isFormSigned, tellSigners } from '../../forms/signers.ts';
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

/** Stores the saved form as a revision and notifies the people who signed an earlier one. */
export async function keepRevision(write: Written): Promise<void> {
  const { tx, session, before, values, reason, id } = write;
  if (before !== null && values['revision'] === undefined) return;
  await storeRevision(tx, session, { formId: id, reason });
  if (before !== null) await tellSigners(write);
}

async function checkNew(write: Write): Promise<void> {
  const { values } = write;
  const child = values['child_template_id'];
  if (typeof child !== 'number') throw new Refusal('A filled form needs the template that it was filled in from.');
  const template = await templateOf(write, child);
  await requireUsable(write, template);
  const filled = await readFilled(write);
  const asked = await askedForms(write, template);
  refuseProblems(checkFilled(asked.find((one) => asksTheSame(one, filled)) ?? asked[0] ?? filled, filled));
  await requireOwnFiles(write, filled);
  Object.assign(values, snapshotOf(template), { revision: 1 });
}

/** A filled form keeps the questions it was filled in with, even if the template has changed since. */
async function checkChange(write: Write, before: Values): Promise<void> {
  const { values, reason } = write;
  if ('child_template_id' in values)
    throw new Refusal('A filled form keeps its template. Fill in another form instead.');
  if (Object.keys(values).length === 0) return;
  if (PLACES.some((place) => place in values)) await requireRoleThere(write, before);
  if ('form_json' in values) {
    const filled = await readFilled(write);
    refuseProblems(checkFilled(parseForm(textOr(before['form_json'])) ?? filled, filled));
    await requireOwnFiles(write, filled);
  }
  if (reason === null && (await isFormSigned(write, Number(before['id']))))
    throw new Refusal('This form is signed. Say why it is changed: its signers are told, and what they signed stays.');
  values['revision'] = Number(before['revision']) + 1;
}

const PLACES = ['job_id', 'service_id'];

/**
 * Checks the template's required role when a form gets a place later. Otherwise somebody could fill it in without a
 * place and then move it to where they might not have filled it in.
 */
async function requireRoleThere(write: Write, { child_template_id: child }: Values): Promise<void> {
  if (typeof child === 'number') await requireRole(write, await templateOf(write, child));
}

async function requirePlace({ mayRead, before, values }: Write): Promise<void> {
  const { job_id = null, service_id = null } = { ...before, ...values };
  if (job_id !== null && service_id !== null)
    throw new Refusal('A form is for a project or for a service call, not for both.');
  const { job_id: job, service_id: service, worksheet_id: worksheet } = values;
  if (typeof job === 'number' && !(await mayRead('Job', job))) throw new Refusal('Job not found.');
  for (const call of [service, worksheet])
    if (typeof call === 'number' && !(await mayRead('Service', call))) throw new Refusal('Service not found.');
}

/** Reads the form after replacing its newly arrived pictures by stored ones, and writes that version into `values`. */
async function readFilled(write: Write): Promise<FormDoc> {
  const { values } = write;
  const { form_json: json } = values;
  if (typeof json === 'string') values['form_json'] = await withArrivedPictures(write, json);
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
