import { callAll } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';

/** The person's own pictures and files that the server has received, by client key. */
export const arrivedPicturesQuery = (keys: readonly string[]) =>
  queryOptions({
    queryKey: ['LibraryUpload', 'arrived', keys],
    queryFn: async ({ signal }) => {
      const fields = [
        'slug',
        'filename',
        'original_filename',
        'thumb_filename',
        'width',
        'height',
        'client_key',
      ] as const;
      const rows = await callAll('LibraryUpload', { filters: { client_key: [...keys] }, fields }, { signal });
      return rows.map(({ id, slug, filename, original_filename, thumb_filename, width, height, client_key }) => ({
        key: client_key ?? '',
        name: original_filename ?? '',
        picture: { id, slug, filename: filename ?? '', width, height },
        /** As a question for a file keeps it; it stands in no folder of the library. */
        file: {
          id,
          file_id: id,
          caption: null,
          LibraryUpload: { id, slug, filename: filename ?? '', original_filename, thumb_filename },
        },
      }));
    },
    staleTime: 0,
    meta: { quiet: true },
  });
