import { COST_CODES } from '@fieldspan/domain/money/costing';
import type { CostCode } from '@fieldspan/domain/money/costing';
import { expenseNeeds } from '@fieldspan/domain/expense-problems';
import type { ExpenseNeed } from '@fieldspan/domain/expense-problems';

/** An expense as typed. */
export type ExpenseDraft = {
  description: string;
  vendor: string;
  amount: string;
  tax: string;
  spent_on: string;
  expense_code_id: number | null;
  job_id: number | null;
  service_id: number | null;
  /** Which costs of its project it is. */
  cost_code: CostCode | null;
};

export const BLANK_EXPENSE: ExpenseDraft = {
  description: '',
  vendor: '',
  amount: '',
  tax: '',
  spent_on: '',
  expense_code_id: null,
  job_id: null,
  service_id: null,
  cost_code: null,
};

/** A draft that another version of this screen stashed; fields unknown to that version are blank. */
export function stashedDraft(work: unknown): ExpenseDraft | null {
  if (typeof work !== 'object' || work === null) return null;
  const text = (key: string): string => {
    const value: unknown = Reflect.get(work, key);
    return typeof value === 'string' ? value : '';
  };
  const id = (key: string): number | null => {
    const value: unknown = Reflect.get(work, key);
    return typeof value === 'number' ? value : null;
  };
  return {
    description: text('description'),
    vendor: text('vendor'),
    amount: text('amount'),
    tax: text('tax'),
    spent_on: text('spent_on'),
    expense_code_id: id('expense_code_id'),
    job_id: id('job_id'),
    service_id: id('service_id'),
    cost_code: COST_CODES.find((code) => code === text('cost_code')) ?? null,
  };
}

/** A typed amount, with a comma or a point; null if empty or not an amount. */
function amountOf(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Typed, but not an amount: it must not be dropped silently, not even in a draft. */
export function unreadableOf(draft: ExpenseDraft): ('amount' | 'tax')[] {
  return (['amount', 'tax'] as const).filter((name) => draft[name].trim() !== '' && amountOf(draft[name]) === null);
}

/** Required before an expense can be submitted. */
export const missingOf = ({ amount, spent_on }: ExpenseDraft): ExpenseNeed[] =>
  expenseNeeds({ amount: amountOf(amount), spentOn: spent_on || null });

export function expensePayload(draft: ExpenseDraft) {
  const { description, vendor, amount, tax, spent_on, ...work } = draft;
  return {
    ...work,
    description: description.trim() || null,
    vendor: vendor.trim() || null,
    amount: amountOf(amount),
    tax: amountOf(tax),
    spent_on: spent_on || null,
  };
}
