import { isRecord, objectOr } from './json-shape.ts';

/**
 * The client key of a file in a form whose upload has not arrived yet; null for a stored file and for anything else. Until it arrives
 * its ids are 0; the server replaces it by the stored file.
 */
export function waitingFileKey(value: unknown): string | null {
  const { id, key, LibraryUpload } = objectOr(value);
  return id === 0 && typeof key === 'string' && isRecord(LibraryUpload) ? key : null;
}

/** A file as it stands in a form until it has arrived. */
export const waitingFile = (key: string, name: string) => ({
  id: 0,
  file_id: 0,
  caption: null,
  key,
  LibraryUpload: { id: 0, slug: '', filename: '', original_filename: name, thumb_filename: null },
});
