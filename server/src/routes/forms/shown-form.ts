import { ShownDrawingsSchema } from '@fieldspan/contract/shown-form';
import type { ShownDrawing, ShownForm } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { FormContent } from '../../forms/content-hash.ts';
import type { Storage } from '../../storage/storage.ts';
import { shownSigners } from './shown-signers.ts';
import { readForm, revisionsOf } from './stored-form.ts';
import type { Found, Looker, StoredRevision } from './stored-form.ts';
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
    ...(await namesOf(work.tx, content)),
    author: joined([form.first_name, form.last_name]),
    participants: await shownSigners(work, { form, revisions, shown: number }, looker),
    revision: number,
    current_revision: form.revision,
    revisions: looker.as === 'public' ? [] : revisions.map(publicRevision),
    may_write: looker.mayWrite,
  };
}

type Content = Pick<FormContent, 'form_json' | 'drawings_json'>;

function contentFor({ as }: Looker, { form_json, drawings_json }: Content): Pick<ShownForm, 'form_json' | 'drawings'> {
  if (as === 'public') return { form_json: withoutNumbers(form_json), drawings: [] };
  return { form_json, drawings: drawingsOf(drawings_json) };
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

/** The current names of the form's company, job, service and equipment. */
async function namesOf(tx: Tx, { tenant_id, job_id, service_id, equipment_id }: FormContent) {
  const named = await tx
    .selectFrom('company as c')
    .leftJoin('job as j', (on) => on.onRef('j.tenant_id', '=', 'c.id').on('j.id', '=', job_id))
    .leftJoin('service as s', (on) => on.onRef('s.tenant_id', '=', 'c.id').on('s.id', '=', service_id))
    .leftJoin('equipment as e', (on) => on.onRef('e.tenant_id', '=', 'c.id').on('e.id', '=', equipment_id))
    .where('c.id', '=', tenant_id)
    .select([
      'j.job_num as j_num',
      'j.job_name as j_name',
      's.job_num as s_num',
      's.job_name as s_name',
      'e.description as equipment',
    ])
    .executeTakeFirstOrThrow();
  const place = joined([named.j_num ?? named.s_num, named.j_name ?? named.s_name]);
  return { place, equipment: named.equipment };
}

function drawingsOf(json: string): ShownDrawing[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ShownDrawingsSchema), json);
  return parsed.success ? parsed.output : [];
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(' ') || null;
}
