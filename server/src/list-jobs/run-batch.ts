import { hasCode } from '@fieldspan/domain/is-error';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { tableName } from '../db/table-name.ts';
import type { Services, Session } from '../http/context.ts';
import { Failure } from '../http/errors.ts';
import { changeOne, formOf } from './change-one.ts';
import type { JobRow, RunningJob } from './change-one.ts';
import { nestedDatabase } from './nested-database.ts';

/** More in one transaction would hold their locks for longer than a person waits for a save. */
const BATCH = 100;

type Running = { services: Services; session: Session; job: RunningJob };
type Outcome = { id: number; state: 'done' | 'failed'; error: string | null; trash_id: number | null };

/**
 * Changes the next records of a job in one transaction, which also notes what became of each: whatever ends the process, a
 * record is changed once or not at all.
 * @returns how many there were; 0 when the job is over, or other batches have what is left of it
 */
export async function runBatch(running: Running): Promise<number> {
  try {
    return await changeBatch(running);
  } catch (error) {
    // Two batches wanted records of each other: this one was rolled back, and is tried again.
    if (isDeadlock(error)) return BATCH;
    throw error;
  }
}

const isDeadlock = (error: unknown): boolean => hasCode(error, '40P01');

function changeBatch(running: Running): Promise<number> {
  const { services, session, job } = running;
  return services.db.as(session, async (tx) => {
    const rows = await nextRows(tx, job.id);
    if (rows.length === 0) return 0;
    const before = await valuesBefore(tx, job, rows);
    const nested = { services: { ...services, db: nestedDatabase(services.db, tx) }, session };
    const outcomes: Outcome[] = [];
    for (const row of rows) outcomes.push(await tried(nested, job, row));
    await note(tx, job, { outcomes, before });
    return rows.length;
  });
}

async function nextRows(tx: Tx, jobId: number): Promise<JobRow[]> {
  return tx
    .selectFrom('list_job_row')
    .where('job_id', '=', jobId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .select(['id', 'record_id', 'version', 'form_json'])
    .execute();
}

async function tried({ services, session }: Omit<Running, 'job'>, job: RunningJob, row: JobRow): Promise<Outcome> {
  try {
    return { id: row.id, state: 'done', error: null, trash_id: await changeOne({ services, session }, job, row) };
  } catch (error) {
    if (isDeadlock(error)) throw error;
    if (!(error instanceof Failure)) services.log.error({ err: error, job: job.id }, 'a record of a list job failed');
    const words =
      error instanceof Failure ? error.errors.join(' ') : 'It could not be changed because of a fault here.';
    return { id: row.id, state: 'failed', error: words, trash_id: null };
  }
}

/** What a save will overwrite, as the form that puts it back; by the record's id. */
async function valuesBefore(tx: Tx, job: RunningJob, rows: readonly JobRow[]): Promise<ReadonlyMap<number, string>> {
  const [first] = rows;
  if (job.verb !== 'save' || !first) return new Map();
  const fields = [...formOf(job, first).keys()].filter((field) => field !== 'reason');
  const pairs = fields.map((field) => sql`${sql.lit(field)}, coalesce(b.${sql.ref(field)}::text, '')`);
  const found = await sql<{ id: number; form: string }>`
    select b.id, json_build_object(${sql.join(pairs)})::text as form from ${sql.table(tableName(job.model))} as b
    where b.id = any(${rows.map((row) => row.record_id)})`.execute(tx);
  return new Map(found.rows.map(({ id, form }) => [id, form]));
}

type Noted = { outcomes: readonly Outcome[]; before: ReadonlyMap<number, string> };

async function note(tx: Tx, job: RunningJob, { outcomes, before }: Noted): Promise<void> {
  const failed = outcomes.filter(({ state }) => state === 'failed').length;
  const versions =
    job.verb === 'save'
      ? sql`(select b.version from ${sql.table(tableName(job.model))} as b where b.id = r.record_id)`
      : sql`null::int`;
  await sql`
    update list_job_row r set state = o.state, error = o.error, trash_id = o.trash_id,
      before_json = f.form, after_version = ${versions}
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (id bigint, state text, error text, trash_id bigint)
    join list_job_row n on n.id = o.id
    left join json_each_text(${JSON.stringify(Object.fromEntries(before))}::json) as f (record, form)
      on f.record = n.record_id::text
    where r.id = o.id`.execute(tx);
  await sql`
    update list_job set done = done + ${outcomes.length}, failed = failed + ${failed}, touched_at = now()
    where id = ${job.id}`.execute(tx);
}
