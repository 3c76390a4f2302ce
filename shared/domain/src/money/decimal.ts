/**
 * Exact decimals. Quantities, unit prices and rates have four decimals at most and are calculated as whole
 * ten-thousandths; amounts are whole cents. No binary fraction takes part.
 */
const SCALE = 10_000n;
const FORM = /^(-?)(\d{1,9})(?:\.(\d{1,4}))?$/;

/** A decimal in ten-thousandths; null for what is no decimal with at most nine digits and four decimals. */
export function tenThousandths(value: string | number): bigint | null {
  const found = FORM.exec(String(value).trim());
  if (!found) return null;
  const [, sign, whole = '', part = ''] = found;
  const size = BigInt(whole) * SCALE + BigInt(part.padEnd(4, '0'));
  return sign === '-' ? -size : size;
}

/** The shortest text of a decimal in ten-thousandths: "46.5", "31.275", "-2". */
export function decimalText(value: bigint): string {
  const size = value < 0n ? -value : value;
  const part = String(size % SCALE)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${size / SCALE}${part === '' ? '' : `.${part}`}`;
}

/** A quotient, rounded half up, away from zero for negatives. `divisor` is above zero. */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const result = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -result : result;
}

/** An amount as the wire has it (dollars, two decimals) in cents. */
export const centsOf = (amount: number): bigint => BigInt(Math.round(amount * 100));

/** Cents as the wire has amounts. */
export const amountOf = (cents: bigint): number => Number(cents) / 100;

/** A percentage (ten-thousandths of a percent) of cents, rounded to the cent. */
export const percentOf = (cents: bigint, rate: bigint): bigint => rounded(cents * rate, 100n * SCALE);
