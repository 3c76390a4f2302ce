import * as v from 'valibot';
import { Finite, objectInText, Yes, YesOrNo } from './json-text.ts';
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

/** The units that are offered, in this order; a type may have others. */
const RATE_UNITS = ['/hr', '/day', '/week', '/month', '/km', '/mi'];

/** What a unit costs a customer, and whether it is charged by that unit at all. */
export type UnitRate = { unit: string; isEnabled: boolean; rate: number | null };

const TermsSchema = v.object({ enabled: v.optional(YesOrNo), rate: v.optional(v.fallback(v.nullable(Finite), null)) });

/** The rates of a type by unit, as an editor shows them: the offered units, then those of the type's own. */
export function unitRates({ charge_out_rates_json, charge_out_rate, charge_out_rate_unit }: Rated): UnitRate[] {
  const units = Object.entries(objectInText(charge_out_rates_json));
  const stored = units.map(([unit, terms]: [string, unknown]): UnitRate => {
    const read = v.safeParse(TermsSchema, terms);
    const { enabled = false, rate = null } = read.success ? read.output : {};
    return { unit: rateUnit(unit), isEnabled: enabled, rate };
  });
  if (units.length === 0 && charge_out_rate !== null)
    stored.push({ unit: rateUnit(charge_out_rate_unit), isEnabled: true, rate: charge_out_rate });
  const offered = RATE_UNITS.map(
    (unit) => stored.find((each) => each.unit === unit) ?? { unit, isEnabled: false, rate: null },
  );
  return [...offered, ...stored.filter(({ unit }) => !RATE_UNITS.includes(unit))];
}

/** The fields of a type that hold its rates; units that were never filled in are left out. */
export function storedRates(rates: readonly UnitRate[]) {
  const said = rates.filter(({ isEnabled, rate }) => isEnabled || rate !== null);
  const first = said.find(({ isEnabled }) => isEnabled);
  return {
    charge_out_rates_json: JSON.stringify(
      Object.fromEntries(said.map(({ unit, isEnabled, rate }) => [unit, { enabled: isEnabled ? 1 : 0, rate }])),
    ),
    charge_out_rate: first?.rate ?? null,
    charge_out_rate_unit: first?.unit ?? null,
  };
}

/** Problems of charge_out_rates_json, as sentences for the person. */
export function rateProblems(text: string): string[] {
  return Object.entries(objectInText(text)).flatMap(([unit, terms]: [string, unknown]) => {
    const read = v.safeParse(TermsSchema, terms);
    if (!read.success) return [`The rate of ${rateUnit(unit)} must say whether it is enabled, and an amount.`];
    const { enabled = false, rate = null } = read.output;
    if (enabled && rate === null) return [`The rate of ${rateUnit(unit)} needs an amount.`];
    return rate !== null && rate < 0 ? [`The rate of ${rateUnit(unit)} must not be negative.`] : [];
  });
}
