import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A form without an expiry is valid for one shift. */
const SHIFT_HOURS = 16;

/** Who must have filled in a form, where and when, as SQL: values of a press, or columns of a statement's rows. */
export type Presence = Record<'tenantId' | 'userId' | 'jobId' | 'serviceId' | 'at', RawBuilder<unknown>>;

/**
 * SQL for the names of the forms that a time log still lacks; forms filled in later count as well. `log` is the alias
 * of its row.
 */
export function stillMissing(log: string): RawBuilder<string | null> {
  const of = (field: string) => sql.ref(`${log}.${field}`);
  const presence: Presence = {
    tenantId: of('tenant_id'),
    userId: of('user_id'),
    jobId: of('job_id'),
    serviceId: of('service_id'),
    at: of('time_in'),
  };
  return sql`case when ${of('asked_form_ids')} is not null then (
    select string_agg(c.description, ', ' order by c.id) from form_child_template c
    join form_template t on t.tenant_id = c.tenant_id and t.id = c.form_template_id
    where c.tenant_id = ${presence.tenantId} and c.id = any(${of('asked_form_ids')}) and not ${isFilled(presence)}) end`;
}

/**
 * Whether template `t` is for the person's role. On a service call a limited template is only for the assigned person
 * (`mayUseTemplate`).
 */
export const isForTheirRole = ({ tenantId, userId, jobId, serviceId }: Presence) => sql`(
  not exists (select from form_template_role r where r.tenant_id = ${tenantId} and r.form_template_id = t.id)
  or exists (select from form_template_role r
    join job_personnel p on p.tenant_id = r.tenant_id and p.personnel_role_id = r.personnel_role_id
    where r.tenant_id = ${tenantId} and r.form_template_id = t.id and p.job_id = ${jobId} and p.user_id = ${userId})
  or exists (select from service s where s.tenant_id = ${tenantId} and s.id = ${serviceId} and s.assigned_to = ${userId}))`;

/** Whether form `f` is for this place, and still valid. */
const isValidThere = ({ jobId, serviceId, at }: Presence) => sql`(
  (f.job_id = ${jobId} or f.service_id = ${serviceId})
  and (f.expiry > ${at} or (f.expiry is null and f.created_at > ${at} - make_interval(hours => ${SHIFT_HOURS}))))`;

/**
 * Whether child template `c` is filled in: by the person or signed by them, for this place. A single-use form counts
 * for everybody.
 */
export const isFilled = (presence: Presence) => sql`exists (
  select from company_form f
  where f.tenant_id = ${presence.tenantId} and f.child_template_id = c.id and f.is_deactivated = 0
    and (t.is_single_use = 1 or (${isValidThere(presence)}
      and (f.created_by = ${presence.userId} or exists (
        select from company_form_acknowledgement a
        where a.tenant_id = ${presence.tenantId} and a.form_id = f.id and a.user_id = ${presence.userId}
          and a.completed_at is not null and a.withdrawn_at is null)))))`;

/**
 * The person's last signature on a form of child template `c` for this place that is still valid: when it was given and
 * until when the form is valid. No row if there is none.
 */
export const lastSigned = (presence: Presence) => sql`(
  select a.completed_at as signed_at,
    coalesce(f.expiry, f.created_at + make_interval(hours => ${SHIFT_HOURS})) as valid_until
  from company_form f
  join company_form_acknowledgement a on a.tenant_id = f.tenant_id and a.form_id = f.id
  where f.tenant_id = ${presence.tenantId} and f.child_template_id = c.id and f.is_deactivated = 0
    and a.user_id = ${presence.userId} and a.completed_at is not null and a.withdrawn_at is null
    and ${isValidThere(presence)}
  order by a.completed_at desc limit 1)`;
