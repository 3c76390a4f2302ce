import { isPricing } from '@fieldspan/domain/company-pricing';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** What labour costs beyond its rate is a part of it. */
export function checkPricing({ values }: Pick<Write, 'values'>): void {
  const { default_pricing_json: text } = values;
  if (typeof text === 'string' && !isPricing(text))
    throw new Refusal('The burden of labour is between 0 and 200 percent, with four decimals at most.');
}
