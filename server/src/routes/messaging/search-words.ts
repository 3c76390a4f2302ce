/**
 * What a person typed, as a PostgreSQL text query: every word must occur, the last one may be unfinished.
 * @returns null when there is nothing to look for
 */
export function searchWords(terms: string): string | null {
  const words =
    terms
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 12) ?? [];
  if (words.length === 0) return null;
  return words.map((word) => `'${word}':*`).join(' & ');
}
