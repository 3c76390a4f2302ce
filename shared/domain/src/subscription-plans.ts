import { rounded } from './money/decimal.ts';

/** For how long a plan runs. */
export const PLANS = ['month', 'year'] as const;
export type Plan = (typeof PLANS)[number];

/** What seats cost for a whole term, in cents. */
export const termCents = (priceCents: bigint, seats: number): bigint => priceCents * BigInt(seats);

/** What further seats cost for the rest of a term, by the time that is left of it, in cents. */
export function restCents(priceCents: bigint, seats: number, { leftMs, termMs }: { leftMs: number; termMs: number }) {
  const left = BigInt(Math.max(0, Math.min(Math.round(leftMs), Math.round(termMs))));
  return rounded(termCents(priceCents, seats) * left, BigInt(Math.max(1, Math.round(termMs))));
}
