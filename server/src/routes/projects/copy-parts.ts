import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { readable } from '../../registry/access.ts';
import type { Expression } from '../../registry/entry.ts';
import { checkJobRole } from '../../registry/guards/job-role.ts';

/** Parts go from one project to another of the same company. */
export type Copying = { tx: Tx; session: Session; from: number; to: number };

/** What visits of the project need certificates for holds for the new one too. */
export async function copyRules({ tx, session: { tenantId, userId }, from, to }: Copying): Promise<void> {
  await sql`insert into certificate_rule (tenant_id, type_id, gate, reach, job_id, created_by)
    select tenant_id, type_id, gate, reach, ${to}::bigint, ${userId}::bigint from certificate_rule
    where tenant_id = ${tenantId} and job_id = ${from} order by id`.execute(tx);
}

/** Codes that time goes on. How many hours each may take is another matter there. */
export async function copyCodes({ tx, session: { tenantId, userId }, from, to }: Copying): Promise<void> {
  await sql`insert into job_cost_code (tenant_id, job_id, code, title, cost_code, created_by)
    select tenant_id, ${to}::bigint, code, title, cost_code, ${userId}::bigint from job_cost_code
    where tenant_id = ${tenantId} and job_id = ${from} and archived = 0 order by id`.execute(tx);
}

/** Everybody whom the person could put there; those who have left, or whose role they may not give, stay behind. */
export async function copyPeople(copying: Copying): Promise<void> {
  const { tx, session, from, to } = copying;
  const people = await tx
    .selectFrom('job_personnel')
    .where('tenant_id', '=', session.tenantId)
    .where('job_id', '=', from)
    .orderBy('id')
    .select(['user_id', 'personnel_role_id'])
    .execute();
  for (const { user_id, personnel_role_id } of people) {
    const values = { job_id: to, user_id, personnel_role_id };
    if (!(await mayGive(copying, values))) continue;
    await tx
      .insertInto('job_personnel')
      .values({ tenant_id: session.tenantId, ...values })
      .execute();
  }
}

async function mayGive({ tx, session }: Copying, values: Record<string, number | null>): Promise<boolean> {
  try {
    await checkJobRole({ tx, session, before: null, values });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The same stored files under the same captions and tags, as far as the person may read them. */
export async function copyFiles({ tx, session, from, to }: Copying): Promise<void> {
  const { tenantId, userId } = session;
  await sql`insert into job_file (tenant_id, job_id, file_id, caption, client_key, created_by)
    select b.tenant_id, ${to}::bigint, b.file_id, b.caption, ${keyOf(to)}, ${userId}::bigint
    from job_file as b where b.tenant_id = ${tenantId} and b.job_id = ${from} and ${readable(session, 'JobFile', 'b')}
    order by b.id`.execute(tx);
  await sql`insert into job_file_tag (tenant_id, job_file_id, file_tag_id)
    select b.tenant_id, made.id, tag.file_tag_id from job_file as b
    join job_file made on made.tenant_id = b.tenant_id and made.client_key = ${keyOf(to)}
    join job_file_tag tag on tag.tenant_id = b.tenant_id and tag.job_file_id = b.id
    where b.tenant_id = ${tenantId} and b.job_id = ${from}`.execute(tx);
}

/** Finds the copy of a row, and makes it one of a kind. */
const keyOf = (to: number): Expression => sql`'copy:' || ${to}::text || ':' || b.id::text`;

/**
 * What is to be done, as far as the person may read it: open again, as many days from the start as before, and by whoever
 * came along. What followed from a filled form stays with that form.
 */
export async function copyTasks({ tx, session, from, to }: Copying): Promise<void> {
  const { tenantId, userId } = session;
  const { rows } = await sql<{ assigned_to: number | null }>`
    insert into task (tenant_id, client_key, title, details, assigned_to, due_on, state, image_id, needs_note, needs_photo,
      job_id, lat, lng, created_by)
    select b.tenant_id, ${keyOf(to)}, b.title, b.details,
      (select p.user_id from job_personnel p
        where p.tenant_id = b.tenant_id and p.job_id = ${to} and p.user_id = b.assigned_to limit 1),
      b.due_on + (new_job.start_date - old_job.start_date), 'open', b.image_id, b.needs_note, b.needs_photo,
      ${to}::bigint, b.lat, b.lng, ${userId}::bigint
    from task as b
    join job old_job on old_job.tenant_id = b.tenant_id and old_job.id = b.job_id
    join job new_job on new_job.tenant_id = b.tenant_id and new_job.id = ${to}
    where b.tenant_id = ${tenantId} and b.job_id = ${from} and b.form_id is null and b.state <> 'cancelled'
      and ${readable(session, 'Task', 'b')} order by b.id
    returning assigned_to`.execute(tx);
  const told = new Set(rows.map(({ assigned_to: id }) => id).filter((id) => id !== null && id !== userId));
  if (told.size === 0) return;
  const job = await tx
    .selectFrom('job')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', to)
    .select(['job_name', 'slug'])
    .executeTakeFirstOrThrow();
  for (const id of told)
    await postNotification(tx, {
      kind: 'actions',
      tenantId,
      userId: Number(id),
      message: sentence`To do: ${job.job_name}`,
      link: `/project/${job.slug}/tasks`,
      about: { job_id: to, service_id: null },
    });
}

/** Visits with their checklist go into the tray: when, and by whom, is planned on the board, which warns. */
export async function copyVisits({ tx, session: { tenantId, userId }, from, to }: Copying): Promise<void> {
  await sql`insert into visit (tenant_id, job_id, duration_min, note, signature_rule, client_key, created_by)
    select b.tenant_id, ${to}::bigint, b.duration_min, b.note, b.signature_rule, ${keyOf(to)}, ${userId}::bigint
    from visit as b where b.tenant_id = ${tenantId} and b.job_id = ${from} and b.state <> 'cancelled'
    order by b.starts_at nulls last, b.id`.execute(tx);
  await sql`insert into visit_task (tenant_id, visit_id, kind, title, sort_order, created_by)
    select b.tenant_id, made.id, step.kind, step.title, step.sort_order, ${userId}::bigint from visit as b
    join visit made on made.tenant_id = b.tenant_id and made.client_key = ${keyOf(to)}
    join visit_task step on step.tenant_id = b.tenant_id and step.visit_id = b.id
    where b.tenant_id = ${tenantId} and b.job_id = ${from} order by made.id, step.sort_order, step.id`.execute(tx);
}
