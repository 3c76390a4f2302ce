import { bookInvoice, bookPayment, bookPurchase } from '@fieldspan/domain/accounting/book';
import type { BookedTax } from '@fieldspan/domain/accounting/book';
import { EntrySchema, saysSame, takenBack } from '@fieldspan/domain/accounting/entry';
import type { Entry } from '@fieldspan/domain/accounting/entry';
import { frozenTaxes } from '@fieldspan/domain/money/frozen-taxes';
import * as v from 'valibot';
import type { Tx } from '../db/database.ts';
import { companyTaxes } from '../documents/tax-parts.ts';
import { bookFacts } from './book-facts.ts';
import type { BookFact, BookSpan } from './book-facts.ts';

/** What goes of a record. */
export type BookedRecord = { model: BookFact['model']; id: number; takesBack: boolean; entry: Entry };

/** What would go of a span of days. `before` are records of it that went already and stand as they went. */
export type OpenBooks = { records: BookedRecord[]; before: Pick<BookFact, 'model' | 'id'>[] };

const StoredSchema = v.pipe(v.string(), v.parseJson(), EntrySchema);
const cents = (amount: number): number => Math.round(amount * 100);

export async function openBooks(tx: Tx, span: BookSpan): Promise<OpenBooks> {
  const taxes = await companyTaxes(tx, span.tenantId);
  const each = (await bookFacts(tx, span)).map((fact) => bookedNow(fact, taxes));
  const standing = each.filter((record) => stands(record));
  return {
    records: each.filter((record) => !stands(record)).flatMap((record) => changesOf(record, span)),
    before: standing.filter(({ now }) => now !== null && isIn(span, now)),
  };
}

type Compared = Pick<BookFact, 'model' | 'id'> & { kept: Entry | null; now: Entry | null };

const bookedNow = (fact: BookFact & { entry: string | null }, taxes: Claimed): Compared => ({
  model: fact.model,
  id: fact.id,
  kept: fact.entry === null ? null : v.parse(StoredSchema, fact.entry),
  now: fact.counts ? booked(fact, taxes) : null,
});

/** Whether what went of it is what it is now. */
const stands = ({ kept, now }: Compared): boolean => kept !== null && now !== null && saysSame(kept, now);

function changesOf({ model, id, kept, now }: Compared, span: BookSpan): BookedRecord[] {
  const back = kept === null ? [] : [{ model, id, takesBack: true, entry: takenBack(kept, span.to) }];
  return now === null || !isIn(span, now) ? back : [...back, { model, id, takesBack: false, entry: now }];
}

const isIn = ({ from, to }: BookSpan, { day }: Entry): boolean => from <= day && day <= to;

type Claimed = Awaited<ReturnType<typeof companyTaxes>>;

/** A record as the books have it; null if it comes to nothing there. */
function booked(fact: BookFact, { claims, usual }: Claimed): Entry | null {
  const total = cents(fact.total);
  const taxes = frozenTaxes(fact.taxes)
    .filter(({ base }) => base !== 0)
    .map(({ name, rate, tax }): BookedTax => ({ name, rate: `${rate}%`, cents: cents(tax) }));
  const entry = entryOf(fact, { total, taxes, claims, usual });
  return entry.splits.every((split) => split.cents === 0) ? null : entry;
}

type Sums = Claimed & { total: number; taxes: readonly BookedTax[] };

function entryOf(fact: BookFact, { total, taxes, claims, usual }: Sums): Entry {
  const { kind, model } = fact;
  if (kind === 'payment') return bookPayment({ ...fact, kind: total > 0 ? 'payment' : 'refund', came: total });
  if (kind === 'bill') {
    const claimed = taxes.filter(({ name }) => claims(name));
    return bookPurchase({ ...fact, kind, total, claimed: cents(fact.tax), taxes: claimed });
  }
  if (kind === 'expense') {
    const claimed = claims(usual) ? cents(fact.tax) : 0;
    return bookPurchase({ ...fact, kind, total, claimed, taxes: [{ name: usual, rate: '', cents: claimed }] });
  }
  return bookInvoice({
    ...fact,
    isProject: model === 'JobInvoice',
    isCredit: kind === 'credit',
    total,
    taxTotal: cents(fact.tax),
    held: cents(fact.held),
    released: cents(fact.released),
    taxes,
  });
}

/** The sum of the debits. */
export const debits = (records: readonly BookedRecord[]): number =>
  records.reduce((sum, { entry }) => sum + entry.splits.reduce((own, split) => own + Math.max(0, split.cents), 0), 0);
