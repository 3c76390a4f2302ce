import { objectInText } from '@fieldspan/domain/json-text';
import { taxesOf } from '@fieldspan/domain/company-pricing';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/** Checks that every tax has a name and a rate between 0 and 100 percent. */
export function checkTaxes({ values }: Write): void {
  const { taxes_json: text } = values;
  if (typeof text !== 'string') return;
  const taxes = taxesOf(text);
  if (taxes.length !== Object.keys(objectInText(text)).length || taxes.some(({ name }) => name.trim() === ''))
    throw new Refusal('Every tax needs a name and a rate in percent.');
  const wrong = taxes.filter(({ ratePercent }) => !(ratePercent >= 0 && ratePercent <= 100));
  if (wrong.length > 0)
    throw new Refusal(...wrong.map(({ name }) => `The rate of ${name} must be between 0 and 100 percent.`));
}
