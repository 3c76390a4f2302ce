const TONES = 8;

/** First letters of the first and last word of a name, at most two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0x20).trim())
    .join('')
    .toUpperCase();
}

/** A colour number from 1 to 8, always the same for the same name. */
export function toneOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (sum % TONES) + 1;
}
