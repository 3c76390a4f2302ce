import type { PickedFile } from '@fieldspan/contract/widgets';
import { objectOr } from '@fieldspan/domain/form/json-shape';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A library file as stored in a form; null for anything else. */
export function pickedFileIn(value: unknown): PickedFile | null {
  const { id, file_id, caption, LibraryUpload } = objectOr(value);
  const upload = objectOr(LibraryUpload);
  const { id: uploadId, slug, filename } = upload;
  if (typeof id !== 'number' || typeof uploadId !== 'number' || typeof filename !== 'string') return null;
  return {
    id,
    file_id: typeof file_id === 'number' ? file_id : uploadId,
    caption: textOrNull(caption),
    LibraryUpload: {
      id: uploadId,
      slug: typeof slug === 'string' ? slug : '',
      filename,
      original_filename: textOrNull(upload['original_filename']),
      thumb_filename: textOrNull(upload['thumb_filename']),
    },
  };
}
