import type { Tax } from './company-pricing.ts';

/**
 * Taxes on sales by province, in percent, as they hold since 1 April 2025 (Canada Revenue Agency, Revenu Québec, and the finance
 * ministries of British Columbia, Saskatchewan and Manitoba).
 */
const CANADA: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AB: { GST: 5 },
  BC: { GST: 5, PST: 7 },
  MB: { GST: 5, RST: 7 },
  NB: { HST: 15 },
  NL: { HST: 15 },
  NS: { HST: 14 },
  NT: { GST: 5 },
  NU: { GST: 5 },
  ON: { HST: 13 },
  PE: { HST: 15 },
  QC: { GST: 5, QST: 9.975 },
  SK: { GST: 5, PST: 6 },
  YT: { GST: 5 },
};

/**
 * What a company at this place usually charges. Nothing for other countries: in the United States a rate depends on county and
 * city, and a guess would be billed.
 */
export function taxesOfPlace(country: string | null, province: string | null): Omit<Tax, 'at'>[] {
  if (country !== 'CA' || province === null || !Object.hasOwn(CANADA, province)) return [];
  return Object.entries(CANADA[province] ?? {}).map(([name, ratePercent]) => ({ name, ratePercent, isDefault: true }));
}
