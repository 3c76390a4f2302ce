import { mayRead } from '@fieldspan/contract/access-rules';
import type { AgedAmounts, AgeingRow } from '@fieldspan/contract/ageing-calls';
import { agedByCustomer, isInView } from '@fieldspan/domain/money/ageing';
import type { Aged, AgeingView } from '@fieldspan/domain/money/ageing';
import { amountOf } from '@fieldspan/domain/money/decimal';
import type { Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import { partOf } from './owed-parts.ts';
import type { Counted, OpenInvoice, OwnCredit } from './owed-parts.ts';

/**
 * The invoices that count for a person: those that they may read.
 * @throws Refusal if these are none
 */
export function countedFor({ viewer }: Session): Counted {
  const counted = { services: mayRead('ServiceInvoice')(viewer), projects: mayRead('JobInvoice')(viewer) };
  if (!counted.services && !counted.projects)
    throw new Refusal('You do not have permission to see what customers owe.');
  return counted;
}

/** In dollars, as the wire has amounts. */
export const agedAmounts = (aged: Aged): AgedAmounts => ({
  current: amountOf(aged.current),
  days_30: amountOf(aged.days_30),
  days_60: amountOf(aged.days_60),
  days_90: amountOf(aged.days_90),
  older: amountOf(aged.older),
  open: amountOf(aged.open),
  credit: amountOf(aged.credit),
  total: amountOf(aged.total),
});

type Shown = { on: string; view: AgeingView; search: string };

/** What customers owe by age, who owes most first, and the sums of those rows. */
export function ageingOf(
  parts: readonly (OpenInvoice | OwnCredit)[],
  { on, view, search }: Shown,
): { rows: AgeingRow[]; sums: AgedAmounts } {
  const names = new Map(parts.flatMap((part) => (part.model === 'credit' ? [] : [[part.customer_id, part] as const])));
  const words = search.toLowerCase();
  const shown = [...agedByCustomer(parts.map(partOf), on)]
    .map(([customer_id, aged]) => Object.assign({ customer_id, aged }, namesOf(names.get(customer_id))))
    .filter(({ aged, name }) => isInView(aged, view) && (name ?? '').toLowerCase().includes(words))
    .toSorted((a, b) => Number(b.aged.total - a.aged.total) || (a.name ?? '').localeCompare(b.name ?? ''));
  return {
    rows: shown.map(({ aged, ...row }) => Object.assign(row, agedAmounts(aged))),
    sums: agedAmounts(added(shown.map(({ aged }) => aged))),
  };
}

const namesOf = (part: OpenInvoice | undefined) => ({ slug: part?.slug ?? null, name: part?.name ?? null });

function added(all: readonly Aged[]): Aged {
  const sum = (field: keyof Aged) => all.reduce((cents, aged) => cents + aged[field], 0n);
  return {
    current: sum('current'),
    days_30: sum('days_30'),
    days_60: sum('days_60'),
    days_90: sum('days_90'),
    older: sum('older'),
    open: sum('open'),
    credit: sum('credit'),
    total: sum('total'),
  };
}
