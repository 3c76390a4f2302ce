import { callList } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** Versions on a page. */
const VERSIONS = 20;

/** What a file of the library was, the newest first; none of one that has always been what it is. */
export const fileVersionsQuery = (file: number, page: number) =>
  queryValue(['LibraryFileVersion', 'of-file', file, page], ({ signal }) =>
    callList(
      'LibraryFileVersion',
      {
        filters: { library_file_id: file },
        fields: ['number', 'note', 'file_id', 'created_at'],
        include: {
          CreatedBy: ['slug', 'first_name', 'last_name', 'email'],
          LibraryUpload: ['filename', 'original_filename', 'thumb_filename', 'bytes'],
        },
        order: [['number', 'DESC']],
        page,
        limit: VERSIONS,
      },
      { signal },
    ),
  );

export type FileVersion = QueryAnswer<typeof fileVersionsQuery>['rows'][number];
