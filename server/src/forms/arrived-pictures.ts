import { isOnItsWay } from '@fieldspan/domain/form/form-picture';
import type { FormPicture } from '@fieldspan/domain/form/form-picture';
import { imageIn } from '@fieldspan/domain/form/stored-answer';
import type { Write } from '../registry/entry.ts';

/** More pictures than any real form has. */
const MOST_KEYS = 500;

/**
 * A form that was filled in offline refers to its pictures by the idempotency keys of their uploads. Replaces those
 * that this person has uploaded by the stored files; the others are left unchanged.
 */
export async function withArrivedPictures(
  { tx, session }: Pick<Write, 'tx' | 'session'>,
  json: string,
): Promise<string> {
  const keys = new Set<string>();
  const read = parsed(json, (picture) => {
    keys.add(picture.key);
    return picture;
  });
  if (read === undefined || keys.size === 0 || keys.size > MOST_KEYS) return json;
  const stored = await tx
    .selectFrom('library_upload')
    .where('tenant_id', '=', session.tenantId)
    .where('created_by', '=', session.userId)
    .where('client_key', 'in', [...keys])
    .select(['id', 'slug', 'filename', 'width', 'height', 'client_key'])
    .execute();
  const byKey = new Map(
    stored.map(({ client_key, filename, ...picture }) => [client_key, { ...picture, filename: filename ?? '' }]),
  );
  return JSON.stringify(
    parsed(json, (picture) => {
      const arrived = byKey.get(picture.key);
      return arrived ? { ...arrived, ...(picture.taken && { taken: picture.taken }) } : picture;
    }),
  );
}

/** @returns undefined if the text is not JSON */
function parsed(json: string, onPicture: (picture: FormPicture & { key: string }) => FormPicture): unknown {
  try {
    return JSON.parse(json, (_name, value: unknown) => {
      const picture = imageIn(value);
      return picture && isOnItsWay(picture) ? onPicture(picture) : value;
    });
  } catch {
    return undefined;
  }
}
