import { formPlaceQuery } from '@fieldspan/api/queries/forms';
import type { FormPlace } from '@fieldspan/api/queries/forms';
import { sessionAtom } from '@fieldspan/api/session';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

/** The project or service in the URL, as `?job=` or `?service=`; null without one. */
export function readPlace(params: URLSearchParams): FormPlace | null {
  const job = params.get('job');
  const service = params.get('service');
  if (job) return { kind: 'job', id: job };
  return service ? { kind: 'service', id: service } : null;
}

/** The part of the URL that every level of the selector keeps. */
export function placeSearch(place: FormPlace | null): string {
  return place ? `?${new URLSearchParams({ [place.kind]: place.id }).toString()}` : '';
}

/** What the form is about, and what the person may use there. */
export function useFormPlace() {
  const [params] = useSearchParams();
  const place = readPlace(params);
  const userId = useAtomValue(sessionAtom)?.userId ?? 0;
  const { data } = useSuspenseQuery(formPlaceQuery(place, userId));
  return { search: placeSearch(place), label: data?.label ?? null, context: data?.context ?? null };
}
