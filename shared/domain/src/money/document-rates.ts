import { taxRates } from '../company-pricing.ts';
import type { DocumentLine } from './document-lines.ts';
import type { TaxRate } from './document-totals.ts';
import { frozenTaxes } from './frozen-taxes.ts';

type Texts = {
  /** The document's own tax_lines_json. */
  frozen: string | null;
  /** The company's taxes_json of today. */
  today: string | null;
};

/**
 * The rates of all taxes on the lines of an issued document, as they were when it was issued. Before decision 0181, the rates of
 * taxes that only optional lines carry were not kept: of these it is today's.
 */
export function documentRates(lines: readonly DocumentLine[], { frozen, today }: Texts): TaxRate[] {
  const kept = frozenTaxes(frozen).map(({ name, rate }) => ({ name, rate }));
  const others = taxRates(today).filter(
    ({ name }) => !kept.some((tax) => tax.name === name) && lines.some(({ taxes }) => taxes.includes(name)),
  );
  return [...kept, ...others];
}
