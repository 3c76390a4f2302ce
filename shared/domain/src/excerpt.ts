const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, with three dots where it was cut; by characters as people count them. */
export function excerpt(text: string, length: number): string {
  let taken = 0;
  for (const { index } of characters.segment(text)) {
    if (taken === length) return `${text.slice(0, index)}...`;
    taken += 1;
  }
  return text;
}
