import { UploadedSchema } from '@fieldspan/contract/calls';
import type { Uploaded } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import type { SignedInAsk } from '../../http/route.ts';

/** The columns that an upload returns. */
export const uploadColumns = [
  'id',
  'slug',
  'filename',
  'original_filename',
  'thumb_filename',
  'type',
  'bytes',
  'width',
  'height',
  'turns',
] as const;

export function uploaded(row: { id: number }): Uploaded {
  return v.parse(UploadedSchema, { ...row, record_id: row.id });
}

/** The file that this person uploaded earlier with the same idempotency key. */
export async function findUpload({ session, transact }: SignedInAsk, clientKey: string): Promise<Uploaded | null> {
  const found = await transact((tx) =>
    tx
      .selectFrom('library_upload')
      .where('tenant_id', '=', session.tenantId)
      .where('client_key', '=', clientKey)
      .where('created_by', '=', session.userId)
      .select(uploadColumns)
      .executeTakeFirst(),
  );
  return found ? uploaded(found) : null;
}
