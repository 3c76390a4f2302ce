import { call, callAll, callList } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** All folders of the library that the person may see, by name. */
export const foldersQuery = () =>
  queryOptions({
    queryKey: ['LibraryFolder', 'all'],
    queryFn: ({ signal }) =>
      callAll(
        'LibraryFolder',
        {
          fields: ['slug', 'version', 'name', 'parent_id', 'is_restricted', 'created_by'],
          order: [['name', 'ASC']],
        },
        { signal },
      ),
  });

export type LibraryFolder = QueryAnswer<typeof foldersQuery>[number];

/** Who may see a folder. */
export const folderReadersQuery = (id: number) =>
  queryValue(['LibraryFolder', 'readers', id], ({ signal }) =>
    call(
      'LibraryFolder/find',
      {
        slug: id,
        fields: ['version', 'is_restricted'],
        include: { User: ['slug', 'first_name', 'last_name', 'email'], JobPersonnelRole: ['title'] },
      },
      { signal },
    ),
  );

/** What lies in a folder and below it: how many files, and the first few. */
export const folderContentQuery = (id: number) =>
  queryValue(['LibraryFile', 'in-folder', id], ({ signal }) =>
    callList(
      'LibraryFile',
      {
        filters: { folder_path: { like: `/${id}/` } },
        fields: ['caption'],
        include: { LibraryUpload: ['original_filename'] },
        order: [['id', 'ASC']],
        page: 1,
        limit: 5,
      },
      { signal },
    ),
  );

/** Roles of projects, which may see a restricted folder. */
export const rolesQuery = () =>
  queryOptions({
    queryKey: ['JobPersonnelRole', 'titles'],
    queryFn: ({ signal }) => callAll('JobPersonnelRole', { fields: ['title'], order: [['title', 'ASC']] }, { signal }),
  });
