import type { PdfPicture } from '../forms/pdf/pdf-answers.ts';
import { storedPicture } from '../forms/pdf/stored-picture.ts';
import type { Storage } from '../storage/storage.ts';
import type { StoredDocument } from './stored-document.ts';

/** Twice as sharp as it is printed. */
const SIZE = { side: 480, quality: 85 };

/** The logo of the company on a document; null if it has none, or one that cannot be read. */
export async function documentLogo(
  storage: Storage,
  { logo, tenant_id: tenantId }: Pick<StoredDocument, 'logo' | 'tenant_id'>,
): Promise<PdfPicture | null> {
  return logo === null ? null : storedPicture(storage, { tenantId, filename: logo, size: SIZE });
}
