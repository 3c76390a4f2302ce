import { devicePosition, isLocationError } from '@fieldspan/api/device-position';
import type { DevicePosition, LocationFailure } from '@fieldspan/api/device-position';
import { useQuery } from '@tanstack/react-query';

const FRESH_MS = 20_000;

/** Where the person stands, as far as it is known. */
export type Whereabouts = {
  here: DevicePosition | null;
  /** Why it is not known; null while it is, and while it is being found. */
  failure: LocationFailure | null;
  isFinding: boolean;
  find: () => void;
};

/** Finds the person while the page stands, every twenty seconds. */
export function useWhereabouts(): Whereabouts {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['device', 'position'],
    queryFn: () => devicePosition(),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
    // Never where one stood before.
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
