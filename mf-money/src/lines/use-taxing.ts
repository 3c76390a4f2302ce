import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { taxRates } from '@fieldspan/domain/company-pricing';
import { lineTaxing, taxSets } from '@fieldspan/domain/money/tax-sets';
import { useToday } from '@fieldspan/federation/now';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What a document says that decides about its taxes. */
export type Taxed = Parameters<typeof lineTaxing>[1];

/** The taxes of the company at the rates of a day, its sets of them, and those that are on a new line. */
export function useTaxing(day: string | null, taxed: Taxed) {
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const today = useToday();
  const { exempt: number = null, tax_set: chosen = null } = taxed;
  return {
    ...lineTaxing(settings, taxed),
    number,
    chosen,
    rates: taxRates(settings?.taxes_json ?? null, day ?? today),
    sets: taxSets(settings?.tax_sets_json ?? null),
    /** What new lines get with another set. */
    taxesOf: (key: string | null) => lineTaxing(settings, { ...taxed, tax_set: key }).taxes,
  };
}

export type Taxing = ReturnType<typeof useTaxing>;
