import { formPlaceQuery } from '@fieldspan/api/queries/forms';
import type { FormAbout, FormPlace } from '@fieldspan/api/queries/forms';
import { sessionAtom } from '@fieldspan/api/session';
import { useSearchParams } from '@fieldspan/federation/router';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { readQueue, withQueue } from './form-queue.ts';

/** What a form is about: its project or service, and a machine, a contact or a person. */
export type FormWhere = { place: FormPlace | null; about: FormAbout };

/** The project or service in the URL, as `?job=` or `?service=`; null without one. */
function readPlace(params: URLSearchParams): FormPlace | null {
  const job = params.get('job');
  const service = params.get('service');
  if (job) return { kind: 'job', id: job };
  return service ? { kind: 'service', id: service } : null;
}

const SUBJECTS = ['equipment', 'contact', 'person'] as const;

/** Reads also `?equipment=`, `?contact=` and `?person=`, which hold ids. */
export function readWhere(params: URLSearchParams): FormWhere {
  const ids = SUBJECTS.map((name) => [name, Number(params.get(name))] as const);
  return {
    place: readPlace(params),
    about: Object.fromEntries(ids.filter(([, id]) => Number.isInteger(id) && id > 0)),
  };
}

/** The part of the URL that every level of the selector keeps. */
export function whereSearch({ place, about }: { place: FormPlace | null; about?: FormAbout | undefined }): string {
  const params = new URLSearchParams(place ? { [place.kind]: place.id } : {});
  for (const name of SUBJECTS) if (about?.[name] !== undefined) params.set(name, String(about[name]));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Until a job is read, nobody is known to have a role there. */
const NO_ROLE = { isAssignee: false, roleIds: [] };

/** What the forms of the selector are for, and what the person may use there. */
export function useFormPlace() {
  const [params, setParams] = useSearchParams();
  const where = readWhere(params);
  const isWorksheet = where.place?.kind === 'service' && params.get('worksheet') === '1';
  const known = useKnownPlace(where.place);
  const queue = readQueue(params);
  const search = whereSearch(where);
  const formSearch = isWorksheet ? `${search}&worksheet=1` : search;
  const put = (at: FormWhere, next: readonly string[]) => {
    const kept = at.place === where.place ? formSearch : whereSearch(at);
    setParams(withQueue(kept, { ...queue, next }), { replace: true });
  };
  return {
    ...where,
    /** Only forms for the service's worksheet are listed. */
    isWorksheet,
    /** What every level hands on: the place, and the forms that are chosen so far. */
    search: withQueue(formSearch, queue),
    /** What a form is opened with. */
    formSearch,
    queue,
    ...known,
    change: (place: FormPlace | null) => put({ ...where, place }, queue.next),
    choose: (next: readonly string[]) => put(where, next),
  };
}

function useKnownPlace(place: FormPlace | null) {
  const userId = useAtomValue(sessionAtom)?.userId ?? 0;
  const { data, isError } = useQuery({ ...formPlaceQuery(place, userId), throwOnError: false });
  return {
    label: data?.label ?? null,
    isUnreadable: isError,
    context: place === null ? null : (data?.context ?? NO_ROLE),
  };
}

export type SelectorPlace = ReturnType<typeof useFormPlace>;
