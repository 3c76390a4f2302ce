/** Cents as files have amounts: "-1234.50". */
export function centsText(cents: number): string {
  const size = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
}
