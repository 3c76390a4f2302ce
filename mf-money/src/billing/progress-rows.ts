import type { ScheduleLine } from '@fieldspan/api/queries/billing';
import { listInText } from '@fieldspan/domain/json-text';
import { centsOf, decimalText } from '@fieldspan/domain/money/decimal';
import { documentTotals } from '@fieldspan/domain/money/document-totals';
import type { DocumentTotals, TaxRate } from '@fieldspan/domain/money/document-totals';
import { NOTHING_BILLED, progressAmounts } from '@fieldspan/domain/money/progress';
import type { ProgressAmounts, ProgressLine, ScheduleState } from '@fieldspan/domain/money/progress';

/** Cents as the text of a decimal; nothing for zero. */
const amountText = (amount: number | null): string => (amount ? decimalText(centsOf(amount) * 100n) : '');

/** Every line as the last invoice left it: a new one begins with nothing to bill. */
export const progressNow = (lines: readonly ScheduleLine[]): ProgressLine[] =>
  lines.map(({ id, done_percent: percent, stored }) => ({
    line: id,
    percent: String(percent ?? 0),
    stored: amountText(stored),
    release: '',
  }));

/** All that is still held back. */
export const wholeRelease = (lines: readonly ScheduleLine[]): ProgressLine[] =>
  lines.flatMap(({ id, left_held: held }) =>
    held ? [{ line: id, percent: '', stored: '', release: amountText(held) }] : [],
  );

/** A line as the calculation reads it. */
export const stateOf = ({ value, holdback_percent, billed, held, released }: ScheduleLine): ScheduleState => ({
  value: centsOf(value ?? 0),
  holdback: String(holdback_percent),
  billed: centsOf(billed ?? 0),
  held: centsOf(held ?? 0),
  released: centsOf(released ?? 0),
});

export type ProgressRow = { line: ScheduleLine; progress: ProgressLine; amounts: ProgressAmounts };

/** The lines of an invoice in the order of the schedule, with what each comes to; nothing while it is not complete. */
export const progressRows = (lines: readonly ScheduleLine[], progress: readonly ProgressLine[]): ProgressRow[] =>
  lines.flatMap((line) => {
    const found = progress.find((each) => each.line === line.id);
    return found ? [{ line, progress: found, amounts: progressAmounts(stateOf(line), found) ?? NOTHING_BILLED }] : [];
  });

/** What an invoice comes to, as the server computes it. */
export const progressTotals = (rows: readonly ProgressRow[], rates: readonly TaxRate[]): DocumentTotals =>
  documentTotals(
    rows.map(({ line, amounts }) => ({
      cents: amounts.net,
      taxes: listInText(line.taxes_json).filter((name) => typeof name === 'string'),
    })),
    { rates },
  );

/** A sum over the rows, in cents. */
export const sumOf = (rows: readonly ProgressRow[], field: keyof ProgressAmounts): bigint =>
  rows.reduce((sum, { amounts }) => sum + amounts[field], 0n);
