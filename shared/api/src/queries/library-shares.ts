import { call, callList } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** Links to files of the library. */
export const sharesQuery = (query: ListQuery<'LibraryShare'>) =>
  queryValue(['LibraryShare', 'list', query], ({ signal }) =>
    callList(
      'LibraryShare',
      { ...query, include: { CreatedBy: ['slug', 'first_name', 'last_name', 'email'] } },
      { signal },
    ),
  );

export type LibraryShare = QueryAnswer<typeof sharesQuery>['rows'][number];

/** What a link shows to anybody who has it. */
export const sharedFilesQuery = (slug: string, pass: string) =>
  queryValue(['LibraryShare', 'open', slug, pass], ({ signal }) =>
    call('LibraryShare/open', { slug, pass }, { signal, noAuthRedirect: true }),
  );

/** Files of the library with the same content. */
export const duplicatesQuery = (page: number) =>
  queryValue(['LibraryFile', 'duplicates', page], ({ signal }) => call('LibraryFile/duplicates', { page }, { signal }));

export type DuplicateGroup = QueryAnswer<typeof duplicatesQuery>['groups'][number];
