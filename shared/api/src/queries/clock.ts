import { call, callAll, callSome, callTop } from '@fieldspan/api/call';
import type { Some } from '@fieldspan/api/call';
import { profileQuery } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { currentSession } from '@fieldspan/api/session';
import type { Filters } from '@fieldspan/contract/filters';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { clockCorrection } from '@fieldspan/domain/clock-correction';
import type { JobRef } from '@fieldspan/domain/clock-places';
import { isAmerican } from '@fieldspan/domain/is-american';
import { toleranceChoices } from '@fieldspan/domain/tolerance-choices';
import { queryOptions } from '@tanstack/react-query';
import { companyQuery } from './company.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const NAMED = ['slug', 'job_num', 'job_name', 'city'] as const;
const CODED = ['code', 'title'] as const;
const PLACED = [...NAMED, 'lat', 'long', 'archived'] as const;

/**
 * One person's clock: the running time log (null while clocked out) and the offset of the device's clock. `asOf` orders
 * answers, so that a cached or late one never replaces a newer one.
 */
export const clockQuery = (userId: number) =>
  queryOptions({
    queryKey: ['OpenTimeLog', 'of', userId],
    queryFn: async ({ signal }) => {
      const query = {
        filters: { user_id: userId },
        include: { Job: NAMED, Service: NAMED, CostCode: CODED },
        order: [['time_in', 'DESC']],
        limit: 1,
      } as const;
      const { rows, time } = await callTop('OpenTimeLog', query, { signal });
      const asOf = knownInstant(time)?.getTime() ?? 0;
      return { log: rows[0] ?? null, correctionMs: clockCorrection(time, Date.now()), asOf };
    },
    structuralSharing: (before, fresh) => (asOfIn(fresh) < asOfIn(before) ? before : fresh),
    // Another device, or the office, may have clocked the person in or out.
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  });

const asOfIn = (clock: unknown): number =>
  typeof clock === 'object' && clock !== null && 'asOf' in clock && typeof clock.asOf === 'number' ? clock.asOf : 0;

export type Clock = QueryAnswer<typeof clockQuery>;
export type RunningTimeLog = NonNullable<Clock['log']>;

/** A project or service with what the clock needs. */
export type WorkPlace = {
  type: JobRef['type'];
  id: number;
  slug: string;
  job_num: string;
  job_name: string;
  city: string | null;
  lat: number | null;
  long: number | null;
  /** Metres; null means that everywhere counts as on site. Services have none. */
  check_in_tolerance: number | null;
  archived: number;
};

type Placed = Omit<WorkPlace, 'type' | 'check_in_tolerance'>;
const projectPlace = (row: Omit<WorkPlace, 'type'>): WorkPlace => ({ ...row, type: 'project' });
const servicePlace = (row: Placed): WorkPlace => ({ ...row, type: 'service', check_in_tolerance: null });

/** The keys start with the model's name, so that a change of the record invalidates its place too. */
export const PLACE_KEYS = { project: ['Job', 'place'], service: ['Service', 'place'] } as const;

/** A job's place. It stays in the cache while the page is open, so that people can clock in offline. */
export const workPlaceQuery = ({ type, slug }: JobRef) =>
  queryOptions({
    queryKey: [...PLACE_KEYS[type], slug],
    queryFn: async ({ signal }): Promise<WorkPlace> =>
      type === 'project'
        ? projectPlace(await call('Job/find', { slug, fields: [...PLACED, 'check_in_tolerance'] }, { signal }))
        : servicePlace(await call('Service/find', { slug, fields: PLACED }, { signal })),
    gcTime: Infinity,
    meta: { quiet: true },
  });

const FOUND_MOST = 50;

export const WORK_PLACES_KEY = ['Job', 'work-places'] as const;

/** Projects and services that the person can clock in on and that match the filters. */
export const workPlacesQuery = (
  key: readonly unknown[],
  { jobs, services }: { jobs: Filters<'Job'>; services: Filters<'Service'> },
) =>
  queryOptions({
    queryKey: [...WORK_PLACES_KEY, ...key],
    queryFn: async ({ signal }): Promise<Some<WorkPlace>> => {
      const order = [['job_num', 'DESC']] as const;
      const [projects, calls] = await Promise.all([
        callSome(
          'Job',
          {
            filters: { archived: 0, date_completed: null, ...jobs },
            fields: [...PLACED, 'check_in_tolerance'],
            order,
            limit: FOUND_MOST,
          },
          { signal },
        ),
        callSome(
          'Service',
          { filters: { archived: 0, completed: null, ...services }, fields: PLACED, order, limit: FOUND_MOST },
          { signal },
        ),
      ]);
      const rows = [...projects.rows.map(projectPlace), ...calls.rows.map(servicePlace)];
      return { rows, more: projects.more + calls.more };
    },
    meta: { quiet: true },
  });

/** The person's own time logs since an instant, including running ones; earliest first. */
export const ownLogsQuery = (userId: number, since: string) =>
  queryOptions({
    queryKey: ['TimeLog', 'own', userId, since],
    queryFn: ({ signal }) => {
      const filters: Filters<'TimeLog'> = {
        user_id: userId,
        any: [{ time_in: { gte: since } }, { time_out: { gte: since } }, { time_out: null }],
      };
      const query = {
        filters,
        fields: ['time_in', 'time_out', 'time_on_site', 'clocked_in_offsite', 'break_hours', 'breaks_json'],
        include: { Job: NAMED, Service: NAMED, CostCode: CODED },
        order: [['time_in', 'ASC']],
      } as const;
      return callAll('TimeLog', query, { signal });
    },
    meta: { quiet: true },
  });
export type OwnLog = QueryAnswer<typeof ownLogsQuery>[number];

/** Check-in tolerances to choose from, in the company's units. */
export const toleranceChoicesQuery = (typed: string) =>
  queryValue(['Company', 'tolerance-choices', typed], async () => {
    const { tenant_id } = await queryClient.ensureQueryData(profileQuery(currentSession()?.userSlug ?? ''));
    const { country } = await queryClient.ensureQueryData(companyQuery(tenant_id));
    const rows = toleranceChoices(isAmerican(country))
      .filter(({ label }) => label.startsWith(typed))
      .map(({ metres, label }) => ({ id: metres, title: label }));
    return { rows, more: 0 };
  });
