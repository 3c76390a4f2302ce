/** A North American number has ten digits, or eleven with the 1 in front. */
const NORTH_AMERICAN = 10;

/**
 * A phone number as it is stored: `519 555 0142` → `+15195550142`. One that begins with + keeps its country; what is no whole
 * number stays as it was typed.
 */
export function fullPhone(typed: string): string {
  const text = typed.trim();
  const digits = phoneDigits(text);
  if (text.startsWith('+')) return `+${digits}`;
  if (digits.length === NORTH_AMERICAN) return `+1${digits}`;
  return digits.length === NORTH_AMERICAN + 1 && digits.startsWith('1') ? `+${digits}` : text;
}

export const phoneDigits = (typed: string): string => typed.replaceAll(/\D/g, '');
