import { checkedNeeds, expenseProblems } from '@fieldspan/domain/expense-problems';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

const LOOKED_AT = ['amount', 'tax', 'spent_on', 'status'] as const;

/** Checks that an expense's amounts and date are possible. Drafts may leave them empty. */
export function checkExpense({ before, values, services }: Write): void {
  if (!LOOKED_AT.some((name) => name in values)) return;
  const { amount, tax, spent_on: spentOn, status } = { ...before, ...values };
  const problems = expenseProblems(
    {
      amount: numberOrNull(amount),
      tax: numberOrNull(tax),
      spentOn: typeof spentOn === 'string' ? spentOn : null,
      checked: checkedNeeds({ from: before?.['status'], to: status, fields: Object.keys(values) }),
    },
    services.clock(),
  );
  if (problems.length > 0) throw new Refusal(...problems);
}

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);
