const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Part = { text: string; isFound: boolean };

/** What is compared: the search itself knows no capitals. */
const plain = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/**
 * A text in parts, those found that begin as a word of the search does. The search takes every word for the beginning
 * of one, so `pu` finds the first half of `pump`.
 * @returns parts that make up the text again
 */
export function foundParts(text: string, terms: string): Part[] {
  const sought = plain(terms).match(WORD) ?? [];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const longest = Math.max(0, ...sought.filter((each) => plain(word).startsWith(each)).map(({ length }) => length));
    if (longest === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    // Composed letters may be shorter than what they came from; then the whole word.
    end = index + (plain(word).length === word.length ? longest : word.length);
    parts.push({ text: text.slice(index, end), isFound: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}
