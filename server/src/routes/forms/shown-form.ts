import { ShownDrawingsSchema } from '@fieldspan/contract/shown-form';
import type { ShownDrawing, ShownForm } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { FormContent } from '../../forms/content-hash.ts';
import { readDrawings } from '../../forms/read-drawings.ts';
import type { Storage } from '../../storage/storage.ts';
import { shownSigners } from './shown-signers.ts';
import { readForm, revisionsOf } from './stored-form.ts';
import type { Found, Looker, StoredForm, StoredRevision } from './stored-form.ts';
import { withoutNumbers } from './without-numbers.ts';

type Work = { tx: Tx; storage: Storage };

/**
 * A filled form as its page shows it. Columns are listed one by one; none of them contains money or contact details.
 */
export async function shownForm(work: Work, found: Found, looker: Looker): Promise<ShownForm> {
  const form = await readForm(work.tx, found);
  const revisions = await revisionsOf(work.tx, found);
  const number = looker.revision ?? form.revision;
  const kept = revisions.find((one) => one.revision === number);
  if (number !== form.revision && !kept) throw new Refusal('This form has no such revision.');
  const drawings_json = kept?.drawings_json ?? '[]';
  const content = { ...form, ...(number === form.revision ? {} : kept), drawings_json };
  const isDrawnSince = await drawnSince(work.tx, form, revisions);
  return {
    id: form.id,
    version: form.version,
    slug: form.slug,
    created_at: form.created_at,
    updated_at: form.updated_at,
    ...contentFor(looker, content),
    is_active: isActive(content) ? 1 : 0,
    template_title: form.template_title,
    child_template_description: form.child_template_description,
    company_name: form.company_name,
    ...namesFor(looker, await namesOf(work.tx, content)),
    author: joined([form.first_name, form.last_name]),
    participants: await shownSigners(work, { form, revisions, shown: number, isDrawnSince }, looker),
    revision: number,
    current_revision: form.revision,
    revisions: looker.as === 'public' ? [] : revisions.map(publicRevision),
    may_write: looker.mayWrite,
  };
}

/** Whether the layers on its pictures and sheets are others than those that were stored with the newest revision. */
async function drawnSince(tx: Tx, form: StoredForm, revisions: readonly StoredRevision[]): Promise<boolean> {
  const newest = revisions.find(({ revision }) => revision === form.revision);
  if (!newest) return false;
  return (await readDrawings(tx, form.tenant_id, form.form_json)) !== newest.drawings_json;
}

type Content = Pick<FormContent, 'form_json' | 'drawings_json'>;

function contentFor({ as }: Looker, { form_json, drawings_json }: Content): Pick<ShownForm, 'form_json' | 'drawings'> {
  return { form_json: as === 'public' ? withoutNumbers(form_json) : form_json, drawings: drawingsOf(drawings_json) };
}

function isActive({ is_deactivated, expiry }: { is_deactivated: number; expiry: string | null }): boolean {
  return is_deactivated === 0 && (expiry === null || Date.parse(expiry) >= Date.now());
}

const publicRevision = ({ revision, stored_at, reason, stored_by_first, stored_by_last }: StoredRevision) => ({
  revision,
  created_at: stored_at,
  reason,
  author: joined([stored_by_first, stored_by_last]),
});

type Names = Awaited<ReturnType<typeof namesOf>>;

/** The public does not learn which person a form is about. */
const namesFor = ({ as }: Looker, names: Names): Names => (as === 'public' ? { ...names, person: null } : names);

/** The current names of the form's job, service, equipment, contact and person. */
async function namesOf(tx: Tx, content: FormContent) {
  const { tenant_id, job_id, service_id, equipment_id, customer_asset_id, about_user_id } = content;
  const named = await tx
    .selectFrom('company as c')
    .leftJoin('job as j', (on) => on.onRef('j.tenant_id', '=', 'c.id').on('j.id', '=', job_id))
    .leftJoin('service as s', (on) => on.onRef('s.tenant_id', '=', 'c.id').on('s.id', '=', service_id))
    .leftJoin('equipment as e', (on) => on.onRef('e.tenant_id', '=', 'c.id').on('e.id', '=', equipment_id))
    .leftJoin('contact as k', (on) => on.onRef('k.tenant_id', '=', 'c.id').on('k.id', '=', customer_asset_id))
    .leftJoin('user as p', (on) => on.on('p.id', '=', about_user_id))
    .where('c.id', '=', tenant_id)
    .select([
      'j.job_num as j_num',
      'j.job_name as j_name',
      's.job_num as s_num',
      's.job_name as s_name',
      'e.description as equipment',
      'k.name as contact',
      'p.first_name',
      'p.last_name',
    ])
    .executeTakeFirstOrThrow();
  const place = joined([named.j_num ?? named.s_num, named.j_name ?? named.s_name]);
  const person = joined([named.first_name, named.last_name]);
  return { place, equipment: named.equipment, contact: named.contact, person };
}

function drawingsOf(json: string): ShownDrawing[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ShownDrawingsSchema), json);
  return parsed.success ? parsed.output : [];
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(' ') || null;
}
