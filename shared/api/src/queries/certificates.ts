import { call, callAll, callList } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;
const FILE = ['filename', 'original_filename', 'thumb_filename', 'type'] as const;

export const certificatesQuery = (query: ListQuery<'Certificate'>) =>
  queryValue(['Certificate', 'list', query], ({ signal }) =>
    callList(
      'Certificate',
      { ...query, include: { User: PERSON, LibraryUpload: FILE, CertificateType: ['title'] } },
      { signal },
    ),
  );
export type CertificateRow = QueryAnswer<typeof certificatesQuery>['rows'][number];

export const certificateQuery = (idOrSlug: string) =>
  queryValue(['Certificate', 'record', idOrSlug], ({ signal }) =>
    call(
      'Certificate/find',
      { slug: idOrSlug, include: { User: PERSON, LibraryUpload: FILE, CertificateType: ['title'] } },
      { signal },
    ),
  );

/** All certificates that the person may see, loaded page by page. */
export const allCertificatesQuery = () =>
  queryValue(['Certificate', 'all'], async ({ signal }) => {
    const query = {
      fields: ['slug', 'user_id', 'title', 'expires'],
      include: { User: PERSON },
      order: [['id', 'ASC']],
    } as const;
    return await callAll('Certificate', query, { signal });
  });

/** Active employees, for the matrix. */
export const activePeopleQuery = () =>
  queryValue(['User', 'active'], ({ signal }) =>
    callAll(
      'User',
      {
        filters: { 'UserPermission.is_inactive': 0 },
        fields: [...PERSON, 'email', 'job_title'],
        order: [['first_name', 'ASC']],
      },
      { signal },
    ),
  );
export type ActivePerson = QueryAnswer<typeof activePeopleQuery>[number];
export type MatrixCertificate = QueryAnswer<typeof allCertificatesQuery>[number];
