import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { linesTotals } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import type { DocumentTotals } from '@fieldspan/domain/money/document-totals';
import { chargedTaxes } from '@fieldspan/domain/money/frozen-taxes';

/** What the lines with the chosen options come to; a document without lines comes to what it was issued with. */
export function customerTotals(document: CustomerDocument, lines: readonly DocumentLine[]): DocumentTotals {
  if (lines.length > 0) return linesTotals(lines, { rates: document.rates, isIncluded: document.taxes_included === 1 });
  const taxes = chargedTaxes(document.tax_lines_json).map(({ name, rate, base, tax }) => ({
    name,
    rate,
    base: centsOf(base),
    tax: centsOf(tax),
  }));
  return {
    subtotal: centsOf(document.subtotal ?? document.total ?? 0),
    taxes,
    tax: taxes.reduce((sum, { tax }) => sum + tax, 0n),
    total: centsOf(document.total ?? 0),
  };
}
