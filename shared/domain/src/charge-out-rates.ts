import * as v from 'valibot';
import { objectInText, Yes } from './json-text.ts';
import { moneyText } from './money-text.ts';
import { rateUnit } from './rate-text.ts';

const EnabledRateSchema = v.object({ enabled: Yes, rate: v.number() });

type Rated = {
  /** Rates by unit: `{"hr":{"enabled":1,"rate":50}}`; the unit may start with a slash. */
  charge_out_rates_json: string | null;
  charge_out_rate: number | null;
  charge_out_rate_unit: string | null;
};

/**
 * What customers are charged for a machine of a type, as text: `$50.00/hr`. Only enabled units count (document 1 §3); a
 * type without units has its single rate.
 */
export function chargeOutRates({ charge_out_rates_json, charge_out_rate, charge_out_rate_unit }: Rated): string[] {
  const units = Object.entries(objectInText(charge_out_rates_json));
  if (units.length === 0) return charge_out_rate === null ? [] : [priced(charge_out_rate, charge_out_rate_unit)];
  return units.flatMap(([unit, terms]: [string, unknown]) =>
    v.is(EnabledRateSchema, terms) ? [priced(terms.rate, unit)] : [],
  );
}

const priced = (rate: number, unit: string | null): string => `${moneyText(rate)}${rateUnit(unit)}`;
