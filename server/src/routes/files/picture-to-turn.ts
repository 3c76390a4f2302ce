import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { tableName } from '../../db/table-name.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { writable } from '../../registry/access.ts';
import { requireSubscription } from '../../registry/subscription.ts';

/** A stored picture whose width and height are known. */
export type PictureRow = {
  id: number;
  filename: string;
  thumb_filename: string | null;
  width: number;
  height: number;
  turns: number;
  earlier_names: readonly string[];
};

/**
 * People who may change one of these records may rotate its picture. A picture in a message may be rotated only by its
 * sender.
 */
const SHOWING = ['LibraryFile', 'JobFile', 'ServiceFile'] as const satisfies readonly ModelName[];

/** @throws Refusal if the file is not a picture or the person may not rotate it */
export async function pictureToTurn(tx: Tx, session: Session, id: number): Promise<PictureRow> {
  requireSubscription(session, 'UploadImage');
  const row = await tx
    .selectFrom('library_upload')
    .where('id', '=', id)
    .where('tenant_id', '=', session.tenantId)
    .where('type', 'like', 'image/%')
    .select(['id', 'created_by', 'filename', 'thumb_filename', 'width', 'height', 'turns', 'earlier_names'])
    .executeTakeFirst();
  const isOwn = row?.created_by === session.userId || session.viewer.role === 'Admin';
  if (!row || !(isOwn || (await mayChangeWhatShows(tx, session, id))))
    throw new Refusal('This picture was not found, or is not yours to turn.');
  const { filename, width, height } = row;
  if (filename === null || width === null || height === null)
    throw new Refusal('This kind of picture cannot be turned.');
  return { ...row, filename, width, height };
}

async function mayChangeWhatShows(tx: Tx, session: Session, id: number): Promise<boolean> {
  const shows = SHOWING.map(
    (name) =>
      sql`select from ${sql.table(tableName(name))} as w where w.file_id = ${id} and ${writable(session, name, 'w')}`,
  );
  const { rows } = await sql`${sql.join(shows, sql` union all `)} limit 1`.execute(tx);
  return rows.length > 0;
}
