const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** How well a label matches the typed text: at its start, at a word's start, or anywhere. */
function rank(label: string, typed: string): number {
  const name = plain(label);
  if (name.startsWith(typed)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(typed))) return 1;
  return name.includes(typed) ? 2 : -1;
}

/**
 * What has a label that matches the typed text, best first; all, in order, before anything is typed.
 * @param most maximum number
 */
export function matchingLabels<L extends { label: string }>(labelled: readonly L[], text: string, most: number): L[] {
  const typed = plain(text.trim());
  if (typed === '') return labelled.slice(0, most);
  return labelled
    .map((each) => ({ each, rank: rank(each.label, typed) }))
    .filter(({ rank: found }) => found >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ each }) => each);
}
