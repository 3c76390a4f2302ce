import type { ActivityFilters } from '@fieldspan/api/queries/history';
import { ACTIVITY_KINDS } from '@fieldspan/contract/history-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import { useSearchParams } from '@fieldspan/federation/router';

type Name = 'person' | 'kind' | 'from' | 'to';

/** The filters in the address; unknown values are ignored. Days are in the device's time zone. */
export function useActivityFilters() {
  const [params, setParams] = useSearchParams();
  const get = (name: Name) => params.get(name) ?? '';
  const set = (name: Name, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { get, set, filters: filtersOf(get) };
}

function filtersOf(get: (name: Name) => string): ActivityFilters {
  const kind = ACTIVITY_KINDS.find((each) => each === get('kind'));
  const person = Number(get('person'));
  const from = knownDay(get('from'));
  const to = knownDay(get('to'));
  return {
    ...(kind && { kind }),
    ...(Number.isSafeInteger(person) && person > 0 && { person }),
    ...(from !== null && { from: startOf(from) }),
    ...(to !== null && { to: startOf(dayAfter(to, 1)) }),
  };
}

const startOf = (day: string): string => new Date(`${day}T00:00`).toISOString();
