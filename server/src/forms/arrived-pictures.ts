import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import { objectOr } from '@fieldspan/domain/form/json-shape';
import { imageIn } from '@fieldspan/domain/form/stored-answer';
import { waitingFileKey } from '@fieldspan/domain/form/waiting-file';
import type { Write } from '../registry/entry.ts';

/** More pictures and files than any real form has. */
const MOST_KEYS = 500;

type Upload = Awaited<ReturnType<typeof uploadsOf>>[number];

/**
 * A form that was filled in offline refers to its pictures and files by the idempotency keys of their uploads. Replaces
 * those that this person has uploaded by the stored files; the others are left unchanged.
 */
export async function withArrivedPictures(work: Pick<Write, 'tx' | 'session'>, json: string): Promise<string> {
  const keys = new Set<string>();
  const read = parsed(json, (value) => {
    const key = keyIn(value);
    if (key !== null) keys.add(key);
    return value;
  });
  if (read === undefined || keys.size === 0 || keys.size > MOST_KEYS) return json;
  const stored = await uploadsOf(work, [...keys]);
  const byKey = new Map(stored.map((upload) => [upload.client_key, upload]));
  return JSON.stringify(
    parsed(json, (value) => {
      const upload = byKey.get(keyIn(value));
      return upload ? arrived(value, upload) : value;
    }),
  );
}

const uploadsOf = ({ tx, session }: Pick<Write, 'tx' | 'session'>, keys: readonly string[]) =>
  tx
    .selectFrom('library_upload')
    .where('tenant_id', '=', session.tenantId)
    .where('created_by', '=', session.userId)
    .where('client_key', 'in', [...keys])
    .select(['id', 'slug', 'filename', 'original_filename', 'thumb_filename', 'width', 'height', 'client_key'])
    .execute();

/** The key of a picture or file that is on its way; null for anything else. */
function keyIn(value: unknown): string | null {
  const picture = imageIn(value);
  return picture && isOnItsWay(picture) ? picture.key : waitingFileKey(value);
}

function arrived(value: unknown, upload: Upload): object {
  const { id, slug, original_filename, thumb_filename, width, height } = upload;
  const filename = upload.filename ?? '';
  const picture = imageIn(value);
  if (picture) return { id, slug, filename, width, height, ...(picture.taken && { taken: picture.taken }) };
  const { caption = null } = objectOr(value);
  return { id, file_id: id, caption, LibraryUpload: { id, slug, filename, original_filename, thumb_filename } };
}

/** @returns undefined if the text is not JSON */
function parsed(json: string, change: (value: unknown) => unknown): unknown {
  try {
    return JSON.parse(json, (_name, value: unknown) => change(value));
  } catch {
    return undefined;
  }
}
