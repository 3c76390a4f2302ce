import * as v from 'valibot';
import { knownDay } from '../calendar-day.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { tenThousandths } from './decimal.ts';

const ChangeSchema = v.object({
  from: v.pipe(
    v.string(),
    v.check((day) => knownDay(day) !== null),
  ),
  taxRate: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(100),
    v.check((rate) => tenThousandths(rate) !== null),
  ),
});
const ChangesSchema = v.object({ changes: v.optional(v.array(ChangeSchema), []) });

/** A rate that holds from a day on. */
export type RateChange = v.InferOutput<typeof ChangeSchema>;

type Changing = { ratePercent: number; said?: object };

/** The later rates of a tax, in their order; none where what is said cannot be read. */
export function rateChanges({ said = {} }: Pick<Changing, 'said'>): RateChange[] {
  const read = v.safeParse(ChangesSchema, said);
  return read.success ? read.output.changes.toSorted((one, other) => one.from.localeCompare(other.from)) : [];
}

/** Whether the later rates of a tax can be kept: each has a day of its own. */
export function areChanges({ said = {} }: Pick<Changing, 'said'>): boolean {
  const read = v.safeParse(ChangesSchema, said);
  if (!read.success) return false;
  const days = read.output.changes.map(({ from }) => from);
  return new Set(days).size === days.length;
}

/** The rate of a tax on a day; without one, that which holds before any change. */
export function rateOn(tax: Changing, day: CalendarDay | null): number {
  if (day === null) return tax.ratePercent;
  return rateChanges(tax).findLast(({ from }) => from <= day)?.taxRate ?? tax.ratePercent;
}

/** The same tax with other later rates; what else is said of it is kept. */
export function withChanges<T extends Changing>(tax: T, changes: readonly RateChange[]): T & { said: object } {
  const kept = Object.entries(tax.said ?? {}).filter(([name]) => name !== 'changes');
  return Object.assign({}, tax, {
    said: Object.fromEntries(changes.length === 0 ? kept : [...kept, ['changes', changes]]),
  });
}
