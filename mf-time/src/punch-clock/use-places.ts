import type { Profile } from '@fieldspan/api/profile';
import { workPlacesQuery } from '@fieldspan/api/queries/clock';
import { myServicesQuery } from '@fieldspan/api/queries/my-day';
import type { Filters } from '@fieldspan/contract/filters';
import type { Position } from '@fieldspan/domain/distance';
import { useQuery } from '@tanstack/react-query';
import { nearFirst, placeKey } from './near-first.ts';
import type { SeenPlace } from './near-first.ts';

/** About fifty kilometres each way in inhabited latitudes. */
const NEAR_DEGREES = 0.5;

/** The box moves in steps, so that a few metres do not cause a new request. */
const step = (degrees: number): number => Math.round(degrees * 10) / 10;

type Places = {
  mine: SeenPlace[];
  others: SeenPlace[];
  /** The number of further jobs in each group. */
  more: { mine: number; others: number };
  isPending: boolean;
  error: Error | null;
  retry: () => void;
};

const NONE = { rows: [], more: 0 };

/** Jobs to clock in on: one's own first, then those nearby or found; each group sorted by distance. */
export function usePlaces(profile: Profile, here: Position | null, typed: string): Places {
  const calls = useQuery({ ...myServicesQuery(), meta: { quiet: true } });
  const ids = (calls.data ?? []).map(({ id }) => id);
  const own = useQuery({
    ...workPlacesQuery(['own', profile.id, ids], ownFilters(profile, ids)),
    enabled: !calls.isPending,
  });
  const wanted = wantedFilters(here, typed);
  const found = useQuery({
    ...workPlacesQuery(['wanted', wanted ?? 'none'], wanted ?? { jobs: {}, services: {} }),
    enabled: wanted !== null,
  });
  const ownPlaces = own.data ?? NONE;
  const foundPlaces = found.data ?? NONE;
  const mine = nearFirst(ownPlaces.rows.filter(matches(typed)), here);
  const isMine = new Set(mine.map(({ place }) => placeKey(place)));
  return {
    mine,
    others: nearFirst(foundPlaces.rows, here).filter(({ place }) => !isMine.has(placeKey(place))),
    more: { mine: ownPlaces.more, others: foundPlaces.more },
    isPending: own.isPending || (wanted !== null && found.isPending),
    error: calls.error ?? own.error ?? found.error,
    retry: () => void Promise.all([calls.refetch(), own.refetch(), ...(wanted ? [found.refetch()] : [])]),
  };
}

/** Projects on which the person has a role, and their service calls. */
function ownFilters({ JobPersonnelRole: roles }: Profile, serviceIds: readonly number[]) {
  const jobIds = [...new Set(roles.map(({ job_id }) => job_id))];
  return { jobs: { id: oneOf(jobIds) }, services: { id: oneOf(serviceIds) } };
}

const MOST_IDS = 500;

/** An empty list would be no filter; no record has the id 0. */
const oneOf = (ids: readonly number[]): number | number[] => (ids.length > 0 ? ids.slice(0, MOST_IDS) : 0);

function wantedFilters(
  here: Position | null,
  typed: string,
): { jobs: Filters<'Job'>; services: Filters<'Service'> } | null {
  if (typed !== '') {
    const like = { like: typed };
    const filters = { any: [{ job_num: like }, { job_name: like }, { customer_name_cache: like }] };
    return { jobs: filters, services: filters };
  }
  if (!here) return null;
  const filters = {
    lat: { gte: step(here.lat - NEAR_DEGREES), lte: step(here.lat + NEAR_DEGREES) },
    long: { gte: step(here.long - NEAR_DEGREES), lte: step(here.long + NEAR_DEGREES) },
  };
  return { jobs: filters, services: filters };
}

const matches =
  (typed: string) =>
  ({ job_num, job_name }: { job_num: string; job_name: string }): boolean =>
    `${job_num} ${job_name}`.toLowerCase().includes(typed.toLowerCase());
