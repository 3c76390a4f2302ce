import { typedDecimal } from '@fieldspan/domain/money/typed-decimal';

/** Dollars and cents above zero; null for anything else. */
export function amountTyped(typed: string): number | null {
  const amount = Number(typedDecimal(typed) ?? Number.NaN);
  return amount > 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 ? amount : null;
}
