import { sentence } from '../../http/sentence.ts';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { isFilled, isForTheirRole, lastSigned } from '../../forms/filled-before.ts';
import type { Presence } from '../../forms/filled-before.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import type { Place } from './next-step.ts';

type Asking = { tx: Tx; session: Session };
type AskedForm = {
  id: number;
  slug: string;
  description: string;
  /** When the person signed it for this place; null if it is still to be filled in. */
  signed_at: string | null;
  /** Until when that signature counts. */
  valid_until: string | null;
};

/**
 * A press that arrives later than this was queued on the device. The person is already at work, so it counts, and the
 * reviewer sees which forms are missing.
 */
export const LATE_MS = 10_000;

/**
 * The ids of forms that a press to start work lacks; they are stored with the time log. Null if none are missing.
 * @throws Refusal naming the forms, if the person has only just pressed
 */
export async function lackingForms(
  asking: Asking,
  { place, at, waitedMs }: { place: Place; at: Date; waitedMs: number },
): Promise<number[] | null> {
  const missing = await missingForms(asking, place, at);
  if (missing.length === 0) return null;
  if (waitedMs >= LATE_MS) return missing.map(({ id }) => id);
  const names = missing.map(({ description }) => `“${description}”`).join(', ');
  const there = place.job_id === null ? 'service' : 'project';
  throw new Refusal(sentence`Before you clock in here, fill in for this ${there}: ${names}.`);
}

/** The forms that the company requires before this person starts here and that are not filled in yet. */
export async function missingForms(asking: Asking, place: Place, at: Date): Promise<AskedForm[]> {
  const required = await requiredForms(asking, place, at);
  return required.filter(({ signed_at: signedOn }) => signedOn === null);
}

/**
 * The forms that are not filled in yet, and those that the person has signed here and that are still valid. Forms for
 * other roles are left out. People who work on a project without being able to read it cannot file a form there, so none
 * are required.
 */
export async function requiredForms({ tx, session }: Asking, place: Place, at: Date): Promise<AskedForm[]> {
  const { job_id: jobId, service_id: serviceId } = place;
  if (jobId === null && serviceId === null) return [];
  if (jobId !== null && !(await mayReadRecord({ tx, identity: session }, 'Job', jobId))) return [];
  const prompt = sql.ref(jobId === null ? 'c.clockin_prompt_services_required' : 'c.clockin_prompt_projects_required');
  const { tenantId, userId } = session;
  const presence: Presence = {
    tenantId: sql`${tenantId}::bigint`,
    userId: sql`${userId}::bigint`,
    jobId: sql`${jobId}::bigint`,
    serviceId: sql`${serviceId}::bigint`,
    at: sql`${at.toISOString()}::timestamptz`,
  };
  const { rows } = await sql<AskedForm>`
    select required.* from (
      select c.id, c.slug, c.description, signed.signed_at, signed.valid_until, ${isFilled(presence)} as is_filled
      from form_child_template c
      join form_template t on t.tenant_id = c.tenant_id and t.id = c.form_template_id
      left join lateral ${lastSigned(presence)} as signed on true
      where c.tenant_id = ${tenantId} and c.archived = 0 and t.archived = 0 and ${prompt} = 1
        and ${isForTheirRole(presence)}
    ) as required
    where not is_filled or signed_at is not null
    order by required.id`.execute(tx);
  return rows.map(({ id, slug, description, signed_at, valid_until }) => ({
    id,
    slug,
    description,
    signed_at,
    valid_until,
  }));
}
