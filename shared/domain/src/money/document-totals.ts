import { percentOf, rounded, tenThousandths } from './decimal.ts';
import { spread } from './spread.ts';

/** A tax of the company; `rate` in percent. */
export type TaxRate = { name: string; rate: string };

/** A line that counts, in cents, with the names of the taxes on it. */
export type TaxedLine = { cents: bigint; taxes: readonly string[] };

type TaxSum = TaxRate & { base: bigint; tax: bigint };

export type DocumentTotals = { subtotal: bigint; taxes: TaxSum[]; tax: bigint; total: bigint };

type Taxing = {
  rates: readonly TaxRate[];
  /** The prices contain the taxes. */
  isIncluded?: boolean;
  /** Taxes that this customer does not pay. */
  exempt?: readonly string[];
};

/**
 * What a document comes to. Per tax: the base is the sum of the rounded amounts of the lines that carry it, the tax is
 * rounded once. There is no tax on tax.
 */
export function documentTotals(
  lines: readonly TaxedLine[],
  { rates, isIncluded, exempt = [] }: Taxing,
): DocumentTotals {
  const charged = rates.filter(({ name }) => !exempt.includes(name));
  const gross = sum(lines.map(({ cents }) => cents));
  const taxes = (isIncluded === true ? includedTaxes : addedTaxes)(lines, charged);
  const tax = sum(taxes.map((each) => each.tax));
  return isIncluded === true
    ? { subtotal: gross - tax, taxes, tax, total: gross }
    : { subtotal: gross, taxes, tax, total: gross + tax };
}

const sum = (cents: readonly bigint[]): bigint => cents.reduce((all, each) => all + each, 0n);

const rateOf = ({ rate }: TaxRate): bigint => tenThousandths(rate) ?? 0n;

function addedTaxes(lines: readonly TaxedLine[], rates: readonly TaxRate[]): TaxSum[] {
  return rates.flatMap((rate) => {
    const taxed = lines.filter(({ taxes }) => taxes.includes(rate.name));
    if (taxed.length === 0) return [];
    const base = sum(taxed.map(({ cents }) => cents));
    return [{ ...rate, base, tax: percentOf(base, rateOf(rate)) }];
  });
}

const ALL_PERCENT = 1_000_000n;

/** The tax in the gross of all lines with the same taxes is rounded once, and spread over these taxes by rate. */
function includedTaxes(lines: readonly TaxedLine[], rates: readonly TaxRate[]): TaxSum[] {
  const groups = new Map<string, { on: readonly TaxRate[]; gross: bigint }>();
  for (const { cents, taxes } of lines) {
    const on = rates.filter(({ name }) => taxes.includes(name));
    const key = JSON.stringify(on.map(({ name }) => name));
    groups.set(key, { on, gross: (groups.get(key)?.gross ?? 0n) + cents });
  }
  const sums = new Map<string, { base: bigint; tax: bigint }>();
  for (const { on, gross } of groups.values()) {
    const percent = sum(on.map(rateOf));
    const tax = rounded(gross * percent, ALL_PERCENT + percent);
    spread(tax, on.map(rateOf)).forEach((part, at) => {
      const { name = '' } = on[at] ?? {};
      const before = sums.get(name) ?? { base: 0n, tax: 0n };
      sums.set(name, { base: before.base + gross - tax, tax: before.tax + part });
    });
  }
  return rates.flatMap((rate) => {
    const found = sums.get(rate.name);
    return found ? [{ ...rate, ...found }] : [];
  });
}
