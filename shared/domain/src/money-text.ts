import { numberText } from './number-text.ts';
import { isEnglish } from './page-language.ts';

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** Prices of small parts have up to four decimals. */
const UNIT_PRICE = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;

/** An amount as text, to the cent; both countries of the product use dollars. Empty for no amount. */
export function moneyText(amount: number | null): string {
  if (amount === null) return '';
  if (!isEnglish()) return numberText(amount, DOLLARS);
  return `${amount < 0 ? '−' : ''}$${numberText(Math.abs(amount), CENTS)}`;
}

/** The price of one unit, as its line keeps it, without a currency. Text that is no number stays as it is. */
export function unitPriceText(price: string): string {
  const amount = Number(price);
  return price.trim() === '' || !Number.isFinite(amount) ? price : numberText(amount, UNIT_PRICE);
}
