import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { tableName } from '../../db/table-name.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';

type People = RawBuilder<unknown>;

const jobManager: People = sql`(select job.manager_id from job where job.tenant_id = record.tenant_id and job.id = record.job_id)`;
const technician: People = sql`(select service.assigned_to from service
  where service.tenant_id = record.tenant_id and service.id = record.service_id)`;

/**
 * The owner of a record or the people responsible for it: they are added to its comment thread and see the first
 * comment.
 */
const PEOPLE: Record<CommentParent, readonly People[]> = {
  Expense: [sql`record.user_id`],
  TimeLog: [sql`record.user_id`],
  Service: [sql`record.assigned_to`],
  Certificate: [sql`record.user_id`],
  Equipment: [sql`record.holder_id`],
  LibraryFile: [sql`record.created_by`],
  ServiceInvoice: [technician],
  PurchaseOrder: [jobManager, technician],
  // These records name nobody.
  Contact: [],
  ServiceContract: [],
};

export type CommentedRecord = { model: CommentParent; slug: string };

/** The user ids of the people a record names, if they work here now. */
export async function peopleOfRecord(
  tx: Tx,
  { tenantId }: Session,
  { model, slug }: CommentedRecord,
): Promise<number[]> {
  const people = PEOPLE[model];
  if (people.length === 0) return [];
  const { rows } = await sql<{ user_id: number }>`
    select distinct permission.user_id
    from ${sql.table(tableName(model))} as record
    join user_permission as permission
      on permission.tenant_id = record.tenant_id and permission.user_id in (${sql.join(people)})
    where record.tenant_id = ${tenantId} and record.slug = ${slug}
      and permission.is_inactive = 0 and permission.invite_accepted = 1`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}
