const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Part = { text: string; isFound: boolean };

/** Normalises text for comparison, because the search ignores case. */
const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/**
 * Splits a text into parts and marks those that match the search. Every search term matches the beginning of a word, so
 * `pu` marks the first half of `pump`.
 * @returns parts that together are the text
 */
export function foundParts(text: string, terms: string): Part[] {
  const sought = plain(terms).match(WORD) ?? [];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const longest = Math.max(0, ...sought.filter((each) => plain(word).startsWith(each)).map(({ length }) => length));
    if (longest === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    // Normalisation may shorten a word; then the whole word is marked.
    end = index + (plain(word).length === word.length ? longest : word.length);
    parts.push({ text: text.slice(index, end), isFound: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}
