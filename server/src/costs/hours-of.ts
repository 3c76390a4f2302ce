import type { CostingAnswer } from '@fieldspan/contract/cost-calls';
import { dayAfter } from '@fieldspan/domain/day-text';
import { dayNumber, weekdayOf } from '@fieldspan/domain/pay/local-time';
import type { ProjectCosts } from './cost-facts.ts';
import type { PartRow } from './record-parts.ts';

export const toHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;
const minutesOf = ({ hours }: PartRow): number => Math.round((hours ?? 0) * 60);
const sumOf = (parts: readonly PartRow[]): number => parts.reduce((sum, part) => sum + minutesOf(part), 0);

/** Hours of a project: worked and approved, in the budget, still to go. */
export function hoursOf({ money, parts, said, unrated }: ProjectCosts): CostingAnswer['hours'] {
  const time = parts.filter(({ model }) => model === 'TimeLog');
  const worked = toHours(sumOf(time));
  const typed = parts.filter(
    ({ model, cost_code, hours }) => model === 'BudgetLine' && cost_code === 'labour' && hours,
  );
  const budget = typed.length > 0 ? toHours(sumOf(typed)) : money.budget_hours;
  const spoken = said.find(({ cost_code }) => cost_code === 'labour')?.hours ?? null;
  const left = budget === null ? null : Math.max(0, Math.round((budget - worked) * 100) / 100);
  return { worked, waiting: money.waiting, unrated, budget, to_go: spoken ?? left, weeks: weeksOf(time) };
}

function weeksOf(time: readonly PartRow[]): CostingAnswer['hours']['weeks'] {
  const weeks = [...Map.groupBy(time, ({ on_day: day }) => lastOfWeek(day ?? ''))].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  let minutes = 0;
  return weeks.map(([to, parts]) => {
    minutes += sumOf(parts);
    return { to, hours: toHours(minutes) };
  });
}

/** Sunday. */
const lastOfWeek = (day: string): string => dayAfter(day, (7 - weekdayOf(dayNumber(day))) % 7);
