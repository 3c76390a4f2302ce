import { daysBetween, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

type OpenCall = {
  created_at: string;
  scheduled_at: string | null;
  assigned_to: number | null;
  ServiceStatus: { label: string } | null;
};

/** Open calls of one status; `late` were planned for a past day, `oldest` is the creation time of the first. */
export type StatusReport = { status: string; open: number; unassigned: number; late: number; oldest: string };

/** Counts open calls by the label of their status, most first; calls without a status have an empty label. */
export function reportByStatus(calls: readonly OpenCall[], today: CalendarDay): StatusReport[] {
  const byStatus = Map.groupBy(calls, ({ ServiceStatus }) => ServiceStatus?.label ?? '');
  return [...byStatus]
    .map(([status, some]) => ({
      status,
      open: some.length,
      unassigned: some.filter(({ assigned_to }) => assigned_to === null).length,
      late: some.filter((call) => isLate(call, today)).length,
      oldest: some.map(({ created_at }) => created_at).toSorted()[0] ?? '',
    }))
    .toSorted((one, other) => other.open - one.open || one.status.localeCompare(other.status));
}

function isLate({ scheduled_at: planned }: OpenCall, today: CalendarDay): boolean {
  const instant = knownInstant(planned);
  return instant !== null && daysBetween(localDay(instant), today) > 0;
}

type BudgetedJob = { hours_logged: number | null; budget_hours: number | null };

/** Sums over several projects; a project without a budget contributes only its hours. */
export function hoursAndBudget(jobs: readonly BudgetedJob[]): { hours: number; budget: number } {
  const sum = (of: (job: BudgetedJob) => number | null) => jobs.reduce((total, job) => total + (of(job) ?? 0), 0);
  return { hours: Math.round(sum((job) => job.hours_logged)), budget: Math.round(sum((job) => job.budget_hours)) };
}
