import { numberText } from './number-text.ts';
import { isEnglish } from './page-language.ts';

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** An amount as text, to the cent; both countries of the product use dollars. Empty for no amount. */
export function moneyText(amount: number | null): string {
  if (amount === null) return '';
  if (!isEnglish()) return numberText(amount, DOLLARS);
  return `${amount < 0 ? '−' : ''}$${numberText(Math.abs(amount), CENTS)}`;
}
