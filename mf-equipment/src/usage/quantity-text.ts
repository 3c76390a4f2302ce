import { plural } from '@fieldspan/ui/i18n';
import { numberText } from '@fieldspan/domain/number-text';

/** `3 hours`, `1 day`, `2.5 weeks` */
export function quantityText({ quantity, unit }: { quantity: number; unit: string }): string {
  const amount = numberText(quantity);
  if (unit === 'day') return plural(quantity, { one: '{{amount}} day', other: '{{amount}} days' }, { amount });
  if (unit === 'week') return plural(quantity, { one: '{{amount}} week', other: '{{amount}} weeks' }, { amount });
  if (unit === 'month') return plural(quantity, { one: '{{amount}} month', other: '{{amount}} months' }, { amount });
  if (unit === 'km' || unit === 'mi') return `${amount} ${unit}`;
  return plural(quantity, { one: '{{amount}} hour', other: '{{amount}} hours' }, { amount });
}
