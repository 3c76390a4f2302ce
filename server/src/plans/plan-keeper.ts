import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Services } from '../http/context.ts';
import { objectKey } from '../storage/storage.ts';
import { runReader } from './run-reader.ts';
import { storePage } from './store-page.ts';
import type { PageMessage } from './page-message.ts';
import type { WaitingSet } from './waiting-set.ts';

type Keeping = Pick<Services, 'db' | 'storage' | 'log'>;

/** Splits sets of plans into sheets, one after another. */
export type PlanKeeper = {
  /** Reads all that wait; those that another process reads are left to it. */
  readWaiting: () => Promise<void>;
  close: () => Promise<void>;
};

const LOOK_MS = 1500;
/** If a set makes no progress for this long, the process that read it has died and another goes on with it. */
const SILENCE_S = 120;
/** Pages that hang or end the reader are left blank; with more of them the file is damaged. */
const BROKEN_MAX = 3;

export function openPlanKeeper(keeping: Keeping): PlanKeeper {
  const closing = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = keep(keeping, closing.signal)
      .catch((error: unknown) => keeping.log.error({ err: error }, 'reading plans'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    readWaiting: () => keep(keeping, closing.signal),
    async close() {
      clearInterval(timer);
      closing.abort();
      await running;
    },
  };
}

async function keep(keeping: Keeping, signal: AbortSignal): Promise<void> {
  for (let set = await take(keeping); set !== null && !signal.aborted; set = await take(keeping))
    await split(keeping, set, signal);
}

async function take({ db }: Keeping): Promise<WaitingSet | null> {
  const { rows } = await db.lookup((tx) =>
    sql<WaitingSet>`update plan_set set state = 'reading', touched_at = now() where id = (
      select id from plan_set
      where state = 'waiting' or (state = 'reading' and touched_at < now() - make_interval(secs => ${SILENCE_S}))
      order by id limit 1 for update skip locked)
      returning id, tenant_id, job_id, file_id, created_by, to_char(issued_on, 'YYYY-MM-DD') as issued_on, pages_read`.execute(
      tx,
    ),
  );
  return rows[0] ?? null;
}

const PROBLEMS = {
  locked: 'This PDF is locked with a password. Save a copy without one, and add that.',
  damaged: 'This PDF cannot be read. Open it on a computer, save it again as PDF, and add that.',
  pages: 'This PDF has more than 1,000 pages. Split it, and add the parts.',
} as const;

async function split(keeping: Keeping, set: WaitingSet, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-plans-'));
  try {
    const problem = await readAll(keeping, { set, path: await fetched(keeping, set, folder), signal });
    // Whoever goes on with it later begins after the last page that was stored.
    if (!signal.aborted) await finish(keeping, set, problem);
  } catch (error) {
    keeping.log.error({ err: error, set: set.id }, 'a set of plans was not read');
    await finish(keeping, set, 'damaged');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetched({ db, storage }: Keeping, set: WaitingSet, folder: string): Promise<string> {
  const path = join(folder, 'set.pdf');
  const { filename } = await db.lookup((tx) =>
    tx
      .selectFrom('library_upload')
      .where('tenant_id', '=', set.tenant_id)
      .where('id', '=', set.file_id)
      .select('filename')
      .executeTakeFirstOrThrow(),
  );
  await pipeline(await storage.get(objectKey(set.tenant_id, filename ?? '')), createWriteStream(path));
  return path;
}

type Reading = { set: WaitingSet; path: string; signal: AbortSignal };

async function readAll(keeping: Keeping, { set, path, signal }: Reading): Promise<keyof typeof PROBLEMS | null> {
  let next = set.pages_read + 1;
  let pages = 0;
  let problem: keyof typeof PROBLEMS | null = null;
  const onMessage = async (message: PageMessage): Promise<void> => {
    if (message.kind === 'failed') problem = message.reason;
    if (message.kind === 'begun') {
      ({ pages } = message);
      await note(keeping, set, { pages });
    }
    if (message.kind !== 'page') return;
    await storePage(keeping, set, message);
    next = message.page + 1;
  };
  for (let broken = 0; broken <= BROKEN_MAX; broken += 1) {
    const ending = await runReader({ path, from: next, onMessage, signal });
    if (ending === 'done' || signal.aborted) return problem;
    if (pages === 0) return 'damaged';
    await storePage(keeping, set, blank(next));
    next += 1;
    if (next > pages) return null;
  }
  return 'damaged';
}

/** A page that cannot be read is a sheet all the same: a person gives it its number. */
const blank = (page: number) =>
  ({
    kind: 'page',
    page,
    width: 1684,
    height: 1191,
    number: null,
    title: null,
    revision: null,
    words: '',
    links: '[]',
    picture: null,
  }) as const;

async function note({ db }: Keeping, { id, tenant_id }: WaitingSet, values: { pages: number }): Promise<void> {
  await db.lookup((tx) =>
    sql`update plan_set set pages = ${values.pages}, touched_at = now() where id = ${id} and tenant_id = ${tenant_id}`.execute(
      tx,
    ),
  );
}

async function finish({ db }: Keeping, set: WaitingSet, problem: keyof typeof PROBLEMS | null): Promise<void> {
  await db.system((tx) =>
    tx
      .updateTable('plan_set')
      .set(problem === null ? { state: 'ready', problem: null } : { state: 'failed', problem: PROBLEMS[problem] })
      .where('id', '=', set.id)
      .where('state', '=', 'reading')
      .execute(),
  );
}
