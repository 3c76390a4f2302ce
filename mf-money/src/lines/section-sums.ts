import { amountOfLine, isCounted } from '@fieldspan/domain/money/document-lines';
import type { Lines } from './change-lines.ts';

/** What the lines below each section come to until the next one, by the key of the section. */
export function sectionSums(lines: Lines): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>();
  let section: string | null = null;
  for (const line of lines) {
    if (line.kind === 'section') {
      section = line.key;
      sums.set(section, 0n);
    } else if (section !== null && isCounted(line)) {
      sums.set(section, (sums.get(section) ?? 0n) + (amountOfLine(line) ?? 0n));
    }
  }
  return sums;
}
