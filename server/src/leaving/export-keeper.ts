import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { noteActivity } from '../history/note-activity.ts';
import { objectKey } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { newFilename } from '../storage/stored-names.ts';
import { adminOf } from './admin-of.ts';
import { exportCompany } from './export-company.ts';

type Keeping = { db: Database; storage: Storage; log: Logger };

/** Makes the requested exports one at a time and deletes expired ones. */
export type ExportKeeper = {
  /** Makes all waiting exports; those that another process is making are skipped. */
  makeWaiting: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 3000;
/** For how many days an export can be downloaded. */
const KEPT_DAYS = 7;
/** Lease: if an export reports no progress for this long, its process has died and it is made again. */
const SILENCE_S = 120;
/** How often progress is stored. */
const TELL_MS = 1000;

export function openExportKeeper(keeping: Keeping): ExportKeeper {
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = keep(keeping)
      .catch((error: unknown) => keeping.log.error({ err: error }, 'making an export'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    makeWaiting: () => keep(keeping),
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

type Job = { id: number; tenant_id: number; requested_by: number | null };

async function keep(keeping: Keeping): Promise<void> {
  await endOld(keeping);
  for (let job = await take(keeping.db); job !== null; job = await take(keeping.db)) await make(keeping, job);
}

async function take(db: Database): Promise<Job | null> {
  const { rows } = await db.lookup((tx) =>
    sql<Job>`update company_export set state = 'running', touched_at = now(), done = 0, total = 0 where id = (
      select id from company_export
      where state = 'waiting' or (state = 'running' and touched_at < now() - make_interval(secs => ${SILENCE_S}))
      order by id limit 1 for update skip locked)
      returning id, tenant_id, requested_by`.execute(tx),
  );
  return rows[0] ?? null;
}

async function make(keeping: Keeping, job: Job): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-zip-'));
  try {
    await store(keeping, job, join(folder, 'export.zip'));
  } catch (error) {
    keeping.log.error({ err: error, export: job.id }, 'an export failed');
    await keeping.db.system((tx) =>
      tx.updateTable('company_export').set({ state: 'failed' }).where('id', '=', job.id).execute(),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function store({ db, storage }: Keeping, job: Job, path: string): Promise<void> {
  const identity = await adminOf(db, job.tenant_id, job.requested_by);
  let toldAt = 0;
  const progress = async (done: number, total: number): Promise<void> => {
    if (Date.now() - toldAt < TELL_MS) return;
    toldAt = Date.now();
    await db.lookup((tx) =>
      sql`update company_export set done = ${done}, total = ${total}, touched_at = now() where id = ${job.id}`.execute(
        tx,
      ),
    );
  };
  const { records, files } = await exportCompany({ db, storage, identity, progress }, createWriteStream(path));
  const { size: bytes } = await stat(path);
  const filename = newFilename('zip');
  await storage.adopt(objectKey(job.tenant_id, filename), path);
  await db.system(async (tx) => {
    const ready = { state: 'ready', filename, bytes, done: records + files, total: records + files } as const;
    const ends_at = sql<string>`now() + make_interval(days => ${KEPT_DAYS})`;
    await tx
      .updateTable('company_export')
      .set({ ...ready, ends_at })
      .where('id', '=', job.id)
      .execute();
    await noteActivity(tx, {
      kind: 'export',
      happened: 'exported',
      model: 'Company',
      recordId: job.tenant_id,
      tenantId: job.tenant_id,
      userId: job.requested_by,
    });
  });
}

async function endOld({ db, storage }: Keeping): Promise<void> {
  const { rows } = await db.lookup((tx) =>
    sql<{ tenant_id: number; filename: string }>`
      with old as (select id, tenant_id, filename from company_export where state = 'ready' and ends_at <= now() for update skip locked)
      update company_export e set state = 'ended', filename = null from old where old.id = e.id
      returning old.tenant_id, old.filename`.execute(tx),
  );
  await Promise.all(rows.map(({ tenant_id, filename }) => storage.delete(objectKey(tenant_id, filename))));
}
