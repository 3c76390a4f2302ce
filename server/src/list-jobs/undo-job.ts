import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';

const INVERSE = { save: 'save', delete: 'restore', restore: null } as const;

/**
 * Notes a job that takes another back: what was saved gets its values from before, where nobody has changed it since, and
 * what was deleted comes back from the trash.
 * @throws Refusal if it is not the person's own, not over, or taken back already
 */
export async function undoJob({ tx, session }: { tx: Tx; session: Session }, id: number): Promise<number> {
  const { tenantId, userId } = session;
  const job = await tx
    .selectFrom('list_job')
    .where('tenant_id', '=', tenantId)
    .where('requested_by', '=', userId)
    .where('id', '=', id)
    .select(['id', 'model', 'verb', 'state', 'undone_by'])
    .forUpdate()
    .executeTakeFirst();
  if (!job) throw new Refusal('There is no such change.');
  const verb = INVERSE[job.verb];
  if (job.undone_by !== null || verb === null) throw new Refusal('This was taken back already.');
  if (job.state === 'waiting' || job.state === 'running')
    throw new Refusal('Stop it first, then it can be taken back.');
  const made = await tx
    .insertInto('list_job')
    .values({ tenant_id: tenantId, requested_by: userId, model: job.model, verb })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.updateTable('list_job').set({ undone_by: made.id }).where('id', '=', id).execute();
  // The latest first: a record may belong to one that was deleted after it.
  const noted = await sql`
    insert into list_job_row (tenant_id, job_id, record_id, version, form_json)
    select ${tenantId}, ${made.id}, case when ${verb} = 'restore' then r.trash_id else r.record_id end,
      r.after_version, r.before_json
    from list_job_row r where r.job_id = ${id} and r.state = 'done' and (${verb} = 'save' or r.trash_id is not null)
    order by r.id desc`.execute(tx);
  const total = Number(noted.numAffectedRows ?? 0);
  await tx.updateTable('list_job').set({ total }).where('id', '=', made.id).execute();
  return made.id;
}
