/** An amount in whole cents. */
const centsOf = (amount: number | null): number => Math.round((amount ?? 0) * 100);

/** Adds up amounts in cents, so that the sum is exact however many there are. An amount that is missing counts nothing. */
export const moneySum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + centsOf(amount), 0) / 100;
