import type { CostCode } from '../money/costing.ts';
import type { Entry, Split } from './entry.ts';

/** A tax of a document, in cents. */
export type BookedTax = { name: string; rate: string; cents: number };
type Named = Pick<Entry, 'day' | 'due' | 'number' | 'name' | 'job' | 'memo'>;

/** An invoice or a credit in cents; `held` is what the customer holds back by it, `released` what they no longer do. */
export type BookedInvoice = Named & {
  isProject: boolean;
  isCredit: boolean;
  total: number;
  taxTotal: number;
  held: number;
  released: number;
  taxes: readonly BookedTax[];
};

/** `came` is what came in; less than nothing went out. */
export type BookedPayment = Named & { kind: 'payment' | 'refund'; came: number };

/** What was bought; `claimed` is claimed back of its taxes. */
export type BookedPurchase = Named & {
  kind: 'bill' | 'expense';
  code: CostCode;
  total: number;
  claimed: number;
  taxes: readonly BookedTax[];
};

const kept = (splits: readonly Split[]): Split[] => splits.filter(({ cents }, at) => at === 0 || cents !== 0);

/** Taxes by name where they come to what the document says, else in one split without a name. */
function taxSplits(account: 'tax_collected' | 'tax_paid', taxes: readonly BookedTax[], whole: number): Split[] {
  const sum = taxes.reduce((cents, tax) => cents + tax.cents, 0);
  if (sum !== whole) return [{ account, cents: whole }];
  return taxes.map(({ name, rate, cents }) => ({ account, cents, tax: name, rate }));
}

const named = ({ day, due, number, name, job, memo }: Named): Named => ({ day, due, number, name, job, memo });

export function bookInvoice(invoice: BookedInvoice): Entry {
  const { isProject, isCredit, total, taxTotal, held, released, taxes } = invoice;
  const sales = total - taxTotal + held - released;
  return {
    ...named(invoice),
    kind: isCredit ? 'credit' : 'invoice',
    party: 'customer',
    splits: kept([
      { account: 'receivable', cents: total },
      { account: isProject ? 'project_sales' : 'service_sales', cents: -sales },
      { account: 'holdback', cents: held - released },
      ...taxSplits('tax_collected', taxes, taxTotal).map((split) => Object.assign(split, { cents: -split.cents })),
    ]),
  };
}

export const bookPayment = (payment: BookedPayment): Entry => ({
  ...named(payment),
  kind: payment.kind,
  party: 'customer',
  splits: [
    { account: 'bank', cents: payment.came },
    { account: 'receivable', cents: -payment.came },
  ],
});

export function bookPurchase(purchase: BookedPurchase): Entry {
  const { kind, code, total, claimed, taxes } = purchase;
  return {
    ...named(purchase),
    kind,
    party: kind === 'bill' ? 'vendor' : 'none',
    splits: kept([
      { account: kind === 'bill' ? 'payable' : 'expenses', cents: -total },
      { account: code, cents: total - claimed },
      ...taxSplits('tax_paid', taxes, claimed),
    ]),
  };
}
