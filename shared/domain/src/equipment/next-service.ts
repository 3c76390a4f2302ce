import type { CalendarDay } from '../calendar-day.ts';
import { dayAfter } from '../day-text.ts';

/** What is done again and again: after so many days, after so many units of the meter, or whichever comes first. */
export type MaintenancePlan = { id: number; title: string; every_days: number | null; every_meter: number | null };

/** When a plan was last followed; `meter` is null if nobody wrote down what it showed. */
export type LastService = { plan_id: number; done_on: CalendarDay; meter: number | null };

/** From when a plan counts that was never followed: the day the piece was entered, and the first value of its meter. */
type PlanStart = { on: CalendarDay; meter: number | null };

/** When a plan is due: on a day, at a value of the meter, or both; what comes first counts. */
export type PlanDue = { plan: MaintenancePlan; on: CalendarDay | null; meter: number | null };

export type PieceMaintenance = {
  plans: readonly MaintenancePlan[];
  services: readonly LastService[];
  start: PlanStart;
};

/** When each plan of a piece is due. */
export function plansDue({ plans, services, start }: PieceMaintenance): PlanDue[] {
  return plans.map((plan) => {
    const last = latest(services.filter(({ plan_id: id }) => id === plan.id));
    const from = last ? { on: last.done_on, meter: last.meter } : start;
    return {
      plan,
      on: plan.every_days === null ? null : dayAfter(from.on, plan.every_days),
      meter: plan.every_meter === null ? null : (from.meter ?? start.meter ?? 0) + plan.every_meter,
    };
  });
}

const latest = (services: readonly LastService[]): LastService | undefined =>
  services.toSorted((one, other) => one.done_on.localeCompare(other.done_on)).at(-1);

/** The fields of a piece that say what is due next. */
export type NextService = {
  next_service_date: CalendarDay | null;
  next_service_meter: number | null;
  next_service_description: string | null;
};

/**
 * What is due first: the earliest day of any plan, and the lowest value of the meter of any plan. The description names
 * the plans that are due at either.
 */
export function nextService(due: readonly PlanDue[]): NextService {
  const [day = null] = due.flatMap(({ on }) => on ?? []).toSorted();
  const [meter = null] = due.flatMap((each) => each.meter ?? []).toSorted((one, other) => one - other);
  const first = due.filter((each) => (day !== null && each.on === day) || (meter !== null && each.meter === meter));
  const titles = [...new Set(first.map(({ plan }) => plan.title))];
  return {
    next_service_date: day,
    next_service_meter: meter,
    next_service_description: titles.length > 0 ? titles.join(', ') : null,
  };
}
