import { call, callList, callRows } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;
const FILE = ['filename', 'original_filename', 'thumb_filename', 'type'] as const;
const MANY = 200;

export const certificatesQuery = (query: ListQuery<'Certificate'>) =>
  queryValue(['Certificate', 'list', query], ({ signal }) =>
    callList('Certificate', { ...query, include: { User: PERSON, LibraryUpload: FILE } }, { signal }),
  );
export type CertificateRow = QueryAnswer<typeof certificatesQuery>['rows'][number];

export const certificateQuery = (idOrSlug: string) =>
  queryValue(['Certificate', 'record', idOrSlug], ({ signal }) =>
    call('Certificate/find', { slug: idOrSlug, include: { User: PERSON, LibraryUpload: FILE } }, { signal }),
  );

/** All certificates that the person may see, loaded page by page. */
export const allCertificatesQuery = () =>
  queryValue(['Certificate', 'all'], async ({ signal }) => {
    const query = {
      fields: ['slug', 'user_id', 'title', 'expires'],
      include: { User: PERSON },
      order: [['id', 'ASC']],
      limit: MANY,
    } as const;
    const first = await callList('Certificate', { ...query, page: 1 }, { signal });
    const rows = [...first.rows];
    for (let page = 2; page <= (first.meta?.num_pages ?? 1); page += 1) {
      rows.push(...(await callRows('Certificate', { ...query, page }, { signal })));
    }
    return rows;
  });

/** Active employees, for the matrix. */
export const activePeopleQuery = () =>
  queryValue(['User', 'active'], ({ signal }) =>
    callRows(
      'User',
      {
        filters: { 'UserPermission.is_inactive': 0 },
        fields: [...PERSON, 'email', 'job_title'],
        order: [['first_name', 'ASC']],
        limit: MANY,
      },
      { signal },
    ),
  );
export type ActivePerson = QueryAnswer<typeof activePeopleQuery>[number];
export type MatrixCertificate = QueryAnswer<typeof allCertificatesQuery>[number];
