import { unitPriceText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import type { PayLine } from '@fieldspan/domain/pay/pay-lines';
import { t } from '@fieldspan/ui/i18n';

/** `1.5 ×` of a factor in hundredths. */
export const factorText = (factor: number): string => t('{{factor}} ×', { factor: numberText(factor / 100) });

/** `8.50`: hours to the hundredth, as pay slips have them. */
export const hoursText = (minutes: number): string =>
  numberText(minutes / 60, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What kind of pay a line is. */
export function codeText({ code, title }: Pick<PayLine, 'code' | 'title'>): string {
  if (title !== null) return title;
  if (code === 'REG') return t('Regular');
  if (code === 'CALL') return t('Shortest shift');
  const digits = Number(/\d+$/.exec(code)?.[0] ?? 0);
  const factor = factorText(digits < 100 ? digits * 10 : digits);
  return code.startsWith('OTP')
    ? t('Overtime, {{factor}} of the average', { factor })
    : t('Overtime {{factor}}', { factor });
}

/** `1.00 h × 48.00`. */
export const sumText = ({ minutes, rate }: Pick<PayLine, 'minutes' | 'rate'>): string =>
  t('{{hours}} h × {{rate}}', { hours: hoursText(minutes), rate: unitPriceText(rate) });
