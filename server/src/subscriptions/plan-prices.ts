import { centsOf } from '@fieldspan/domain/money/decimal';
import { PLANS } from '@fieldspan/domain/subscription-plans';
import type { Plan } from '@fieldspan/domain/subscription-plans';

/** What a seat of each plan costs, in cents, taxes included. A plan without a price is not sold. */
export type PlanPrices = { currency: 'cad' | 'usd'; prices: Readonly<Partial<Record<Plan, bigint>>> };

/** What the local provider sells, which takes no money. */
export const TEST_PRICES: PlanPrices = { currency: 'cad', prices: { month: 2900n, year: 29_000n } };

/** `month=29.00,year=290.00` and the currency; null if that is no price list. */
export function planPrices(text: string, currency: 'cad' | 'usd'): PlanPrices | null {
  const pairs = text.split(',').map((part) => part.trim().split('='));
  const prices: Partial<Record<Plan, bigint>> = {};
  for (const [name = '', amount = ''] of pairs) {
    const plan = PLANS.find((each) => each === name);
    if (plan === undefined || !/^\d{1,5}(\.\d{1,2})?$/.test(amount) || Number(amount) === 0) return null;
    prices[plan] = centsOf(Number(amount));
  }
  return { currency, prices };
}
