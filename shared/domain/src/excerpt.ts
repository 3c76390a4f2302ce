const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, with three dots if it was cut; counts characters as people see them (graphemes). */
export function excerpt(text: string, length: number): string {
  let taken = 0;
  for (const { index } of characters.segment(text)) {
    if (taken === length) return `${text.slice(0, index)}...`;
    taken += 1;
  }
  return text;
}
