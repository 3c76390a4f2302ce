import { isApiError } from '@fieldspan/api/api-error';
import { call } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { scheduleQuery } from '@fieldspan/api/queries/board';
import type { ScheduleAnswer } from '@fieldspan/api/queries/board';
import type { BoardVisit, ScheduleChanges } from '@fieldspan/contract/schedule-calls';
import { useEffect } from 'react';

export type Span = { from: string; until: string };
type Changed = ScheduleChanges['visits'][number];

/** The answer with newer visits in it; older ones than it has are left out. */
export function withVisits(schedule: ScheduleAnswer, changed: readonly BoardVisit[]): ScheduleAnswer {
  const byId = new Map(schedule.visits.map((visit) => [visit.id, visit]));
  for (const visit of changed) {
    const known = byId.get(visit.id);
    if (known === undefined || known.version < visit.version) byId.set(visit.id, visit);
  }
  return { ...schedule, visits: [...byId.values()] };
}

/** Shows visits at once that a call has answered. */
export function keepVisits(span: Span, visits: readonly BoardVisit[]): void {
  queryClient.setQueryData<ScheduleAnswer>(scheduleQuery(span).queryKey, (known) => known && withVisits(known, visits));
}

const RETRY_MS = 5000;

/** Keeps the board as the server has it, while it is shown. */
export function useLiveSchedule(span: Span, onChanged: (visits: readonly Changed[]) => void): void {
  const { from, until } = span;
  useEffect(() => {
    const end = new AbortController();
    void follow({ from, until }, { signal: end.signal, onChanged });
    return () => end.abort();
  }, [from, until, onChanged]);
}

type Following = { signal: AbortSignal; onChanged: (visits: readonly Changed[]) => void };

async function follow(span: Span, { signal, onChanged }: Following): Promise<void> {
  const key = scheduleQuery(span).queryKey;
  let cursor = queryClient.getQueryData<ScheduleAnswer>(key)?.cursor;
  while (!signal.aborted && cursor !== undefined) {
    try {
      const changes: ScheduleChanges = await call('Schedule/changes', { cursor }, { signal });
      cursor = changes.cursor;
      if (changes.is_over) await queryClient.invalidateQueries({ queryKey: key });
      const known = queryClient.getQueryData<ScheduleAnswer>(key);
      const versions = new Map(known?.visits.map((visit) => [visit.id, visit.version]));
      const news = changes.visits.filter(({ id, version }) => (versions.get(id) ?? 0) < version);
      keepVisits(span, news);
      if (news.length > 0) onChanged(news);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
