import type { Break } from '@fieldspan/domain/breaks';
import { clockText } from '@fieldspan/domain/weekday-text';
import { t } from '@fieldspan/ui/i18n';

/** A break in a line of facts. */
export function breakText({ kind, is_paid, starts_at, ends_at }: Break): string {
  const times = { from: clockText(starts_at), to: clockText(ends_at) || '?' };
  if (kind === 'meal')
    return is_paid === 1 ? t('paid meal {{from}} – {{to}}', times) : t('meal {{from}} – {{to}}', times);
  return is_paid === 1 ? t('paid rest {{from}} – {{to}}', times) : t('unpaid rest {{from}} – {{to}}', times);
}
