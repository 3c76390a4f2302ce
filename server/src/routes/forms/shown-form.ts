import type { ShownForm, Signer } from '@fieldspan/contract/shown-form';
import type { Tx } from '../../db/database.ts';

type Key = { slug: string };

/**
 * A filled form as its page shows it to whoever has the link: every column is named, and none is of money or gives a
 * way to reach a person. A slug that two employers happen to share opens neither.
 */
export async function shownForm(tx: Tx, { slug }: Key): Promise<(ShownForm & { tenantId: number }) | null> {
  const [form, ...others] = await tx
    .selectFrom('company_form as f')
    .innerJoin('company as c', 'c.id', 'f.tenant_id')
    .leftJoin('form_template as t', 't.id', 'f.form_template_id')
    .leftJoin('form_child_template as d', 'd.id', 'f.child_template_id')
    .leftJoin('job as j', 'j.id', 'f.job_id')
    .leftJoin('service as s', 's.id', 'f.service_id')
    .leftJoin('equipment as e', 'e.id', 'f.equipment_id')
    .leftJoin('user as u', 'u.id', 'f.created_by')
    .where('f.slug', '=', slug)
    .select([
      'f.id',
      'f.tenant_id',
      'f.slug',
      'f.created_at',
      'f.updated_at',
      'f.form_json',
      'f.is_deactivated',
      'f.expiry',
      't.title as template_title',
      'd.description as child_template_description',
      'c.company_name',
      'j.job_num as j_num',
      'j.job_name as j_name',
      's.job_num as s_num',
      's.job_name as s_name',
      'e.description as equipment',
      'u.first_name',
      'u.last_name',
    ])
    .limit(2)
    .execute();
  if (!form || others.length > 0) return null;
  const isOver = form.is_deactivated === 1 || (form.expiry !== null && Date.parse(form.expiry) < Date.now());
  return {
    tenantId: form.tenant_id,
    id: form.id,
    slug: form.slug,
    created_at: form.created_at,
    updated_at: form.updated_at,
    form_json: form.form_json,
    is_active: isOver ? 0 : 1,
    template_title: form.template_title,
    child_template_description: form.child_template_description,
    company_name: form.company_name,
    place: joined([form.j_num ?? form.s_num, form.j_name ?? form.s_name]),
    equipment: form.equipment,
    author: joined([form.first_name, form.last_name]),
    participants: await signersOf(tx, { tenantId: form.tenant_id, formId: form.id }),
  };
}

function signersOf(tx: Tx, { tenantId, formId }: { tenantId: number; formId: number }): Promise<Signer[]> {
  return tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', tenantId)
    .where('form_id', '=', formId)
    .select(['name', 'company_name', 'is_external_worker', 'is_invite', 'completed_at', 'signature_json'])
    .orderBy('completed_at')
    .orderBy('id')
    .execute();
}

function joined(parts: readonly (string | null)[]): string | null {
  return parts.filter(Boolean).join(' ') || null;
}
