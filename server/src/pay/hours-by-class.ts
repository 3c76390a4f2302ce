import type { HoursByDay } from '@fieldspan/contract/review-calls';
import { dayNamed, dayNumber } from '@fieldspan/domain/pay/local-time';
import { periodOf } from '@fieldspan/domain/pay/pay-period';
import type { PayPeriod } from '@fieldspan/domain/pay/pay-period';
import type { PayrollSettings } from '@fieldspan/domain/pay/payroll-settings';
import type { Tx } from '../db/database.ts';
import { waitingIn } from './kept-lines.ts';
import { payFacts } from './pay-facts.ts';
import { periodPay } from './period-pay.ts';

const HOUR_MIN = 60;

/** The last period of pay that was over before a day. What is overtime is known only once a period is over. */
export function lastPeriod(settings: PayrollSettings, today: string): PayPeriod {
  const { from } = periodOf(settings, today);
  return periodOf(settings, dayNamed(dayNumber(from) - 1));
}

/** The approved hours of a period by class, as its pay has them; null for none. */
export async function hoursByClass(tx: Tx, tenantId: number, period: PayPeriod): Promise<HoursByDay['by_class']> {
  const facts = await payFacts(tx, tenantId, period);
  const worked = periodPay(facts, period)
    .flatMap(({ lines }) => lines)
    .filter(({ isWorked }) => isWorked);
  if (worked.length === 0) return null;
  const classes = [...Map.groupBy(worked, ({ code }) => code)]
    .map(([code, lines]) => ({ code, hours: lines.reduce((sum, { minutes }) => sum + minutes, 0) / HOUR_MIN }))
    .toSorted((one, other) => inOrder(one.code, other.code));
  return { ...period, classes, waiting: waitingIn(facts, period) };
}

/** Regular hours first, then by factor. */
const inOrder = (one: string, other: string): number =>
  Number(other === 'REG') - Number(one === 'REG') || one.localeCompare(other);
