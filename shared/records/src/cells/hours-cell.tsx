import { t } from '@fieldspan/ui/i18n';
import { Muted } from './muted.tsx';
import { numberText } from '@fieldspan/domain/number-text';

const MOST_DIGITS = { maximumFractionDigits: 2 };

/** Hours such as `8.5 h`; a dash if they are unknown. */
export function HoursCell({ of }: { of: number | null }) {
  return <Muted num>{of === null ? null : t('{{hours}} h', { hours: numberText(of, MOST_DIGITS) })}</Muted>;
}
