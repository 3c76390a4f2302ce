import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { pictureThumbnail } from '../../media/picture.ts';
import { objectKey } from '../../storage/storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { thumbName } from '../../storage/stored-names.ts';
import { ReadingProcess } from './reading-process.ts';
import { READABLE_TYPES, readerOf } from './readable-types.ts';

type Keeping = { db: Database; storage: Storage; log: Logger };

/** Takes the text out of files of the library, one after the other, and draws the first page of PDFs. */
export type TextKeeper = {
  /** Reads all that are missing, and returns how many. */
  readMissing: () => Promise<number>;
  close: () => Promise<void>;
};

const LOOK_MS = 5_000;
/** A larger file is not read: it would hold up the others. */
const MOST_BYTES = 100_000_000;

export function openTextKeeper(keeping: Keeping): TextKeeper {
  const closing = new AbortController();
  const reading = new ReadingProcess();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const readAll = async (): Promise<number> => {
    let count = 0;
    try {
      while (!closing.signal.aborted) {
        const upload = await take(keeping.db);
        if (upload === null) break;
        await read(keeping, upload, { reading, signal: closing.signal });
        count += 1;
      }
    } finally {
      reading.rest();
    }
    return count;
  };
  // One at a time: they share the process that reads, and the first to end stops it.
  const readMissing = (): Promise<number> => {
    isBusy = true;
    const next = running.then(readAll).finally(() => (isBusy = false));
    running = next.catch(() => undefined);
    return next;
  };
  const look = (): void => {
    if (isBusy) return;
    readMissing().catch((error: unknown) => keeping.log.error({ err: error }, 'reading the text of files'));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return {
    readMissing,
    async close() {
      closing.abort();
      reading.close();
      clearInterval(timer);
      await running;
    },
  };
}

type Upload = { id: number; tenant_id: number; filename: string; type: string; thumb_filename: string | null };

/** Marks the next file as not readable before it is tried, so that no other process, and no later one, tries it again. */
async function take(db: Database): Promise<Upload | null> {
  return db.system(async (tx) => {
    const { rows } = await sql<Upload>`
      with next as (
        select u.id, u.tenant_id, u.filename, u.type, u.thumb_filename from library_upload u
        where u.filename is not null and u.type = any(${READABLE_TYPES}) and u.bytes <= ${MOST_BYTES}
          and exists (select from library_file f where f.tenant_id = u.tenant_id and f.file_id = u.id)
          and not exists (select from library_text t where t.tenant_id = u.tenant_id and t.upload_id = u.id)
        order by u.id limit 1 for update of u skip locked),
      taken as (insert into library_text (tenant_id, upload_id, state) select tenant_id, id, 'failed' from next
        on conflict do nothing returning upload_id)
      select next.* from next join taken on taken.upload_id = next.id`.execute(tx);
    return rows[0] ?? null;
  });
}

type How = { reading: ReadingProcess; signal: AbortSignal };

async function read({ db, storage }: Keeping, upload: Upload, { reading, signal }: How): Promise<void> {
  const reader = readerOf(upload.type);
  if (reader === null) return;
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-text-'));
  try {
    const [path, picturePath] = [join(folder, 'file'), join(folder, 'page.png')];
    await pipeline(await storage.get(objectKey(upload.tenant_id, upload.filename)), createWriteStream(path));
    const words = await reading.read({ tenantId: upload.tenant_id, reader, path, picturePath });
    if (signal.aborted) await giveBack(db, upload);
    else await keep({ db, storage }, upload, { words, picturePath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function giveBack(db: Database, { id, tenant_id }: Upload): Promise<void> {
  await db.system((tx) =>
    tx.deleteFrom('library_text').where('tenant_id', '=', tenant_id).where('upload_id', '=', id).execute(),
  );
}

type Read = { words: string | null; picturePath: string };

async function keep(
  { db, storage }: Pick<Keeping, 'db' | 'storage'>,
  upload: Upload,
  { words, picturePath }: Read,
): Promise<void> {
  const { id, tenant_id, filename } = upload;
  const isDrawn = upload.thumb_filename === null && (await stat(picturePath).catch(() => null)) !== null;
  const thumb = isDrawn ? await pictureThumbnail(picturePath) : null;
  if (thumb) await storage.put(objectKey(tenant_id, thumbName(filename)), thumb);
  await db.system(async (tx) => {
    if (words !== null)
      await tx
        .updateTable('library_text')
        .set({ words, state: words === '' ? 'empty' : 'read' })
        .where('tenant_id', '=', tenant_id)
        .where('upload_id', '=', id)
        .execute();
    if (thumb)
      await tx
        .updateTable('library_upload')
        .set({ thumb_filename: thumbName(filename) })
        .where('tenant_id', '=', tenant_id)
        .where('id', '=', id)
        .execute();
  });
}
