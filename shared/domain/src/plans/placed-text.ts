/** Words on a page, with the box around them: px of the page from its upper left corner. */
export type PlacedText = { words: string; x: number; y: number; width: number; height: number };

export type PageSize = { width: number; height: number };

/** Words further apart than this share of their height are other words. */
const SPACE = 0.22;
/** And further apart than this they are in another column. */
const COLUMN = 0.8;

/** A PDF may place each letter by itself: puts together what stands on one line. */
export function linesOf(items: readonly PlacedText[]): PlacedText[] {
  const rows = items
    .filter(({ words, height }) => words.trim() !== '' && height > 0)
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const lines: PlacedText[] = [];
  for (const item of rows.toSorted((one, other) => one.x - other.x)) {
    const at = lines.findLastIndex((line) => goesOn(line, item));
    const line = lines[at];
    if (line) lines[at] = joined(line, item);
    else lines.push(item);
  }
  return lines.map(({ words, x, y, width, height }) => ({
    words: words.replaceAll(/\s+/g, ' ').trim(),
    x,
    y,
    width,
    height,
  }));
}

function goesOn(line: PlacedText, item: PlacedText): boolean {
  const size = Math.max(line.height, item.height);
  const isLevel = Math.abs(line.y + line.height - item.y - item.height) < size * 0.35;
  const isAlike = Math.min(line.height, item.height) > size * 0.6;
  const gap = item.x - (line.x + line.width);
  return isLevel && isAlike && gap > -size && gap < size * COLUMN;
}

function joined(line: PlacedText, item: PlacedText): PlacedText {
  const size = Math.max(line.height, item.height);
  const gap = item.x - (line.x + line.width);
  const top = Math.min(line.y, item.y);
  return {
    words: `${line.words}${gap > size * SPACE ? ' ' : ''}${item.words}`,
    x: line.x,
    y: top,
    width: Math.max(line.width, item.x + item.width - line.x),
    height: Math.max(line.y + line.height, item.y + item.height) - top,
  };
}
