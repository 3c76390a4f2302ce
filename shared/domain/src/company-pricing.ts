import { objectInText } from './json-text.ts';

/** Factor that prices are multiplied with where a company has set none (document 0 §9). */
const DEFAULT_PRICING_FACTOR = 1;

/** `at` counts from 1 in the order of the text; `said` is the object that the text has for it, with whatever it says beside. */
export type Tax = { at: number; name: string; ratePercent: number; isDefault: boolean; said?: object };

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
  return Object.entries(objectInText(text)).flatMap(([name, value]: [string, unknown], index): Tax[] => {
    const at = index + 1;
    if (typeof value === 'number') return [{ at, name, ratePercent: value, isDefault: false }];
    if (typeof value !== 'object' || value === null) return [];
    const rate: unknown = Reflect.get(value, 'taxRate');
    return typeof rate === 'number'
      ? [{ at, name, ratePercent: rate, isDefault: saysDefault(value), said: value }]
      : [];
  });
}

/** The specification writes 1, this app once wrote true. */
function saysDefault(value: object): boolean {
  const said: unknown = Reflect.get(value, 'isDefault');
  return said === true || said === 1;
}

/** Writes taxes_json in the specification's shape, with what the text said beside; a later tax of the same name wins. */
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

/** A yes or no as the text had it before; the specification's 1 or 0 where it had none. */
function asSaid(said: object | undefined, isDefault: boolean): boolean | 0 | 1 {
  if (said !== undefined && typeof Reflect.get(said, 'isDefault') === 'boolean') return isDefault;
  return isDefault ? 1 : 0;
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
