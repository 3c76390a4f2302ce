import { disciplineOf } from '@fieldspan/domain/plans/sheet-number';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { newSlug } from '../registry/slug.ts';
import { objectKey } from '../storage/storage.ts';
import { newFilename } from '../storage/stored-names.ts';
import type { ReadPage } from './page-message.ts';
import type { WaitingSet } from './waiting-set.ts';

type Keeping = Pick<Services, 'db' | 'storage'>;

/** Stores a page as a sheet, with its small picture and what is written on it. A page that is stored already stays. */
export async function storePage({ db, storage }: Keeping, set: WaitingSet, page: ReadPage): Promise<void> {
  const filename = page.picture ? newFilename('webp') : null;
  if (page.picture && filename) await storage.put(objectKey(set.tenant_id, filename), page.picture.bytes);
  const isStored = await db.system(async (tx) => {
    const pictureId = filename === null ? null : await storePicture(tx, { set, page, filename });
    return storeSheet(tx, { set, page, pictureId });
  });
  if (!isStored && filename) await storage.delete(objectKey(set.tenant_id, filename));
}

type Picture = { set: WaitingSet; page: ReadPage; filename: string };

async function storePicture(tx: Tx, { set, page, filename }: Picture): Promise<number> {
  const { id } = await tx
    .insertInto('library_upload')
    .values({
      tenant_id: set.tenant_id,
      slug: newSlug('sheet'),
      created_by: set.created_by,
      type: 'image/webp',
      filename,
      original_filename: `${page.number ?? `page ${page.page}`}.webp`,
      thumb_filename: filename,
      bytes: page.picture?.bytes.length ?? 0,
      width: page.picture?.width ?? null,
      height: page.picture?.height ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Sheet = { set: WaitingSet; page: ReadPage; pictureId: number | null };

async function storeSheet(tx: Tx, { set, page, pictureId }: Sheet): Promise<boolean> {
  const { number, title, revision, width, height } = page;
  const sheet = await tx
    .insertInto('plan_sheet')
    .values({
      tenant_id: set.tenant_id,
      slug: newSlug(number ?? `page-${page.page}`),
      set_id: set.id,
      job_id: set.job_id,
      file_id: set.file_id,
      page: page.page,
      width,
      height,
      number,
      title,
      revision,
      issued_on: set.issued_on,
      discipline: disciplineOf(number ?? ''),
      picture_id: pictureId,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'set_id', 'page']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!sheet) return false;
  await tx
    .insertInto('plan_sheet_text')
    .values({ tenant_id: set.tenant_id, sheet_id: sheet.id, words: page.words, links_json: page.links })
    .execute();
  await sql`update plan_set set pages_read = greatest(pages_read, ${page.page}), touched_at = now()
    where id = ${set.id} and tenant_id = ${set.tenant_id}`.execute(tx);
  return true;
}
