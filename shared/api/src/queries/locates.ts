import { callAll, callFirst, callList, callSome } from '@fieldspan/api/call';
import { ApiError } from '@fieldspan/api/api-error';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const WORK = ['slug', 'job_num', 'job_name', 'lat', 'long'] as const;
const PERSON = ['slug', 'first_name', 'last_name'] as const;
const INCLUDE = { Job: WORK, Service: WORK } as const;
const TICKET = ['ticket_num', 'expiry', 'responses_json'] as const;

export const locatesQuery = (query: ListQuery<'Locate'>) =>
  queryValue(['Locate', 'list', query], ({ signal }) => callList('Locate', { ...query, include: INCLUDE }, { signal }));
export type LocateRow = QueryAnswer<typeof locatesQuery>['rows'][number];

/** A ticket by its number or slug. A ticket number consists of digits, so `find` would take it for an id. */
export const locateQuery = (ticketNum: string) =>
  queryValue(['Locate', 'record', ticketNum], async ({ signal }) => {
    const filters: Filters<'Locate'> = { any: [{ ticket_num: ticketNum }, { slug: ticketNum }] };
    const include = { ...INCLUDE, Responsible: PERSON, RenewedFrom: TICKET, Renewal: TICKET } as const;
    const query = { filters, include, order: [['id', 'DESC']] } as const;
    const ticket = await callFirst('Locate', query, { signal });
    if (ticket) return ticket;
    throw new ApiError('refused', { call: 'Locate/get', status: 200, errors: ['There is no such locate ticket.'] });
  });
export type Locate = QueryAnswer<typeof locateQuery>;

/** Tickets of a project or service call. */
export const relatedLocatesQuery = (parent: { job_id: number } | { service_id: number }) =>
  queryValue(['Locate', 'some-of', parent], ({ signal }) =>
    callSome('Locate', { filters: parent, order: [['expiry', 'DESC']], limit: 100 }, { signal }),
  );
export type PlaceLocate = QueryAnswer<typeof relatedLocatesQuery>['rows'][number];

/** Every answer that was written down on a ticket, the first one first. */
export const locateAnswersQuery = (locateId: number) =>
  queryValue(['LocateAnswer', 'all-of', locateId], ({ signal }) =>
    callAll(
      'LocateAnswer',
      {
        filters: { locate_id: locateId },
        fields: ['utility', 'answer', 'note', 'at', 'client_key'],
        include: { CreatedBy: PERSON },
        order: [['id', 'ASC']],
      },
      { signal },
    ),
  );

/** The photos of a ticket in the order in which they came. */
export const locateFilesQuery = (locateId: number) =>
  queryValue(['LocateFile', 'all-of', locateId], ({ signal }) =>
    callAll(
      'LocateFile',
      {
        filters: { locate_id: locateId },
        fields: ['utility', 'client_key'],
        include: { LibraryUpload: ['filename', 'thumb_filename'] },
        order: [['id', 'ASC']],
      },
      { signal },
    ),
  );
