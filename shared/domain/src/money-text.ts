/** An amount as text, to the cent; both countries of the product use dollars. Empty for no amount. */
export function moneyText(amount: number | null): string {
  if (amount === null) return '';
  const text = Math.abs(amount).toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount < 0 ? '−' : ''}$${text}`;
}
