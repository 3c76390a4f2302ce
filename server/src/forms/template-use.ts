import { sentence } from '../http/sentence.ts';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { formNumber } from '@fieldspan/domain/form-number';
import { mayUseTemplate } from '@fieldspan/domain/template-permission';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import type { Write } from '../registry/entry.ts';

/** A child template with columns of its template. */
export type Template = Awaited<ReturnType<typeof templateOf>>;

type Work = { tx: Tx; session: Session };

/** @throws Refusal if the company has no such template */
export async function templateOf({ tx, session }: Work, childId: number) {
  const found = await tx
    .selectFrom('form_child_template as c')
    .leftJoin('form_template as t', (join) =>
      join.onRef('t.id', '=', 'c.form_template_id').onRef('t.tenant_id', '=', 'c.tenant_id'),
    )
    .where('c.tenant_id', '=', session.tenantId)
    .where('c.id', '=', childId)
    // Locks the row, so that of two people who fill in a single-use form the second waits for the first.
    .forUpdate('c')
    .select([
      'c.id',
      'c.form_template_id',
      'c.form_json',
      'c.published_version',
      'c.archived',
      'c.description as child_template_description',
      't.title as template_title',
      't.form_json as template_json',
      't.archived as template_archived',
      't.is_single_use',
      't.has_equipment',
    ])
    .executeTakeFirst();
  if (!found) throw new Refusal('Form template not found.');
  return found;
}

/** @throws Refusal if the template is archived, used up, or not for this person at this place */
export async function requireUsable(write: Write, template: Template): Promise<void> {
  const name = template.child_template_description;
  if (template.archived === 1 || template.template_archived === 1)
    throw new Refusal(sentence`“${name}” is archived and cannot be filled in any more. Choose another form.`);
  if (template.is_single_use === 1) await requireUnused(write, template);
  await requireEquipment(write, template);
  await requireRole(write, template);
}

/** @throws Refusal if the template is not for this person at the form's place after the save */
export async function requireRole(write: Write, template: Template): Promise<void> {
  const name = template.child_template_description;
  if (!(await mayUse(write, template)))
    throw new Refusal(sentence`“${name}” is for other roles on this job. Ask whoever runs the job to fill it in.`);
}

/** @throws Refusal if the template is about equipment, and the form after the save is about none or about another type */
export async function requireEquipment({ tx, session, before, values }: Write, template: Template): Promise<void> {
  if (template.has_equipment !== 1 || template.form_template_id === null) return;
  const name = template.child_template_description;
  const { equipment_id: piece } = { ...before, ...values };
  if (typeof piece !== 'number')
    throw new Refusal(sentence`“${name}” is about a piece of equipment. Choose which one, and send it again.`);
  const types = await tx
    .selectFrom('form_template_equipment_type')
    .where('tenant_id', '=', session.tenantId)
    .where('form_template_id', '=', template.form_template_id)
    .select('equipment_type_id')
    .execute();
  if (types.length === 0) return;
  const found = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', piece)
    .where(
      'type_id',
      'in',
      types.map(({ equipment_type_id: id }) => id),
    )
    .select('id')
    .executeTakeFirst();
  if (!found)
    throw new Refusal(sentence`“${name}” is for other types of equipment. Choose another piece, or another form.`);
}

async function requireUnused({ tx, session }: Work, { id, child_template_description: name }: Template): Promise<void> {
  const earlier = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', session.tenantId)
    .where('child_template_id', '=', id)
    .where('is_deactivated', '=', 0)
    .select('id')
    .orderBy('id')
    .executeTakeFirst();
  if (earlier)
    throw new Refusal(
      sentence`“${name}” is filled in once, and form ${formNumber(earlier.id)} is it. Change that form instead.`,
    );
}

/** Role limits apply on jobs and service calls, to people who may not write Company Forms (document 1 §5). */
async function mayUse({ tx, session, before, values }: Write, { form_template_id }: Template): Promise<boolean> {
  const canWriteForms = mayWrite('CompanyForm')(session.viewer);
  const { job_id: jobId, service_id: serviceId } = { ...before, ...values };
  const hasPlace = typeof jobId === 'number' || typeof serviceId === 'number';
  if (canWriteForms || !hasPlace || form_template_id === null) return true;
  const [templateRoleIds, roleIds, isAssignee] = await Promise.all([
    rolesOfTemplate({ tx, session }, form_template_id),
    typeof jobId === 'number' ? rolesOnJob({ tx, session }, jobId) : [],
    typeof serviceId === 'number' ? isAssigned({ tx, session }, serviceId) : false,
  ]);
  return mayUseTemplate({ templateRoleIds, canWriteForms, context: { isAssignee, roleIds } });
}

async function rolesOfTemplate({ tx, session }: Work, templateId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('form_template_role')
    .where('tenant_id', '=', session.tenantId)
    .where('form_template_id', '=', templateId)
    .select('personnel_role_id')
    .execute();
  return rows.map(({ personnel_role_id: id }) => id);
}

async function rolesOnJob({ tx, session }: Work, jobId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('job_personnel')
    .where('tenant_id', '=', session.tenantId)
    .where('job_id', '=', jobId)
    .where('user_id', '=', session.userId)
    .select('personnel_role_id')
    .execute();
  return rows.flatMap(({ personnel_role_id: id }) => id ?? []);
}

async function isAssigned({ tx, session }: Work, serviceId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('service')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', serviceId)
    .where('assigned_to', '=', session.userId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
