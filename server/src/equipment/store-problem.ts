import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import { sentence } from '../http/sentence.ts';
import type { PublicRecord } from '../links/open-public-link.ts';
import { postNotification } from '../notify/post-notification.ts';
import { taskPath } from '../registry/guards/task.ts';
import { newSlug } from '../registry/slug.ts';
import { objectKey } from '../storage/storage.ts';
import { newFilename, thumbName } from '../storage/stored-names.ts';
import type { DefusedPicture } from './defused-picture.ts';

export type Problem = {
  piece: PublicRecord;
  report: { text: string; contact: string; client_key: string };
  picture: DefusedPicture | null;
  /** Null for a stranger. */
  by: number | null;
};

/** Keeps a reported problem as something that the company has to do, once, and tells who looks after the piece. */
export async function storeProblem(services: Services, problem: Problem): Promise<void> {
  const { piece, picture } = problem;
  if (await isKnown(services, problem)) return;
  const filename = newFilename('jpg');
  const keys = [filename, thumbName(filename)].map((name) => objectKey(piece.tenantId, name));
  try {
    if (picture) {
      await services.storage.put(objectKey(piece.tenantId, filename), picture.bytes);
      await services.storage.put(objectKey(piece.tenantId, thumbName(filename)), picture.thumb);
    }
    await services.db.system(async (tx) => {
      const imageId = picture && (await storePicture(tx, problem, { filename, picture }));
      await storeTask(tx, problem, imageId);
    });
  } catch (error) {
    if (picture) await Promise.all(keys.map((key) => services.storage.delete(key)));
    // Of two that came at once, the other was first.
    if (await isKnown(services, problem)) return;
    throw error;
  }
  services.push.wake();
}

const isKnown = (services: Services, { piece, report }: Problem): Promise<boolean> =>
  services.db.system(async (tx) => {
    const task = await tx
      .selectFrom('task')
      .where('tenant_id', '=', piece.tenantId)
      .where('client_key', '=', report.client_key)
      .select('id')
      .executeTakeFirst();
    return task !== undefined;
  });

type Stored = { filename: string; picture: DefusedPicture };

async function storePicture(tx: Tx, { piece, by }: Problem, { filename, picture }: Stored): Promise<number> {
  const { id } = await tx
    .insertInto('library_upload')
    .values({
      tenant_id: piece.tenantId,
      created_by: by,
      type: 'image/jpeg',
      filename,
      original_filename: 'problem.jpg',
      thumb_filename: thumbName(filename),
      bytes: picture.bytes.length,
      width: picture.width,
      height: picture.height,
      sha256: picture.sha256,
      do_not_clean: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const TITLE_LENGTH = 80;

async function storeTask(tx: Tx, { piece, report, by }: Problem, imageId: number | null): Promise<void> {
  const { tenantId } = piece;
  const { description, holder_id: holder } = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', piece.id)
    .select(['description', 'holder_id'])
    .executeTakeFirstOrThrow();
  const [line = ''] = report.text.split('\n', 1);
  const title = line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1)}…` : line;
  const slug = newSlug(title);
  const about = report.contact === '' ? report.text : `${report.text}\n\n${report.contact}`;
  await tx
    .insertInto('task')
    .values({
      tenant_id: tenantId,
      slug,
      title: title === '' ? description : title,
      details: about,
      equipment_id: piece.id,
      image_id: imageId,
      client_key: report.client_key,
      created_by: by,
    })
    .execute();
  const told = new Set([...(await managers(tx, tenantId)), ...(holder === null ? [] : [holder])]);
  for (const userId of told)
    if (userId !== by)
      await postNotification(tx, {
        kind: 'equipment',
        about: null,
        tenantId,
        userId,
        message: sentence`Problem reported: ${description}. ${title}`,
        link: taskPath(slug),
      });
}

/** Who may change equipment; of a large company the first twenty. */
async function managers(tx: Tx, tenantId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select p.user_id from user_permission p
    where p.tenant_id = ${tenantId} and p.is_inactive = 0 and p.invite_accepted = 1
      and (p.role_type = 'Admin' or p.module_permissions::jsonb #>> '{Equipment,write}' = 'true')
    order by p.id limit 20`.execute(tx);
  return rows.map(({ user_id: id }) => id);
}
