import * as v from 'valibot';
import type { CalendarDay } from './calendar-day.ts';
import { rateOn, areChanges } from './money/rate-changes.ts';
import { tenThousandths } from './money/decimal.ts';
import type { TaxRate } from './money/document-totals.ts';
import { Finite, objectInText, YesOrNo } from './json-text.ts';

/** The factor that prices are multiplied by if the company has set none (document 0 §9). */
const DEFAULT_PRICING_FACTOR = 1;

/** `at` is the position in the text, from 1; `said` is the tax's original object with all of its properties. */
export type Tax = { at: number; name: string; ratePercent: number; isDefault: boolean; said?: object };

const PricingSchema = v.object({ factor: v.fallback(v.pipe(Finite, v.gtValue(0)), DEFAULT_PRICING_FACTOR) });

/** A tax is a rate, or an object with a rate. */
const TaxSchema = v.union([v.number(), v.looseObject({ taxRate: v.number(), isDefault: YesOrNo })]);

/**
 * The pricing factor of CompanySetting.default_pricing_json.
 * @param text JSON text; null, invalid text or a factor that is not a positive number counts as not set
 */
export function pricingFactor(text: string | null): number {
  return v.parse(PricingSchema, objectInText(text)).factor;
}

/** The same text with another factor; other properties are kept. */
export function withPricingFactor(text: string | null, factor: number): string {
  return JSON.stringify({ ...objectInText(text), factor });
}

const MOST_BURDEN = 200;
const BurdenSchema = v.object({
  labour_burden: v.fallback(v.pipe(Finite, v.minValue(0), v.maxValue(MOST_BURDEN)), 0),
});

/** What an hour costs beyond its rate, in percent of it: insurance, vacation, what the employer pays into funds. */
export const labourBurden = (text: string | null): number => v.parse(BurdenSchema, objectInText(text)).labour_burden;

/** The same text with another burden; other properties are kept. */
export const withLabourBurden = (text: string | null, percent: number): string =>
  JSON.stringify({ ...objectInText(text), labour_burden: percent });

/** Whether a text of pricing holds a burden that can be reckoned with: 0 to 200 percent, with four decimals at most. */
export function isBurden(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MOST_BURDEN && tenThousandths(value) !== null;
}

/** Whether a text of pricing can be kept. */
export function isPricing(text: string): boolean {
  const burden = new Map<string, unknown>(Object.entries(objectInText(text))).get('labour_burden');
  return burden === undefined || isBurden(burden);
}

/** Parses CompanySetting.taxes_json: a name with a rate, or with an object of taxRate and isDefault (document 0 §3). */
export function taxesOf(text: string | null): Tax[] {
  return Object.entries(objectInText(text)).flatMap(([name, value]: [string, unknown], index): Tax[] => {
    const read = v.safeParse(TaxSchema, value);
    if (!read.success) return [];
    const [at, tax] = [index + 1, read.output];
    if (typeof tax === 'number') return [{ at, name, ratePercent: tax, isDefault: false }];
    return [{ at, name, ratePercent: tax.taxRate, isDefault: tax.isDefault, ...(isObject(value) && { said: value }) }];
  });
}

/** Problems of taxes_json, as sentences for the person: every tax needs a name and a rate between 0 and 100 percent. */
export function taxProblems(text: string): string[] {
  const taxes = taxesOf(text);
  if (taxes.length !== Object.keys(objectInText(text)).length || taxes.some(({ name }) => name.trim() === ''))
    return ['Every tax needs a name and a rate in percent.'];
  const wrong = taxes.filter(({ ratePercent }) => !(ratePercent >= 0 && ratePercent <= 100));
  const fine = taxes.filter(
    ({ ratePercent }) => tenThousandths(ratePercent) === null && !wrong.some((tax) => tax.ratePercent === ratePercent),
  );
  const later = taxes.filter((tax) => !areChanges(tax));
  return [
    ...later.map(
      ({ name }) => `Each later rate of ${name} needs a day of its own, and lies between 0 and 100 percent.`,
    ),
    ...wrong.map(({ name }) => `The rate of ${name} must be between 0 and 100 percent.`),
    ...fine.map(({ name }) => `The rate of ${name} may have four decimals at most.`),
  ];
}

/** The taxes as documents are calculated with them, at the rates of a day; without one, at those that hold before any change. */
export const taxRates = (text: string | null, day: CalendarDay | null = null): TaxRate[] =>
  taxesOf(text).map((tax) => ({ name: tax.name, rate: String(rateOn(tax, day)) }));

/**
 * Whether a tax on purchases is claimed back, by its name: as taxes_json says of it (`recoverable`), else by the country. A tax that is
 * not claimed back is a cost.
 */
export function claimsBack(text: string | null, isAmerican: boolean): (name: string) => boolean {
  const said = new Map(
    taxesOf(text).map(({ name, said: tax }) => [name, v.parse(ClaimedSchema, tax ?? {}).recoverable]),
  );
  return (name) => said.get(name) ?? !isAmerican;
}

const ClaimedSchema = v.object({
  recoverable: v.fallback(
    v.optional(
      v.pipe(
        v.union([v.boolean(), v.picklist([0, 1])]),
        v.transform((said) => said === true || said === 1),
      ),
    ),
    undefined,
  ),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Formats taxes_json as the specification says, keeping other properties; if two taxes have the same name, the later
 * one wins.
 */
export function taxesText(taxes: readonly Omit<Tax, 'at'>[]): string {
  return JSON.stringify(
    Object.fromEntries(
      taxes.map(({ name, ratePercent, isDefault, said }) => [
        name,
        said === undefined && !isDefault
          ? ratePercent
          : { ...said, taxRate: ratePercent, isDefault: asSaid(said, isDefault) },
      ]),
    ),
  );
}

/** Keeps a boolean if the original text had one; otherwise 1 or 0, as in the specification. */
function asSaid(said: object | undefined, isDefault: boolean): boolean | 0 | 1 {
  if (v.is(v.object({ isDefault: v.boolean() }), said)) return isDefault;
  return isDefault ? 1 : 0;
}

/** A number from the company's job defaults, such as check_in_tolerance in metres. */
export function jobDefault(text: string | null, name: string): number | null {
  const read = v.safeParse(v.object({ [name]: v.number() }), objectInText(text));
  return read.success ? (read.output[name] ?? null) : null;
}

/** The same job defaults with another value; null removes it. */
export function withJobDefault(text: string | null, name: string, value: number | null): string {
  const kept = Object.entries(objectInText(text)).filter(([key]) => key !== name);
  return JSON.stringify(Object.fromEntries(value === null ? kept : [...kept, [name, value]]));
}
