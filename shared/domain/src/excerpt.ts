/** Firefox has none before 125; a character is a code point there. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** The beginning of a text, with three dots if it was cut; counts characters as people see them (graphemes). */
export function excerpt(text: string, length: number): string {
  const first: string[] = [];
  for (const character of charactersOf(text)) {
    if (first.length === length) return `${first.join('')}...`;
    first.push(character);
  }
  return text;
}

function* charactersOf(text: string): Iterable<string> {
  if (graphemes === null) yield* text;
  else for (const { segment } of graphemes.segment(text)) yield segment;
}
