import { call, callList } from '@fieldspan/api/call';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['first_name', 'last_name'] as const;
const WORK = ['slug', 'job_num', 'job_name'] as const;
const ROW = { Person: PERSON, Reporter: PERSON, Job: WORK, Service: WORK } as const;

export const incidentsQuery = (query: ListQuery<'Incident'>) =>
  queryValue(['Incident', 'list', query], ({ signal }) => callList('Incident', { ...query, include: ROW }, { signal }));
export type IncidentRow = QueryAnswer<typeof incidentsQuery>['rows'][number];

const PICTURE = ['slug', 'filename', 'thumb_filename', 'width', 'height'] as const;

/** One incident, by id or slug. */
export const incidentQuery = (idOrSlug: string) =>
  queryValue(['Incident', 'record', idOrSlug], ({ signal }) =>
    call('Incident/find', { slug: idOrSlug, include: { ...ROW, ClosedBy: PERSON, Picture: PICTURE } }, { signal }),
  );
export type Incident = QueryAnswer<typeof incidentQuery>;

/** OSHA's log of a year, and how many incidents its months had. */
export const incidentRegisterQuery = (year: number) =>
  queryValue(['Incident', 'register', year], ({ signal }) => call('Incident/register', { year }, { signal }));
