import { objectInText } from './json-text.ts';

/** Factor that prices are multiplied with where a company has set none (document 0 §9). */
const DEFAULT_PRICING_FACTOR = 1;

/** `at` counts from 1 in the order of the text. */
export type Tax = { at: number; name: string; ratePercent: number; isDefault: boolean };

/**
 * The pricing factor of CompanySetting.default_pricing_json.
 * @param text JSON text; none, broken text or a factor that is no positive number counts as not set
 */
export function pricingFactor(text: string | null): number {
  const factor: unknown = Reflect.get(objectInText(text), 'factor');
  return typeof factor === 'number' && Number.isFinite(factor) && factor > 0 ? factor : DEFAULT_PRICING_FACTOR;
}

/** The same text with another factor; whatever else it says stays. */
export function withPricingFactor(text: string | null, factor: number): string {
  return JSON.stringify({ ...objectInText(text), factor });
}

/** Reads CompanySetting.taxes_json: a name to a rate, or to an object with taxRate and isDefault (document 0 §3). */
export function taxesOf(text: string | null): Tax[] {
  return Object.entries(objectInText(text)).flatMap(([name, value]: [string, unknown], index) => {
    const at = index + 1;
    if (typeof value === 'number') return [{ at, name, ratePercent: value, isDefault: false }];
    if (typeof value !== 'object' || value === null) return [];
    const rate: unknown = Reflect.get(value, 'taxRate');
    return typeof rate === 'number'
      ? [{ at, name, ratePercent: rate, isDefault: Reflect.get(value, 'isDefault') === true }]
      : [];
  });
}

/** Writes taxes_json; a later tax of the same name wins. */
export function taxesText(taxes: readonly Omit<Tax, 'at'>[]): string {
  return JSON.stringify(
    Object.fromEntries(
      taxes.map(({ name, ratePercent, isDefault }) => [
        name,
        isDefault ? { taxRate: ratePercent, isDefault: true } : ratePercent,
      ]),
    ),
  );
}

/** A number that the company's job defaults name, such as check_in_tolerance in metres. */
export function jobDefault(text: string | null, name: string): number | null {
  const value: unknown = Reflect.get(objectInText(text), name);
  return typeof value === 'number' ? value : null;
}

/** The same job defaults with another value; null takes it out. */
export function withJobDefault(text: string | null, name: string, value: number | null): string {
  const kept = Object.entries(objectInText(text)).filter(([key]) => key !== name);
  return JSON.stringify(Object.fromEntries(value === null ? kept : [...kept, [name, value]]));
}
