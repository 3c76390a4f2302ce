import { isModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { RunningJob } from './change-one.ts';
import { jobSession } from './job-session.ts';
import { runBatch } from './run-batch.ts';

/** Makes the changes of many records that people have asked for, one job after another. */
export type ListJobKeeper = {
  /** Makes all that wait; those that another process is making are skipped. */
  makeWaiting: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 700;
/** Batches side by side: while one waits for the database, another one is worked out. Deletes and restores have an order. */
const LANES = { save: 3, delete: 1, restore: 1 } as const;
/** Lease: if a job makes no progress for this long, its process has died and another one goes on with it. */
const SILENCE_S = 30;
/** For how many days what became of each record can be read. */
const KEPT_DAYS = 30;

export function openListJobKeeper(services: Services): ListJobKeeper {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = keep(services, stop.signal)
      .catch((error: unknown) => services.log.error({ err: error }, 'changing many records'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    makeWaiting: () => keep(services, stop.signal),
    async close() {
      clearInterval(timer);
      stop.abort();
      await running;
    },
  };
}

type Job = Omit<RunningJob, 'model'> & { model: string; tenant_id: number; requested_by: number };

async function keep(services: Services, signal: AbortSignal): Promise<void> {
  for (let job = await take(services.db); job !== null; job = await take(services.db)) {
    await make(services, job, signal);
    if (signal.aborted) return;
  }
}

async function take(db: Database): Promise<Job | null> {
  const { rows } = await db.lookup((tx) =>
    sql<Job>`update list_job set state = 'running', touched_at = now() where id = (
      select id from list_job
      where state = 'waiting' or (state = 'running' and touched_at < now() - make_interval(secs => ${SILENCE_S}))
      order by id limit 1 for update skip locked)
      returning id, tenant_id, requested_by, model, verb, form_json`.execute(tx),
  );
  return rows[0] ?? null;
}

async function make(services: Services, job: Job, signal: AbortSignal): Promise<void> {
  const { model } = job;
  const person = { userId: job.requested_by, tenantId: job.tenant_id };
  for (;;) {
    // A process that stops gives the job to another one.
    if (signal.aborted) return end(services.db, job.id, 'waiting');
    if (await isStopping(services.db, job.id)) return end(services.db, job.id, 'stopped');
    // Rights are read before each batch: whoever loses them meanwhile changes nothing more.
    const session = await jobSession(services, person);
    if (session === null || !isModelName(model)) return end(services.db, job.id, 'stopped');
    const running = { services, session, job: { ...job, model } };
    const counts = await Promise.all(Array.from({ length: LANES[job.verb] }, () => runBatch(running)));
    if (counts.every((count) => count === 0)) return end(services.db, job.id, 'done');
  }
}

async function isStopping(db: Database, id: number): Promise<boolean> {
  const job = await db.lookup((tx) =>
    tx.selectFrom('list_job').where('id', '=', id).select('is_stopping').executeTakeFirst(),
  );
  return job?.is_stopping !== 0;
}

async function end(db: Database, id: number, state: 'waiting' | 'done' | 'stopped'): Promise<void> {
  await db.lookup(async (tx) => {
    await sql`update list_job set state = ${state}, touched_at = now() where id = ${id}`.execute(tx);
    await sql`delete from list_job where touched_at < now() - make_interval(days => ${KEPT_DAYS}) and state in ('done', 'stopped')`.execute(
      tx,
    );
  });
}
