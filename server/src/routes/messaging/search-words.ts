/**
 * Converts typed words to a PostgreSQL text query: all words must occur, each may be incomplete.
 * @returns null if there is nothing to search for
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
