import { rounded, tenThousandths } from './decimal.ts';

/** Decimals as text or, from older clients, as numbers. `discount` in percent. */
export type Priced = { quantity: string | number; price: string | number; discount?: string | number };

const TEN_THOUSAND = 10_000n;
const ALL = 100n * TEN_THOUSAND;

/** No line and no document comes to more than a hundred billion. */
export const MOST_CENTS = 10n ** 13n;

/** Quantity times unit price less the discount, to the cent; null if one of them is no decimal. */
export function lineCents({ quantity, price, discount = 0 }: Priced): bigint | null {
  const [count, each, off] = [tenThousandths(quantity), tenThousandths(price), tenThousandths(discount)];
  if (count === null || each === null || off === null || off < 0n || off > ALL) return null;
  const cents = rounded(count * each * (ALL - off) * 100n, TEN_THOUSAND * TEN_THOUSAND * ALL);
  return cents > MOST_CENTS || cents < -MOST_CENTS ? null : cents;
}
