import { devicePosition, isLocationError } from '@fieldspan/api/device-position';
import type { DevicePosition, LocationFailure } from '@fieldspan/api/device-position';
import { useQuery } from '@tanstack/react-query';

const FRESH_MS = 20_000;

/** The person's position, if known. */
export type Whereabouts = {
  here: DevicePosition | null;
  /** Why it is unknown; null while it is known or being determined. */
  failure: LocationFailure | null;
  isFinding: boolean;
  find: () => void;
};

/** Determines the person's position every twenty seconds while the page is open. */
export function useWhereabouts(): Whereabouts {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['device', 'position'],
    queryFn: () => devicePosition(),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
    // An old position must not be used.
    meta: { quiet: true, live: true },
  });
  return {
    here: error ? null : (data ?? null),
    failure: error && !isFetching ? failureOf(error) : null,
    isFinding: isFetching && (error !== null || data === undefined),
    find: () => void refetch(),
  };
}

const failureOf = (error: Error): LocationFailure => (isLocationError(error) ? error.failure : 'unavailable');
